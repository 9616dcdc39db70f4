import { entryTypes } from '@sgb/contract/ledger.ts';
import { markets } from '@sgb/contract/order-states.ts';
import type { ParcelStatus } from '@sgb/contract/parcel-states.ts';
import { batchStates } from '@sgb/contract/stock-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import { fenToCents } from '@sgb/money/convert.ts';
import { keepPicture } from '@sgb/server/modules/base/uploads/seed.ts';
import { balance, book } from '@sgb/server/modules/books/ledger/index.ts';
import { ordersAt, putIntoBatch } from '@sgb/server/modules/buying/orders/index.ts';
import { openShortageCase } from '@sgb/server/modules/care/workorders/index.ts';
import { rememberRecharge } from '@sgb/server/modules/cash/recharge/seed.ts';
import { namedProducts, treeOf } from '@sgb/server/modules/goods/catalog/index.ts';
import { lockParcel, moveParcel, parcelActors } from '@sgb/server/modules/logistics/parcels/index.ts';
import { packParcel } from '@sgb/server/modules/logistics/parcels/seed.ts';
import { insertWeighed } from '@sgb/server/modules/logistics/warehouse/seed.ts';
import { defaultReceiver } from '@sgb/server/modules/people/clients/index.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import * as batches from '@sgb/server/modules/stock/batches/seed.ts';
import { insertSeller, sellerOf } from '@sgb/server/modules/stock/shelves/seed.ts';
import type { Tx } from '@sgb/server/platform/db/database.ts';
import { Refusal } from '@sgb/server/platform/http/refusal.ts';
import sharp from 'sharp';
import { makeProduct } from './catalogue/product.ts';
import { stepsOfDispatches } from './dispatches.ts';
import { placesForSale, stepsOfListings } from './listings.ts';
import { stepsOf } from './orders.ts';
import { giveReceiver } from './receivers.ts';
import { type DemoTarget, worldApp } from './world-app.ts';

interface DemoBatch {
  readonly lines: number;
  readonly pieces: number;
  /** Days ago. */
  readonly paid: number;
  /** When which share of its lines came to our China warehouse. */
  readonly collected?: number;
  readonly come?: number;
  readonly failed?: number;
  readonly way: readonly (readonly [ParcelStatus, number])[];
  readonly counted?: number;
}

/** Something in every state; the counted one has 30 SKUs, a line that failed and one that was counted short. */
const all: readonly DemoBatch[] = [
  {
    lines: 31,
    pieces: 12,
    paid: 39,
    collected: 37,
    failed: 1,
    way: [
      [21, 36],
      [23, 35.8],
      [30, 35.5],
      [40, 35],
      [50, 17],
      [67, 16.5],
    ],
    counted: 15.8,
  },
  {
    lines: 3,
    pieces: 40,
    paid: 25.5,
    collected: 23.6,
    way: [
      [21, 22.9],
      [23, 22.7],
      [30, 22.4],
      [40, 21.9],
      [50, 0.9],
      [67, 0.4],
    ],
  },
  {
    lines: 4,
    pieces: 30,
    paid: 14,
    collected: 11,
    way: [
      [21, 10],
      [23, 9.8],
      [30, 9.4],
      [40, 9],
    ],
  },
  { lines: 3, pieces: 30, paid: 6, collected: 2, come: 2, way: [] },
  { lines: 2, pieces: 40, paid: 0.9, way: [] },
];

function sure<Value>(answer: Value | Refusal | undefined): Exclude<Value, Refusal> {
  if (answer instanceof Refusal) throw new Error(`the demo world cannot stock up: ${answer.message}`);
  return answer as Exclude<Value, Refusal>;
}

/** Small light goods of the first ones of the catalogue, which keep their numbers. */
const handy = Array.from({ length: 400 }, (_, place) => 2 * (place + 1)).filter((index) => {
  const { special, lengthMm, widthMm, heightMm, skus, weightGrams } = makeProduct(index);
  const cents = fenToCents(skus[0]?.priceFen ?? 0, 26_000);
  return (
    special === 0 && lengthMm * widthMm * heightMm < 3_000_000 && weightGrams < 1_000 && cents < 12_000 && cents > 1_500
  );
});

