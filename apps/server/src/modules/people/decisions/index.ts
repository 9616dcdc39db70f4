export { askToDecide, type Decider, mayDecide, noteDecision } from './gate.ts';
export { type DecisionRow, decisionsAbout, doneAbout } from './store.ts';
