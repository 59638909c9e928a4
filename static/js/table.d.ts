// The positions of seeds in a pit, generated from internal/boardsvg when the site is bundled.
declare module "sowbook:table" {
  const table: import("./seeds.js").Table;
  export default table;
}