interface Step {
  readonly at: Date;
  readonly run: (tx: Tx) => Promise<void>;
}

interface Making {
  readonly target: DemoTarget;
  readonly app: Awaited<ReturnType<typeof worldApp>>['app'];
  readonly settings: Awaited<ReturnType<typeof worldApp>>['settings'];
  readonly accountId: number;
  readonly packer: number;
  readonly photos: string[];
  readonly today: Date;
}

/** Somebody pays in just what is needed. */
async function payIn(tx: Tx, accountId: number, amountCents: number, nth: string, at: Date): Promise<void> {
  const number = `RC20261102${nth.padStart(5, '0')}`;
  const posting = { from: 'gateway.ozow', to: balance(accountId, 'available'), amount: amountCents } as const;
  const words = { key: `demo:stock:${number}`, type: entryTypes.recharge, ref: number, note: 'Ozow', now: at };
  const { entryId } = sure(await book(tx, { ...words, postings: [posting] }));
  rememberRecharge(tx, { accountId, number, method: 'ozow', amountCents, entryId, at });
}

/** Everything that happens to one batch, each thing at its time. */
async function stepsOfBatch(making: Making, batch: DemoBatch, place: number, first: number): Promise<Step[]> {
  const { target, app, settings, accountId, packer, photos, today } = making;
  const tree = await treeOf(app);
  const when = (daysAgo: number) => ({ settings, tree, now: addDays(today, -daysAgo) });
  const hostAt = (now: Date) => ({ ...target, clock: { now: () => now } });
  const products = Array.from({ length: batch.lines }, (_, nth) => handy[first + nth] ?? 2);
  const goods = products.reduce(
    (sum, product) => sum + fenToCents(makeProduct(product).skus[0]?.priceFen ?? 0, 26_000) * batch.pieces,
    0,
  );
  const came = batch.come ?? batch.lines;
  const path = (nth: number) => {
    const start = `30@${batch.paid - 0.3} 32@${batch.paid - 0.4}`;
    if (batch.failed === nth) return `31@${batch.paid - 0.5}`;
    return batch.collected !== undefined && nth < came ? `${start} 35@${batch.paid - 1} 40@${batch.collected}` : start;
  };
  const orders = products.map((product, nth) => ({ of: [product, batch.pieces] as const, path: path(nth) }));
  const checkout = { daysAgo: batch.paid, orders };
  const buying = stepsOf(checkout, 1_900 + place, accountId, today, settings);
  let id = 0;
  const step = (daysAgo: number, run: (tx: Tx) => Promise<void>): Step => ({ at: addDays(today, -daysAgo), run });
  const follow = async (tx: Tx, now: Date) => {
    const held = await batches.lockBatch(tx, id);
    if (held) await batches.followHeld(hostAt(now), tx, held, { settings, tree, now });
    return batches.lockBatch(tx, id);
  };
  const steps = [
    step(batch.paid + 0.01, (tx) =>
      payIn(tx, accountId, Math.round(goods * 1.2) + 60_000, String(2 * place), when(batch.paid + 0.01).now),
    ),
    ...buying,
    step(batch.paid - 0.001, async (tx) => {
      id = await write(tx, making, products, when(batch.paid).now);
    }),
  ];
  if (batch.collected !== undefined) {
    const { now } = when(batch.collected - 0.01);
    steps.push(
      step(batch.collected - 0.005, async (tx) => {
        await payIn(tx, accountId, 300_000, String(2 * place + 1), now);
      }),
      step(batch.collected - 0.01, async (tx) => {
        await weigh(tx, making, id, now);
        await follow(tx, now);
      }),
    );
  }
  const [left] = batch.way;
  if (left) {
    const packed = when(left[1] + 0.1);
    steps.push(
      step(left[1] + 0.1, async (tx) => {
        const parcel = await lockParcel(tx, (await batches.lockBatch(tx, id))?.parcelId ?? 0);
        if (!parcel) throw new Error('a batch of the demo has no shipment');
        const side = Math.max(10, Math.floor(Math.cbrt(parcel.cubicCentimetres) * 10));
        const size = { grams: parcel.grams, lengthMm: side, widthMm: side, heightMm: side };
        sure(
          await packParcel(tx, { id: parcel.id, ...size, photo: photos.pop() ?? '', by: packer, quiet: true }, packed),
        );
      }),
    );
  }
  for (const [to, daysAgo] of batch.way) {
    steps.push(
      step(daysAgo, async (tx) => {
        const parcel = await lockParcel(tx, (await batches.lockBatch(tx, id))?.parcelId ?? 0);
        if (!parcel) throw new Error('a batch of the demo has lost its shipment');
        const mover = to === 21 ? { who: parcelActors.staff, by: packer } : { who: parcelActors.carrier, by: null };
        sure(await moveParcel(tx, parcel, { ...mover, to, why: '', now: when(daysAgo).now, quiet: true }));
        await follow(tx, when(daysAgo).now);
      }),
    );
  }
  const { counted } = batch;
  if (counted !== undefined) {
    steps.push(
      step(counted, async (tx) => {
        const lines = (await batches.linesOf(tx, [id])).filter(({ shipped }) => shipped);
        const found = lines.map(({ skuId, quantity }, nth) => ({
          skuid: String(skuId),
          sellable: quantity - (nth === 2 ? 3 : nth === 5 ? 1 : 0),
          damaged: nth === 5 ? 1 : 0,
          place: `J1-0${1 + (nth % 6)}-${1 + Math.floor(nth / 6)}`,
        }));
        const { now } = when(counted);
        sure(
          await batches.countBatch(
            tx,
            { openCase: openShortageCase },
            { id, lines: found },
            { by: packer, settings, now },
          ),
        );
      }),
    );
  }
  return steps;
}

