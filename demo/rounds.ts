import { roundStates } from '@sgb/contract/group-states.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { markets } from '@sgb/contract/order-states.ts';
import type { ParcelStatus } from '@sgb/contract/parcel-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import { fenToCents } from '@sgb/money/convert.ts';
import { keepPicture } from '@sgb/server/modules/base/uploads/seed.ts';
import { balance, book } from '@sgb/server/modules/books/ledger/index.ts';
import { type OrderRow, ordersAt, putIntoRound } from '@sgb/server/modules/buying/orders/index.ts';
import { rememberRecharge } from '@sgb/server/modules/cash/recharge/seed.ts';
import * as rounds from '@sgb/server/modules/community/rounds/seed.ts';
import { type CategoryTree, treeOf } from '@sgb/server/modules/goods/catalog/index.ts';
import { lockParcel, moveParcel, parcelActors } from '@sgb/server/modules/logistics/parcels/index.ts';
import { packParcel } from '@sgb/server/modules/logistics/parcels/seed.ts';
import { defaultReceiver } from '@sgb/server/modules/people/clients/index.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { Tx } from '@sgb/server/platform/db/database.ts';
import { allEnded } from '@sgb/server/platform/db/together.ts';
import { Refusal } from '@sgb/server/platform/http/refusal.ts';
import type { Settings } from '@sgb/server/platform/settings/settings.ts';
import sharp from 'sharp';
import { makeProduct } from './catalogue/product.ts';
import { stepsOf } from './orders.ts';
import { giveReceiver } from './receivers.ts';
import { type DemoTarget, worldApp } from './world-app.ts';

interface DemoRound {
  readonly key: string;
  readonly name: string;
  readonly notice: string;
  readonly line: 'A1' | 'S1';
  /** Days ago. */
  readonly opened: number;
  readonly closed?: number;
  /** Where its parcels went, and how many days ago. */
  readonly way: readonly (readonly [ParcelStatus, number])[];
  /** When it came to its ambassador. */
  readonly arrived?: number;
  /** Who has how many kilograms in it. */
  readonly parts: Readonly<Record<string, number>>;
}

/** The oldest first: the books run on only if everything is written in the order of its time. */
const all: readonly DemoRound[] = [
  {
    key: '00000000-0000-4000-a000-000000000001',
    name: 'Heavy things by sea',
    notice: 'Chairs, pots, tools: what can wait seven weeks.',
    line: 'S1',
    opened: 34,
    closed: 28,
    way: [
      [21, 26],
      [23, 25.5],
      [30, 25],
      [40, 23],
    ],
    parts: { neighbour_11: 30, neighbour_12: 25, neighbour_13: 40 },
  },
  {
    key: '00000000-0000-4000-a000-000000000002',
    name: 'Spring round',
    notice: 'Fetch it at the green gate beside the bakery.',
    line: 'A1',
    opened: 15,
    closed: 12.5,
    way: [
      [21, 12],
      [23, 11.6],
      [30, 11],
      [40, 10],
      [50, 4],
      [67, 3],
      [70, 2],
      [73, 1.5],
    ],
    arrived: 1.5,
    parts: { demo_member: 4, neighbour_14: 5, neighbour_15: 6 },
  },
  {
    key: '00000000-0000-4000-a000-000000000003',
    name: 'Before Christmas',
    notice: 'The last one that is here in time. Bring a friend: at 30 kg everybody pays less.',
    line: 'A1',
    opened: 2.5,
    way: [],
    parts: { neighbour_16: 8.5, neighbour_17: 8, neighbour_18: 7.5, demo_member: 7 },
  },
];

function sure<Value>(answer: Value | Refusal | undefined): Exclude<Value, Refusal> {
  if (answer instanceof Refusal) throw new Error(`the demo world cannot ship together: ${answer.message}`);
  return answer as Exclude<Value, Refusal>;
}

/** Goods that are heavier than they are large, of the first ones of the catalogue, which keep their numbers. */
const dense = Array.from({ length: 200 }, (_, place) => 3 * (place + 1)).filter((index) => {
  const { special, weightGrams, lengthMm, widthMm, heightMm, skus } = makeProduct(index);
  const perGram = fenToCents(skus[0]?.priceFen ?? 0, 26_000) / Math.max(1, weightGrams);
  return special === 0 && weightGrams >= 200 && (lengthMm * widthMm * heightMm) / 6_000 < weightGrams && perGram < 20;
});

