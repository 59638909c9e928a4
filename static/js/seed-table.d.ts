// The positions of seeds in a pit, generated from internal/boardsvg when the site is bundled.
declare module "sowbook:seed-table" {
  const table: import("./seeds.js").SeedTable;
  export default table;
}