/** A batch of the orders that were paid a moment ago. */
async function write(tx: Tx, { accountId }: Making, products: readonly number[], now: Date): Promise<number> {
  const { items } = await ordersAt(tx, { statuses: [20], market: markets.china, accountId }, 1, 200);
  const wanted = new Set(products.map((product) => makeProduct(product).id));
  const orders = items.filter((order) => wanted.has(order.productId) && order.stockBatchId === null);
  const sum = (amount: (order: (typeof orders)[number]) => number) =>
    orders.reduce((all_, order) => all_ + amount(order), 0);
  const row = await batches.insertBatch(tx, {
    accountId,
    state: batchStates.paid,
    stateAt: now,
    createdAt: now,
    checkoutId: orders[0]?.checkoutId ?? null,
    goodsCents: sum(({ goodsCents }) => goodsCents),
    feeCents: sum(({ serviceFeeCents }) => serviceFeeCents),
    chinaCents: sum(({ chinaFreightCents }) => chinaFreightCents),
    totalCents: sum(({ paidCents }) => paidCents),
  });
  batches.writeMove(tx, row.id, { from: null, to: batchStates.paid, by: accountId, why: '', now });
  await batches.writeLines(
    tx,
    row.id,
    orders.map((order) => ({
      batchId: row.id,
      skuId: order.skuId,
      productId: order.productId,
      quantity: order.quantity,
      title: order.title,
      picture: order.picture,
      options: order.options,
      unit: order.unit,
      special: order.special,
      unitCents: order.unitCents,
      paidCents: order.paidCents,
      orderId: order.id,
    })),
  );
  putIntoBatch(
    tx,
    orders.map(({ id }) => id),
    row.id,
  );
  return row.id;
}

/** What has come was weighed and measured. */
async function weigh(tx: Tx, { accountId, packer }: Making, batchId: number, now: Date): Promise<void> {
  const { items } = await ordersAt(tx, { statuses: [40], market: markets.china, accountId }, 1, 200);
  const goods = items.filter(({ stockBatchId }) => stockBatchId === batchId);
  const weighed = goods.map(({ id, quantity, lengthMm, widthMm, heightMm, weightGrams }) => ({
    code: `YT77${String(id).padStart(11, '0')}`,
    orderId: id,
    grams: Math.max(1, weightGrams) * quantity,
    lengthMm,
    widthMm,
    heightMm: heightMm * quantity,
    shelf: `D4-1-${1 + (id % 40)}`,
    photos: [],
    weighedAt: now,
    weighedBy: packer,
  }));
  insertWeighed(tx, weighed);
}

