// The checksum at the end of a link that a player sends: a link that was edited or cut off on its way is noticed.

const LENGTH = 7; // digits of 32 bits in base 36

/** Computes the 32-bit FNV-1a hash of a text, as seven digits of base 36. Texts that differ in one character have different ones.
 * @param {string} text */
export function checksum(text) {
  let hash = 0x811c9dc5;
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193);
  return (hash >>> 0).toString(36).padStart(LENGTH, "0");
}

/** Adds the checksum of a fragment to it. @param {string} fragment */
export const seal = (fragment) => `${fragment}&sum=${checksum(fragment)}`;

/** Reports whether a fragment ends in the checksum of what is before it. @param {string} fragment */
export const isIntact = (fragment) => fragment === seal(fragment.replace(/&sum=[^&]*$/, ""));
