export { roundChannel } from './channels.ts';
export { roundFigures, roundSaving } from './figures.ts';
export { countInRounds } from './store.ts';
