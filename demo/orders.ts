import { entryTypes } from '@sgb/contract/ledger.ts';
import type { OrderStatus } from '@sgb/contract/order-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import { fenToCents } from '@sgb/money/convert.ts';
import { balance, book } from '@sgb/server/modules/books/ledger/index.ts';
import { rememberCheckout, rememberPaid } from '@sgb/server/modules/buying/checkout/seed.ts';
import {
  actors,
  cashOf,
  giveBack,
  moveOrders,
  type NewOrder,
  type OrderRow,
  payOrders,
  signOrders,
} from '@sgb/server/modules/buying/orders/index.ts';
import { allGifts, hasOrders, insertOrders, writeBeginnings } from '@sgb/server/modules/buying/orders/seed.ts';
import { rememberRecharge } from '@sgb/server/modules/cash/recharge/seed.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { Database, Tx } from '@sgb/server/platform/db/database.ts';
import { Refusal } from '@sgb/server/platform/http/refusal.ts';
import { type Settings, settingsInForce } from '@sgb/server/platform/settings/settings.ts';
import { makeProduct } from './catalogue/product.ts';
import { makeSupplier, supplierCount } from './catalogue/suppliers.ts';

const rate = 26_000;

interface DemoOrder {
  /** Number of the product, one of the first round, which keep theirs, and how many. */
  readonly of: readonly [product: number, quantity: number];
  /** Where it went and how many days ago: '30@4.5 32@4.4'. What ends badly gives the money back. */
  readonly path: string;
  readonly remark?: string;
  readonly mark?: string;
  readonly toldLate?: true;
  /** What is known of its goods when it is ordered: those of a seller on our shelves. */
  readonly goods?: () => Partial<NewOrder> & { readonly unitCents: number };
}

export interface DemoCheckout {
  readonly daysAgo: number;
  readonly market?: 1;
  readonly unpaid?: true;
  readonly orders: readonly DemoOrder[];
}

const bought = (days: number) => `30@${days - 0.4} 32@${days - 0.5}`;

/** Two weeks of somebody who orders a lot: with their parcels something in every status, and every clock running. */
const fortnight: readonly DemoCheckout[] = [
  {
    daysAgo: 13,
    orders: [
      { of: [9, 1], path: `${bought(13)} 35@11.8 36@11 37@10.2 40@9.9`, mark: 'For Sipho' },
      { of: [171, 1], path: `${bought(13)} 35@11.6 36@10.9 37@10 40@9.6` },
      { of: [75, 1], path: `${bought(13)} 35@12 40@11` },
      { of: [198, 1], path: `${bought(13)} 35@12 40@11` },
    ],
  },
  {
    daysAgo: 12.8,
    // demo/parcels.ts sends them off.
    orders: [114, 126, 138, 54, 90, 162, 180, 72, 84, 102, 108].map((product) => ({
      of: [product, 1] as const,
      path: `${bought(12.8)} 35@11.9 40@10.6`,
    })),
  },
  {
    daysAgo: 12.2,
    orders: [
      { of: [111, 2], path: `${bought(12.2)} 35@11 40@9`, mark: 'Winter sale' },
      // Bought, and nothing since: cancelling is free, as its shopper was told.
      { of: [294, 1], path: '30@11.5 32@11.4', toldLate: true },
    ],
  },
  {
    daysAgo: 9,
    orders: [
      { of: [120, 2], path: `${bought(9)} 35@7.5 36@6.8 37@6.2 40@2.1`, remark: 'Both in the same shade, please.' },
      { of: [51, 3], path: `${bought(9)} 35@8 40@6.5` },
      { of: [231, 1], path: `${bought(9)} 35@4 36@3 37@0.4` },
    ],
  },
  {
    daysAgo: 8,
    market: 1,
    orders: [
      { of: [63, 1], path: '113@7 114@0.05' },
      { of: [158, 1], path: '113@3' },
    ],
  },
  {
    daysAgo: 6,
    orders: [
      { of: [303, 2], path: `${bought(6)} 35@4.2 36@2.5` },
      { of: [372, 1], path: `${bought(6)} 35@3.1` },
      { of: [384, 1], path: '30@5.6 31@4.8' },
    ],
  },
  { daysAgo: 5.2, orders: [{ of: [195, 1], path: '30@4.3 32@4.2' }] },
  { daysAgo: 4, market: 1, orders: [{ of: [112, 1], path: '115@3.4' }] },
  {
    daysAgo: 2,
    orders: [
      { of: [57, 2], path: '30@1.3' },
      { of: [276, 1], path: '90@0.2' },
    ],
  },
  { daysAgo: 1, market: 1, orders: [{ of: [105, 1], path: '' }] },
  {
    daysAgo: 0.3,
    orders: [
      { of: [87, 1], path: '', remark: 'The green one if the blue is gone.' },
      { of: [192, 1], path: '' },
    ],
  },
  {
    daysAgo: 0.1,
    unpaid: true,
    orders: [
      { of: [330, 2], path: '' },
      { of: [300, 1], path: '' },
    ],
  },
];

