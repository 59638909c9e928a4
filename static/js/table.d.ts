// The drawing table of the boards, made from internal/boardsvg when the site is bundled.
declare module "sowbook:table" {
  const table: import("./seeds.js").Table;
  export default table;
}
