// The id of the build; internal/assets writes it into the scripts.
declare module "sowbook:build" {
  const build: string;
  export default build;
}
