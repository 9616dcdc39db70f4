export { coloursShowing, facetFilter, facetKey, facetsOf } from './facets/rules.ts';
export {
  claimRecheck,
  freshnessOf,
  type GoodsChange,
  rateProducts,
  releaseRecheck,
  type SupplierGoods,
  staleOffers,
  storeSupplierGoods,
  takeOffShelf,
  writeFacets,
} from './goods-store.ts';
export { deskGoods, hiddenGoods, setFlags, setHidden } from './hidden-store.ts';
export { likestFromChina, localProducts } from './local-store.ts';
export {
  type OfferedSku,
  type OfferedSkuRow,
  offeredSkuOf,
  offeredSkus,
  offeredSkusOf,
  orderableSkus,
} from './offered.ts';
export { countIn, departmentsOf, freshUntil } from './rules.ts';
export { categoryNames, goodsById, nextGoods, type Place, type SearchableGoods } from './searchable.ts';
export {
  addSellerGoods,
  changeSellerGoods,
  refreshSellerPrices,
  renameSeller,
  sellerSupplier,
  sellersOnSale,
  stockOf,
} from './seller-goods.ts';
export { productCards, productDetail, productPrices, type TreeAt, treeAtOf, treeOf } from './service.ts';
export { deskShowcases, holdShowcase, putShowcase, saStockSlug } from './showcase-desk.ts';
export { fillShowcase } from './showcase-fill.ts';
export { claimSearch, isMapped, learnCategory, missingGoods, releaseSearch } from './sourced-store.ts';
export { returnStock, type StockWish, takeStock } from './stock-store.ts';
export { choicesOf, mainPictures, mainPicturesOf, namedProducts, namedSuppliers } from './store.ts';
export type { CategoryTree } from './tree.ts';
