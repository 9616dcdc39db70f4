/** For those who build worlds: the demo, benches and tests. */
export { addSupplierCategories } from './goods-store.ts';
export {
  countAllProducts,
  growProducts,
  hasProducts,
  loadCategories,
  loadProducts,
  loadSuppliers,
  type NewCategory,
  type NewProduct,
  type NewSupplier,
  recount,
} from './load.ts';
export { ensureShowcases } from './showcase-fill.ts';
export type { NewShowcase } from './showcase-store.ts';
