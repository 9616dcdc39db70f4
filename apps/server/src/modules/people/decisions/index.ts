export { askToDecide, type Decider, mayDecide, noteDecision } from './gate.ts';
