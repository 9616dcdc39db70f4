export {
  type CheckoutLine,
  freshenOffers,
  lockTickedLines,
  type TickedAbout,
  takeLines,
  tickedLines,
  tickedSource,
} from './checkout.ts';
export { sweepCartsJob } from './jobs.ts';
export { prohibitedAs } from './prohibited-rules.ts';
export { cartRoutes } from './routes.ts';