const linesOfDraft = (batchId: number, products: readonly number[]) =>
  products.flatMap((product) => {
    const { id, skus, minOrder, batch, title, pictures } = makeProduct(product);
    const [sku] = skus;
    if (!sku) return [];
    const quantity = Math.ceil(Math.max(20, minOrder) / batch) * batch;
    return [{ batchId, skuId: sku.id, productId: id, quantity, title, picture: pictures[0] ?? '' }];
  });

/** A draft, and one that was thrown away. */
async function drafts(tx: Tx, accountId: number, today: Date): Promise<void> {
  const { draft, cancelled } = batchStates;
  const old = addDays(today, -8);
  const gone = await batches.insertBatch(tx, { accountId, state: cancelled, stateAt: old, createdAt: old });
  batches.writeMove(tx, gone.id, { from: null, to: draft, by: accountId, why: '', now: old });
  batches.writeMove(tx, gone.id, { from: draft, to: cancelled, by: accountId, why: 'Thrown away', now: old });
  const row = await batches.insertBatch(tx, { accountId, state: draft, stateAt: today, createdAt: today });
  batches.writeMove(tx, row.id, { from: null, to: draft, by: accountId, why: '', now: today });
  await batches.writeLines(tx, row.id, linesOfDraft(row.id, handy.slice(60, 63)));
  await batches.writeLines(tx, gone.id, linesOfDraft(gone.id, handy.slice(64, 66)));
}

/** Gives the stocker of the demo batches in every state, a shelf in Johannesburg and parcels to clients; once. */
export async function ensureDemoStock(target: DemoTarget): Promise<void> {
  const { db } = target;
  const today = target.clock.now();
  const { stocker, packer, service, buyer, known } = await db.read(async (reader) => {
    const account = await accountByLogin(reader, 'demo_stocker');
    return {
      stocker: account?.id,
      packer: (await accountByLogin(reader, 'demo_warehouse'))?.id,
      service: (await accountByLogin(reader, 'demo_service'))?.id,
      buyer: (await accountByLogin(reader, 'demo_nolinks'))?.id,
      known: account ? await sellerOf(reader, account.id) : undefined,
    };
  });
  if (!stocker || !packer || !service || !buyer || known) return;
  const { app, settings } = await worldApp(target);
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a9744f' } })
    .png()
    .toBuffer();
  const photos: string[] = [];
  const whose = { accountId: packer, purpose: 'goods' } as const;
  for (let place = 0; place < all.length; place++)
    photos.push(await keepPicture(app, whose, `stock-${place}.png`, picture));
  const making = { target, app, settings, accountId: stocker, packer, photos, today };
  const steps: Step[] = [];
  let first = 0;
  for (const [place, batch] of all.entries()) {
    steps.push(...(await stepsOfBatch(making, batch, place, first)));
    first += batch.lines;
  }
  const skus = handy.map((product) => makeProduct(product).skus[0]?.id ?? 0);
  steps.push(...stepsOfDispatches({ ...making, skus }));
  // A small catalogue has not got all that the stocker sells.
  const ids = placesForSale.map((place) => makeProduct(handy[place] ?? 0).id);
  if ((await db.read((reader) => namedProducts(reader, ids))).length === ids.length)
    steps.push(...stepsOfListings({ ...making, service, buyer, handy, payIn }));
  await db.transact(async (tx) => {
    await insertSeller(tx, stocker, addDays(today, -39.2));
    if ((await defaultReceiver(tx, stocker)) === undefined) await giveReceiver(tx, target.vault, stocker, 7);
    for (const step of steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())) await step.run(tx);
    await drafts(tx, stocker, today);
  });
}
