// The files that every page needs, relative to the root; internal/sitemeta lists them, and internal/assets writes them into
// the script.
declare module "sowbook:shell" {
  const shell: string[];
  export default shell;
}