interface Making {
  readonly target: DemoTarget;
  readonly settings: Settings;
  readonly tree: CategoryTree;
  readonly leaderId: number;
  readonly packer: number;
  readonly photos: string[];
}

let recharges = 700;

/** Somebody pays in just what is needed. */
async function payIn(tx: Tx, accountId: number, amountCents: number, at: Date): Promise<void> {
  const number = `RC20261101${String(++recharges).padStart(5, '0')}`;
  const posting = { from: 'gateway.ozow', to: balance(accountId, 'available'), amount: amountCents } as const;
  const words = { key: `demo:rounds:${number}`, type: entryTypes.recharge, ref: number, note: 'Ozow', now: at };
  const { entryId } = sure(await book(tx, { ...words, postings: [posting] }));
  rememberRecharge(tx, { accountId, number, method: 'ozow', amountCents, entryId, at });
}

/** Bought for this round, and collected before it opened. */
async function buy(
  tx: Tx,
  { settings }: Making,
  accountId: number,
  kilograms: number,
  place: number,
  round: DemoRound,
  today: Date,
) {
  const product = dense[place % dense.length] ?? 3;
  const { weightGrams, skus } = makeProduct(product);
  const quantity = Math.max(1, Math.floor((kilograms * 1000) / 1.08 / weightGrams));
  const goods = fenToCents(skus[0]?.priceFen ?? 0, 26_000) * quantity;
  const daysAgo = round.opened + 1.8;
  await payIn(tx, accountId, goods + 2_080 + Math.max(500, Math.round(goods / 10)), addDays(today, -daysAgo - 0.1));
  const path = `30@${daysAgo - 0.3} 32@${daysAgo - 0.4} 35@${daysAgo - 0.8} 40@${round.opened + 0.2}`;
  const checkout = { daysAgo, orders: [{ of: [product, quantity] as const, path }] };
  for (const { run } of stepsOf(checkout, 900 + place, accountId, today, settings)) await run(tx);
  const { items } = await ordersAt(tx, { statuses: [40], market: markets.china, accountId }, 1, 200);
  return items.filter((order: OrderRow) => order.productId === makeProduct(product).id && order.roundId === null);
}

/** A round, and everything that has happened to it, each thing at its time and without a word. */
async function write(tx: Tx, making: Making, round: DemoRound, first: number, today: Date): Promise<void> {
  const { target, settings, tree, leaderId } = making;
  const when = (daysAgo: number) => ({ settings, tree, now: addDays(today, -daysAgo) });
  const appAt = (now: Date) => ({ ...target, clock: { now: () => now } });
  const opened = when(round.opened);
  const row = await rounds.insertRound(tx, {
    leaderId,
    key: round.key,
    name: round.name,
    notice: round.notice,
    line: round.line,
    state: roundStates.open,
    stateAt: opened.now,
    public: true,
    code: `DEMO${round.key.slice(-4)}`,
    openedAt: opened.now,
    endsAt: addDays(opened.now, round.closed === undefined ? 7 : round.opened - round.closed),
  });
  if (!row) return;
  await rounds.recordMove(tx, row.id, null, { to: 10, who: 'leader', by: leaderId, why: 'Opened', now: opened.now });
  const joined = when(round.opened - 0.5);
  for (const [place, [username, kilograms]] of Object.entries(round.parts).entries()) {
    const account = await accountByLogin(tx, username);
    if (!account) continue;
    const accountId = account.id;
    if ((await defaultReceiver(tx, accountId)) === undefined) await giveReceiver(tx, target.vault, accountId, place);
    const orders = await buy(tx, making, accountId, kilograms, first + place, round, today);
    const others = await rounds.partsOf(tx, [row.id]);
    const wish = { round: row, mine: undefined, others, orders, wish: {} };
    const part = sure(await rounds.priced(appAt(joined.now), tx, { accountId, vipLevel: 0 }, wish, joined));
    const { figures, receiverId, insured, shownCents } = part;
    const began = { state: 'in', joinedAt: joined.now, autoDebit: true } as const;
    await rounds.savePart(tx, { roundId: row.id, accountId, ...began, receiverId, insured, shownCents, ...figures });
    putIntoRound(
      tx,
      orders.map(({ id }) => id),
      row.id,
    );
  }
  if (round.closed !== undefined) await ship(tx, making, round, row.id, today);
}

