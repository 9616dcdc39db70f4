export {
  type CheckoutLine,
  lockTickedLines,
  type TickedAbout,
  takeLines,
  tickedLines,
  tickedSource,
} from './checkout.ts';
export { prohibitedAs } from './prohibited-rules.ts';
export { quantityProblem } from './rules.ts';
