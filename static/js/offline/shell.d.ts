// The files that every page needs, relative to the root; internal/site writes them.
declare module "sowbook:shell" {
  const shell: string[];
  export default shell;
}
