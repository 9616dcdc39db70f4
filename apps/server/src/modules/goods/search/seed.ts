/** For those who build worlds: the demo, benches and tests. */
export { addCategoryWords, type CategoryWords } from './ensure.ts';
export { explainSearch } from './explain.ts';
export { countDocuments } from './index-store.ts';
export { isSearchable, rebuildSearch } from './indexer.ts';