const collected = (days: number) => `${bought(days)} 35@${days - 2} 40@${days - 4}`;

/** Somebody whose goods have all arrived: enough to combine, and of every class that carriers tell apart. */
const shelf: readonly DemoCheckout[] = [
  {
    daysAgo: 9,
    orders: [
      { of: [3, 1], path: collected(9) },
      { of: [333, 2], path: collected(9) },
      { of: [303, 2], path: collected(9) },
      { of: [93, 2], path: collected(9) },
    ],
  },
  {
    daysAgo: 7,
    orders: [
      { of: [316, 3], path: collected(7) },
      { of: [321, 1], path: collected(7) },
      { of: [217, 1], path: collected(7) },
      { of: [135, 1], path: collected(7) },
      { of: [273, 5], path: collected(7) },
    ],
  },
];

const supplierNames = new Map(
  Array.from({ length: supplierCount }, (_, index) => makeSupplier(index)).map(({ id, name }) => [id, name]),
);

function newOrder(wanted: DemoOrder, market: 0 | 1, first: boolean, accountId: number, now: Date) {
  const [index, quantity] = wanted.of;
  const product = makeProduct(index);
  const [sku] = product.skus;
  if (!sku) throw new Error(`product ${index} has no SKU`);
  const sold = wanted.goods?.();
  const unitCents = sold?.unitCents ?? fenToCents(sku.priceFen, rate);
  const goodsCents = unitCents * quantity;
  const china = market === 0;
  const price = {
    goodsCents,
    chinaFreightCents: china ? 2_080 : 0,
    serviceFeeCents: china ? Math.max(500, Math.round(goodsCents / 10)) : 0,
    servicesCents: 0,
    deliveryCents: !china && first ? 6_000 : 0,
    couponCents: 0,
    scoinCents: 0,
    scoin: 0,
  };
  const { categoryId, supplierId, title, titleZh, weightGrams, lengthMm, widthMm, heightMm } = product;
  return {
    ...price,
    paidCents: price.goodsCents + price.chinaFreightCents + price.serviceFeeCents + price.deliveryCents,
    accountId,
    type: 0,
    market,
    status: 10,
    statusAt: now,
    productId: product.id,
    skuId: sku.id,
    specId: `spec${sku.id}`,
    supplierId,
    supplierName: supplierNames.get(supplierId) ?? '',
    categoryId,
    title,
    titleZh,
    options: [...sku.options],
    picture: sku.picture,
    unit: product.unit as 10,
    special: product.special as 0,
    quantity,
    unitFen: sku.priceFen,
    unitCents,
    weightGrams,
    lengthMm,
    widthMm,
    heightMm,
    remark: wanted.remark ?? '',
    mark: wanted.mark ?? '',
    createdAt: now,
    lateToldAt: wanted.toldLate ? now : null,
    ...sold,
  } satisfies Omit<NewOrder, 'checkoutId'>;
}

function sure<Value>(answer: Value | Refusal): Exclude<Value, Refusal> {
  if (answer instanceof Refusal) throw new Error(`the demo world cannot order: ${answer.message}`);
  return answer as Exclude<Value, Refusal>;
}

const why: Readonly<Partial<Record<OrderStatus, string>>> = {
  31: 'The supplier had run out',
  40: 'Weighed, measured and photographed',
  90: 'Cancelled by you',
  115: 'The last piece was damaged',
};

export interface Step {
  readonly at: Date;
  readonly run: (tx: Tx) => Promise<void>;
}

const ends: readonly OrderStatus[] = [31, 90, 115];

