export { roundChannel } from './channels.ts';
export { endOpenRounds } from './closing/close.ts';
export { roundFigures, roundSaving } from './figures.ts';
export { type LiveRound, liveRound, mayLook, type ShownRound, shownRound } from './pages/live.ts';
export { countInRounds } from './store.ts';
