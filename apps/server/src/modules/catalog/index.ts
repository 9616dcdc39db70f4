export {
  addSupplierCategories,
  claimRecheck,
  freshnessOf,
  releaseRecheck,
  type SupplierGoods,
  staleOffers,
  storeSupplierGoods,
  takeOffShelf,
} from './goods-store.ts';
export { recountJob, refillShowcasesJob } from './jobs.ts';
export {
  countAllProducts,
  hasProducts,
  loadCategories,
  loadProducts,
  loadSuppliers,
  type NewCategory,
  type NewProduct,
  type NewSupplier,
  recount,
} from './load.ts';
export {
  type OfferedSku,
  type OfferedSkuRow,
  offeredSkuOf,
  offeredSkus,
  offeredSkusOf,
  orderableSkus,
} from './offered.ts';
export { catalogRoutes } from './routes.ts';
export { countIn, departmentsOf, freshUntil } from './rules.ts';
export { categoryNames, goodsById, nextGoods, type Place, type SearchableGoods } from './searchable.ts';
export { productCards, productDetail, productPrices, treeOf } from './service.ts';
export { ensureShowcases } from './showcase-fill.ts';
export type { NewShowcase } from './showcase-store.ts';
export { returnStock, type StockWish, takeStock } from './stock-store.ts';
export { mainPictures, mainPicturesOf } from './store.ts';
export type { CategoryTree } from './tree.ts';
