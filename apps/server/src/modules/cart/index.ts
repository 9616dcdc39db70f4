export {
  type CheckoutLine,
  freshenOffers,
  lockTickedPart,
  type TickedAbout,
  takeLinesPart,
  tickedLines,
  tickedSource,
} from './checkout.ts';
export { sweepCartsJob } from './jobs.ts';
export { prohibitedAs } from './prohibited-rules.ts';
export { cartRoutes } from './routes.ts';
export type { UnpaidOrders } from './service.ts';
export { hasLines, insertLines } from './store.ts';
