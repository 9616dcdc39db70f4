export { ensureSearchWords } from './ensure.ts';
export { writeTerms } from './indexer.ts';
export { indexProductsJob } from './jobs.ts';
export { goodsMatching } from './service.ts';
export { findTexts, textKinds, textWords } from './texts/find.ts';
export { dropTexts, indexTexts, learnTexts, type Text } from './texts/write.ts';