/** Closed, paid, packed and sent. */
async function ship(tx: Tx, making: Making, round: DemoRound, id: number, today: Date): Promise<void> {
  const { target, settings, tree, leaderId, packer, photos } = making;
  const when = (daysAgo: number) => ({ settings, tree, now: addDays(today, -daysAgo) });
  const at = when(round.closed ?? 0);
  const open = await rounds.roundById(tx, id);
  if (!open) return;
  const by = { who: 'clock', by: null, why: 'Its date has come', quiet: true } as const;
  const closed = await rounds.closeHeld(tx, open, await rounds.partsOf(tx, [id]), by, at);
  for (const part of await rounds.partsOf(tx, [id])) {
    await payIn(tx, part.accountId, part.freightCents + part.otherCents + part.packingCents, at.now);
  }
  const app = { ...target, clock: { now: () => at.now } };
  await rounds.makeParts(app, tx, closed, await rounds.partsOf(tx, [id]), at, true);
  const parts = await rounds.partsOf(tx, [id]);
  await rounds.billParts(tx, closed, parts, at);
  const packed = when((round.closed ?? 0) - 0.2);
  const held = async (parcelId: number | null) => {
    const parcel = await lockParcel(tx, parcelId ?? 0);
    if (!parcel) throw new Error(`round ${id} has lost a parcel`);
    return parcel;
  };
  for (const { parcelId } of parts) {
    const { id: number, grams, cubicCentimetres } = await held(parcelId);
    const side = Math.floor(Math.cbrt(cubicCentimetres) * 10);
    const size = { grams, lengthMm: side, widthMm: side, heightMm: side };
    sure(await packParcel(tx, { id: number, ...size, photo: photos.pop() ?? '', by: packer, quiet: true }, packed));
  }
  const carry = async (parcelId: number | null) => {
    let parcel = await held(parcelId);
    for (const [to, daysAgo] of round.way) {
      const mover = to === 21 ? { who: parcelActors.staff, by: packer } : { who: parcelActors.carrier, by: null };
      parcel = sure(await moveParcel(tx, parcel, { ...mover, to, why: '', now: when(daysAgo).now, quiet: true }));
    }
  };
  await allEnded(parts.map(({ parcelId }) => carry(parcelId)));
  let row = closed;
  const move = async (to: 30 | 40 | 50 | 60, daysAgo: number, who: 'clock' | 'leader', why: string) => {
    const leads = who === 'leader' ? leaderId : null;
    row = await rounds.moveHeld(tx, row, to, { who, by: leads, why }, when(daysAgo).now);
  };
  const left = round.way[0]?.[1] ?? 0;
  await move(30, (round.closed ?? 0) - 0.2, 'clock', 'Everything is packed');
  await move(40, left, 'clock', 'It has left our warehouse');
  if (round.arrived === undefined) return;
  const { now } = when(round.arrived);
  await move(50, round.arrived, 'leader', 'Arrived');
  await rounds.changeRound(tx, row, { arrivedAt: now });
  for (const part of parts) await rounds.changePart(tx, part, { arrivedAt: now });
  await move(60, round.arrived - 0.1, 'leader', `${parts.length} of ${parts.length} counted`);
}

/** Gives the ambassador of the demo an open round, one at sea and one that is being handed over; once. */
export async function ensureDemoRounds(target: DemoTarget): Promise<void> {
  const { db } = target;
  const today = target.clock.now();
  const ids = await db.read(async (reader) => ({
    leader: (await accountByLogin(reader, 'demo_ambassador'))?.id,
    packer: (await accountByLogin(reader, 'demo_warehouse'))?.id,
    neighbour: (await accountByLogin(reader, 'neighbour_18'))?.id,
  }));
  const { leader, packer, neighbour } = ids;
  if (!leader || !packer || !neighbour) return;
  if (await db.read((reader) => rounds.roundByKey(reader, leader, all[0]?.key ?? ''))) return;
  const { app, settings } = await worldApp(target);
  const tree = await treeOf(app);
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b98a56' } })
    .png()
    .toBuffer();
  const photos: string[] = [];
  const whose = { accountId: packer, purpose: 'goods' } as const;
  for (let place = 0; place < 6; place++) photos.push(await keepPicture(app, whose, `round-${place}.png`, picture));
  await db.transact(async (tx) => {
    let first = 0;
    for (const round of all) {
      const making = { target, settings, tree, leaderId: leader, packer, photos };
      await write(tx, making, round, first, today);
      first += Object.keys(round.parts).length;
    }
  });
}
