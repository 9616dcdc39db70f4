export { askToDecide, type Decider, mayDecide, noteDecision } from './gate.ts';
export {
  type DecisionRow,
  decisionsAbout,
  decisionsById,
  doneAbout,
  waitingDecisionSum,
  waitingDecisions,
} from './store.ts';
