// What a page says of itself to its scripts.

/** Reads a meta element of the page, such as the address of a script or the id of the build.
 * @param {string} name @returns {string} "" if the page lacks it */
export const meta = (name) => /** @type {HTMLMetaElement|null} */ (document.querySelector(`meta[name=sowbook-${name}]`))?.content ?? "";
