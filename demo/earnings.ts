import { entryTypes } from '@sgb/contract/ledger.ts';
import { addDays, addHours, dayMs, plusMonths, shopDay, shopMoment } from '@sgb/contract/time.ts';
import { fenToCents } from '@sgb/money/convert.ts';
import { balance, book } from '@sgb/server/modules/books/ledger/index.ts';
import { giveBack, lockOrder, noAmounts, noGifts } from '@sgb/server/modules/buying/orders/index.ts';
import { hasOrders, signedOrdersOf } from '@sgb/server/modules/buying/orders/seed.ts';
import { closeMonth, earnBy, fillPurse, settleRefunds } from '@sgb/server/modules/community/earnings/seed.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { Database, Tx } from '@sgb/server/platform/db/database.ts';
import { type Settings, settingsInForce } from '@sgb/server/platform/settings/settings.ts';
import { makeProduct } from './catalogue/product.ts';
import { type Step, stepsOf } from './orders.ts';

/** What neighbours signed for: in which month before this one, on which day, who, which product, for about how many rand. */
const bought = [
  [3, 6, 1, 63, 1_900],
  [3, 11, 2, 158, 2_400],
  [3, 19, 3, 105, 1_150],
  [3, 24, 4, 112, 1_700],
  [2, 4, 1, 158, 3_200],
  [2, 9, 5, 63, 2_750],
  [2, 15, 6, 105, 4_100],
  [2, 22, 2, 112, 2_300],
  [1, 3, 3, 63, 5_400],
  [1, 8, 6, 158, 6_300],
  [1, 14, 1, 112, 3_900],
  [1, 20, 4, 105, 2_600],
  [1, 26, 5, 158, 1_450],
] as const;
/** Of this month: how many days ago. */
const lately = [
  [5, 2, 63, 2_100],
  [1.5, 6, 112, 1_300],
] as const;
/** Which of the first ones came back in part, after they were paid out. */
const refunded = { place: 5, part: 0.4 };

const piecesFor = (product: number, rand: number): number => {
  const fen = makeProduct(product).skus[0]?.priceFen ?? 1;
  return Math.max(1, Math.round((rand * 100) / fenToCents(fen, 26_000)));
};

interface Purchase {
  readonly signedAt: Date;
  readonly who: number;
  readonly product: number;
  readonly rand: number;
}

function purchasesUntil(today: Date): Purchase[] {
  const month = `${shopDay(today).slice(0, 8)}01`;
  return [
    ...bought.map(([before, day, who, product, rand]) => {
      const signedAt = addDays(shopMoment(plusMonths(month, -before), 10), day - 1);
      return { signedAt, who, product, rand };
    }),
    ...lately.map(([ago, who, product, rand]) => ({ signedAt: addDays(today, -ago), who, product, rand })),
  ];
}

/** Money for all of it, before the first. */
async function recharge(tx: Tx, owner: number, now: Date): Promise<void> {
  const posting = { from: 'gateway.ozow', to: balance(owner, 'available'), amount: 3_000_000 } as const;
  const words = { key: `demo:earnings:${owner}`, type: entryTypes.recharge, ref: 'RC2026070100071', note: 'Ozow', now };
  await book(tx, { ...words, postings: [posting] });
}

/** Months that were over, and when purses were filled. */
function clockSteps(leader: number, today: Date, settings: Settings): Step[] {
  const month = `${shopDay(today).slice(0, 8)}01`;
  const ends = [2, 1, 0].map((before) => shopMoment(plusMonths(month, -before), 1));
  const closing = ends.map((now): Step => {
    const over = shopDay(addHours(now, -2)).slice(0, 7);
    return { at: now, run: (tx) => closeMonth(tx, { accountId: leader, month: over }, { settings, now }) };
  });
  const filling = [...ends, ...ends.map((end) => addDays(end, 14)), today]
    .filter((at) => at <= today)
    .map((at): Step => ({ at, run: (tx) => fillPurse(tx, leader, at) }));
  return [...closing, ...filling];
}

/** Three months of what an ambassador earned by orders of neighbours, and what the influencer did; once. */
export async function ensureDemoEarnings(db: Database, today: Date): Promise<void> {
  const settings = await settingsInForce(db, { now: () => today });
  await db.transact(async (tx) => {
    const leader = await accountByLogin(tx, 'demo_ambassador');
    const people: Awaited<ReturnType<typeof accountByLogin>>[] = [];
    for (const who of [1, 2, 3, 4, 5, 6]) people.push(await accountByLogin(tx, `neighbour_${who}`));
    const [first] = people;
    if (!leader || !first || (await hasOrders(tx, first.id))) return;
    for (const person of people) if (person) await recharge(tx, person.id, addDays(today, -125));
    const steps = purchasesUntil(today).flatMap((purchase, place) => {
      const owner = people[purchase.who - 1]?.id;
      return owner === undefined ? [] : stepsOfPurchase(purchase, place, owner, today, settings);
    });
    const all = [...steps, ...clockSteps(leader.id, today, settings)];
    for (const { run } of all.toSorted((one, other) => one.at.getTime() - other.at.getTime())) await run(tx);
    await fillInfluencer(tx, settings, today);
  });
}

function stepsOfPurchase(purchase: Purchase, place: number, owner: number, today: Date, settings: Settings): Step[] {
  const { signedAt, product, rand } = purchase;
  const ago = (today.getTime() - signedAt.getTime()) / dayMs;
  const of = [product, piecesFor(product, rand)] as const;
  const closed = ago > 8 ? ` 80@${ago - 7}` : '';
  const order = { of, path: `113@${ago + 1.5} 114@${ago}${closed}` };
  const checkout = { daysAgo: ago + 2, market: 1, orders: [order] } as const;
  const steps = stepsOf(checkout, 100 + place, owner, today, settings);
  const newest = async (tx: Tx) => (await signedOrdersOf(tx, owner)).at(-1) ?? 0;
  const earned = addHours(signedAt, 0.1);
  steps.push({ at: earned, run: async (tx) => earnBy(tx, [await newest(tx)], { settings, now: earned }) });
  if (place === refunded.place) {
    const now = addDays(signedAt, 12);
    steps.push({ at: now, run: async (tx) => giveSomeBack(tx, await newest(tx), settings, now) });
  }
  return steps;
}

async function giveSomeBack(tx: Tx, id: number, settings: Settings, now: Date): Promise<void> {
  const order = await lockOrder(tx, id);
  if (!order) throw new Error(`order ${id} is gone`);
  const cash = { ...noAmounts, goods: Math.round(order.goodsCents * refunded.part) };
  await giveBack(tx, order, { cash, gifts: noGifts, key: 'demo', note: 'One piece was broken', settings, now });
  await settleRefunds(tx, [id], { settings, now });
}

/** The demo's shopper came by the influencer's code. */
async function fillInfluencer(tx: Tx, settings: Settings, today: Date): Promise<void> {
  const [shopper, influencer] = [await accountByLogin(tx, 'demo_shopper'), await accountByLogin(tx, 'demo_influencer')];
  if (!shopper || !influencer) return;
  for (const id of await signedOrdersOf(tx, shopper.id)) await earnBy(tx, [id], { settings, now: today });
  await fillPurse(tx, influencer.id, today);
}
