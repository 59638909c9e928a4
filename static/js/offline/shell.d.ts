// What internal/site tells the service worker to keep: the addresses of what every page needs, below the root.
declare module "sowbook:shell" {
  const shell: string[];
  export default shell;
}