/** Orders of one checkout that go somewhere together. */
async function move(
  tx: Tx,
  orders: readonly OrderRow[],
  to: OrderStatus,
  now: Date,
  settings: Settings,
): Promise<void> {
  const accountId = orders[0]?.accountId ?? null;
  const signing = { who: actors.shopper, by: accountId, why: 'Signed for by you', quiet: true, settings, now };
  if (to === 114) return void sure(await signOrders(tx, orders, signing));
  const words = { why: why[to] ?? '', now };
  const by =
    to === 90
      ? ({ who: actors.shopper, by: accountId } as const)
      : ({ who: to === 31 || to === 115 ? actors.shop : actors.staff, by: null } as const);
  if (!ends.includes(to)) {
    sure(await moveOrders(tx, orders, { ...words, ...by, to, quiet: true }));
    if (to === 70) sure(await signOrders(tx, orders, signing));
    return;
  }
  const key = to === 90 ? 'cancel' : 'failed';
  const note = to === 90 ? 'Cancelled' : 'It could not be bought';
  for (const order of orders) {
    const back = sure(await giveBack(tx, order, { cash: cashOf(order), gifts: allGifts, key, note, settings, now }));
    const money = { money: () => back.cents, entryId: back.entryId };
    sure(await moveOrders(tx, [order], { ...words, ...by, ...money, to, quiet: true }));
  }
}

/** All that happens to one checkout, each thing at its time. */
export function stepsOf(
  checkout: DemoCheckout,
  place: number,
  accountId: number,
  today: Date,
  settings: Settings,
): Step[] {
  const at = (daysAgo: number) => addDays(today, -daysAgo);
  const now = at(checkout.daysAgo);
  const market = checkout.market ?? 0;
  const held: OrderRow[] = [];
  const begin = async (tx: Tx) => {
    const wanted = checkout.orders.map((order, nth) => newOrder(order, market, nth === 0, accountId, now));
    const key = `00000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`;
    const checkoutId = await rememberCheckout(tx, { accountId, key, market, type: 0, orders: wanted, settings, now });
    const orders = await insertOrders(
      tx,
      wanted.map((order) => ({ ...order, checkoutId })),
    );
    writeBeginnings(tx, orders, 'Ordered');
    held.push(...orders);
    if (checkout.unpaid) return;
    const { entryId } = sure(await payOrders(tx, { accountId, checkoutId, orders, scoinEntryId: null, now }));
    rememberPaid(tx, checkoutId, { entryId, now });
    for (const order of held) Object.assign(order, { status: market === 1 ? 112 : 20, entryId, paidAt: now });
  };
  const moves = checkout.orders.flatMap(({ path }, nth) =>
    path
      .split(' ')
      .filter(Boolean)
      .map((step) => ({ step, nth })),
  );
  const steps = [...Map.groupBy(moves, ({ step }) => step)].map(([step, those]): Step => {
    const [name, daysAgo] = step.split('@');
    const to = Number(name) as OrderStatus;
    const when = at(Number(daysAgo));
    const run = async (tx: Tx) => {
      const orders = those.flatMap(({ nth }) => held[nth] ?? []);
      if (orders.length < those.length) throw new Error('an order moves before it is made');
      await move(tx, orders, to, when, settings);
      for (const order of orders) order.status = to;
    };
    return { at: when, run };
  });
  return [{ at: now, run: begin }, ...steps];
}

/** Enough for all of it, paid in the day before. */
function recharge(owner: number, today: Date): Step {
  const at = addDays(today, -13.4);
  const [number, amountCents] = ['RC2026110100044', 900_000];
  const run = async (tx: Tx) => {
    const posting = { from: 'gateway.payfast', to: balance(owner, 'available'), amount: amountCents } as const;
    const words = { key: 'demo:orders:recharge', type: entryTypes.recharge, ref: number, note: 'PayFast', now: at };
    const { entryId } = sure(await book(tx, { ...words, postings: [posting] }));
    rememberRecharge(tx, { accountId: owner, number, method: 'payfast', amountCents, entryId, at });
  };
  return { at, run };
}

const buyers: Readonly<Record<string, readonly DemoCheckout[]>> = { demo_shopper: fortnight, demo_shipper: shelf };

/** Gives the demo's shopper orders in every status, through the doors that all orders go through; once. */
export async function ensureDemoOrders(db: Database, today: Date): Promise<void> {
  const settings = await settingsInForce(db, { now: () => today });
  await db.transact(async (tx) => {
    for (const [username, checkouts] of Object.entries(buyers)) {
      const account = await accountByLogin(tx, username);
      if (!account || (await hasOrders(tx, account.id))) continue;
      const steps = checkouts.flatMap((checkout, place) => stepsOf(checkout, place, account.id, today, settings));
      // The books run on from one to the next only if everything is written in the order of its time.
      const paid = checkouts === fortnight ? [recharge(account.id, today), ...steps] : steps;
      for (const { run } of paid.toSorted((one, other) => one.at.getTime() - other.at.getTime())) await run(tx);
    }
  });
}
