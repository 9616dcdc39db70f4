export { ensureHelp } from './help/ensure.ts';
export type { HelpNeeds } from './help/fill.ts';
export { articleHeads, articleTexts } from './help/texts-of.ts';
export { pictureOf } from './picture.ts';
