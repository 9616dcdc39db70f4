import { ensureDemoCart } from './cart.ts';
import { ensureDemoPairs } from './china-pairs.ts';
import { ensureDemoCoupons } from './coupons.ts';
import { ensureDemoEarnings } from './earnings.ts';
import { ensureDemoFeedback } from './feedback.ts';
import { ensureDemoFigures } from './figures.ts';
import { ensureDemoFlights } from './flights.ts';
import { ensureDemoForwarding } from './forwarding.ts';
import { ensureDemoFunnel } from './funnel.ts';
import { ensureDemoGifts } from './gifts.ts';
import { ensureDemoGroups } from './groups.ts';
import { ensureDemoManualEntries } from './manual-entries.ts';
import { ensureDemoMemberships } from './memberships.ts';
import { ensureDemoMessages } from './messages.ts';
import { ensureDemoMoney } from './money.ts';
import { ensureDemoOrders } from './orders.ts';
import { ensureDemoParcels } from './parcels.ts';
import { ensureDemoPopups } from './popups.ts';
import { ensureDemoPromotion } from './promotion.ts';
import { ensureDemoPurchases } from './purchases.ts';
import { ensureDemoQuestions } from './questions/load.ts';
import { ensureDemoRates } from './rates.ts';
import { ensureDemoReceivers } from './receivers.ts';
import { ensureDemoRecharges } from './recharges.ts';
import { ensureDemoRounds } from './rounds.ts';
import { ensureDemoSplit } from './splits.ts';
import { exemptDemoStaff } from './staff.ts';
import { ensureDemoStock } from './stock.ts';
import { ensureDemoTeams } from './teams.ts';
import { ensureDemoCases } from './workorders.ts';
import { ensureDemoWorld, settle } from './world.ts';
import type { DemoTarget } from './world-app.ts';

/** Parts of the world, in the order in which one builds on the other. */
type Loaders = Readonly<Record<string, (target: DemoTarget) => Promise<void>>>;

/** What the people of the demo have before there are goods. */
const withoutGoods = {
  staff: ({ db }) => exemptDemoStaff(db),
  rates: ({ db, clock }) => ensureDemoRates(db, clock.now()),
  receivers: ({ db, vault }) => ensureDemoReceivers(db, vault),
  groups: ({ db, clock }) => ensureDemoGroups(db, clock.now()),
  messages: ({ db }) => ensureDemoMessages(db),
  recharges: ({ db }) => ensureDemoRecharges(db),
  money: ({ db }) => ensureDemoMoney(db),
  memberships: ({ db, clock }) => ensureDemoMemberships(db, clock.now()),
  coupons: ({ db, clock }) => ensureDemoCoupons(db, clock.now()),
  gifts: ensureDemoGifts,
  feedback: ({ db, clock }) => ensureDemoFeedback(db, clock.now()),
} satisfies Loaders;

/** What they have bought, sent and earned: its numbers follow one another. */
const withGoods = {
  orders: ({ db, clock }) => ensureDemoOrders(db, clock.now()),
  forwarding: ({ db, clock }) => ensureDemoForwarding(db, clock.now()),
  parcels: ensureDemoParcels,
  split: ensureDemoSplit,
  earnings: ({ db, clock }) => ensureDemoEarnings(db, clock.now()),
  promotion: ensureDemoPromotion,
  cart: ({ db, clock }) => ensureDemoCart(db, clock.now()),
  cases: ensureDemoCases,
  teams: ({ db, clock }) => ensureDemoTeams(db, clock.now()),
  popups: ensureDemoPopups,
  rounds: ensureDemoRounds,
  stock: ensureDemoStock,
  manual: ensureDemoManualEntries,
  purchases: ({ db, clock }) => ensureDemoPurchases(db, clock.now()),
  figures: ensureDemoFigures,
} satisfies Loaders;

/** What is nothing to the others. The words of questions are learnt after those of goods. */
const besides = {
  questions: ({ db, clock }) => ensureDemoQuestions(db, clock.now()),
  pairs: ({ db }) => ensureDemoPairs(db),
  flights: ({ db, clock }) => ensureDemoFlights(db, clock.now()),
  funnel: ({ db, clock }) => ensureDemoFunnel(db, clock.now()),
} satisfies Loaders;

type DemoPart = keyof typeof withoutGoods | keyof typeof withGoods | keyof typeof besides;

export interface DemoWish {
  /** How many products an empty catalogue gets. */
  readonly products: number;
  readonly without?: readonly DemoPart[];
}

/**
 * Makes the demo world, each part of it once; says what it made. Two things at a time, for one of them alone leaves a core
 * without work: goods are written while people get what needs none, and indexed while they buy.
 */
export async function loadDemoWorld(target: DemoTarget, { products, without = [] }: DemoWish): Promise<string> {
  const load = async (loaders: Loaders) => {
    for (const [part, ensure] of Object.entries(loaders)) {
      if (!without.includes(part as DemoPart)) await ensure(target);
    }
  };
  const { db, clock } = target;
  const { made, settled } = await ensureDemoWorld(db, products, clock.now(), () => load(withoutGoods));
  const settling = settled ? Promise.resolve() : settle(db);
  await Promise.all([settling.then(() => load(besides)), load(withGoods)]);
  return made;
}
