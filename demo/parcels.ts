import type { CarrierKind } from '@sgb/contract/carrier-kinds.ts';
import { markets } from '@sgb/contract/order-states.ts';
import { type ParcelStatus, parcelNumber } from '@sgb/contract/parcel-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import { keepPicture } from '@sgb/server/modules/base/uploads/seed.ts';
import { actors, lockOrders, moveOrders, ordersAt, signOrders } from '@sgb/server/modules/buying/orders/index.ts';
import { type CategoryTree, treeOf } from '@sgb/server/modules/goods/catalog/index.ts';
import { keepScan } from '@sgb/server/modules/logistics/carriers/seed.ts';
import { lockParcel, moveParcel, parcelActors } from '@sgb/server/modules/logistics/parcels/index.ts';
import { giveUpParcel, hasParcels, makeParcel, packParcel } from '@sgb/server/modules/logistics/parcels/seed.ts';
import { openSurvey } from '@sgb/server/modules/logistics/surveys/index.ts';
import { addresseeOf } from '@sgb/server/modules/people/clients/index.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { App } from '@sgb/server/platform/app.ts';
import type { Tx } from '@sgb/server/platform/db/database.ts';
import { allEnded } from '@sgb/server/platform/db/together.ts';
import { Refusal } from '@sgb/server/platform/http/refusal.ts';
import type { Settings } from '@sgb/server/platform/settings/settings.ts';
import sharp from 'sharp';
import { makeProduct } from './catalogue/product.ts';
import { weighShelf } from './shelf.ts';
import { type DemoTarget, worldApp } from './world-app.ts';

interface DemoParcel {
  /** Numbers of the products whose orders lie in it. */
  readonly of: readonly number[];
  readonly line: 'A1' | 'A2' | 'S1';
  /** What happened to it, and how many days ago: 'made@8 packed@7.5 21@7'. */
  readonly path: string;
  /** How heavy it turned out, in parts of what was expected. */
  readonly weighs?: number;
}

const made = (daysAgo: number) => `made@${daysAgo} packed@${daysAgo - 0.3}`;
const abroad = (left: number) => `21@${left} 23@${left - 0.4} 30@${left - 1} 40@${left - 1.6}`;

/** Goods that demo/orders.ts has collected, on every stretch of their way. */
const parcels: readonly DemoParcel[] = [
  { of: [75], line: 'A2', path: `${made(10.5)} ${abroad(10)} 50@5 67@4 70@3.5 80@3 90@0.06` },
  { of: [198], line: 'A1', path: `${made(10.5)} ${abroad(10)} 50@8.3 67@8.2 73@8.1 80@8 90@7.9 closed@0.8` },
  { of: [84], line: 'A2', path: `${made(10.4)} ${abroad(9.5)} 50@2 67@1 70@0.2`, weighs: 0.6 },
  { of: [102], line: 'A1', path: `${made(10.4)} ${abroad(9.5)} 50@2.5 67@1.6 73@0.5` },
  { of: [72], line: 'A1', path: `${made(10.3)} ${abroad(9)} 50@1.4 67@0.3` },
  { of: [180], line: 'A2', path: `${made(10.3)} ${abroad(8)} 50@0.6`, weighs: 0.7 },
  { of: [9], line: 'A2', path: `${made(8)} ${abroad(7)} 50@3 67@2.2 70@1.5 80@1.2` },
  { of: [171], line: 'A1', path: `${made(8)} ${abroad(5)}` },
  { of: [162], line: 'A1', path: `${made(4)} 21@3 23@2.5 30@1.9` },
  { of: [90], line: 'A1', path: `${made(3)} 21@2 23@1.1` },
  { of: [54], line: 'A1', path: `${made(2.4)} 21@0.7` },
  { of: [138], line: 'A1', path: made(1.2) },
  { of: [111], line: 'A1', path: 'made@1.5' },
  { of: [126], line: 'A1', path: made(2), weighs: 3 },
  { of: [114], line: 'S1', path: 'unpaid@0.6' },
  { of: [108], line: 'A1', path: 'made@3.5 99@3.1' },
];

/** What the carrier saw on the way, where it says more than the status. */
const scans: Readonly<Partial<Record<ParcelStatus, { readonly kind: CarrierKind; readonly place: string }>>> = {
  23: { kind: 'depot', place: 'Guangzhou' },
  30: { kind: 'declared', place: 'Guangzhou' },
  40: { kind: 'departed', place: 'Hong Kong' },
  50: { kind: 'arrived', place: 'Johannesburg' },
  67: { kind: 'warehouse', place: 'Johannesburg' },
  70: { kind: 'out', place: 'Johannesburg' },
  73: { kind: 'waiting', place: 'Johannesburg' },
  80: { kind: 'delivered', place: 'Johannesburg' },
};

function sure<Value>(answer: Value | Refusal): Exclude<Value, Refusal> {
  if (answer instanceof Refusal) throw new Error(`the demo world cannot ship: ${answer.message}`);
  return answer as Exclude<Value, Refusal>;
}

/** A box on the scales. */
const scales = `<svg width="640" height="480" xmlns="http://www.w3.org/2000/svg">
  <rect width="640" height="480" fill="#c9c3b8"/><rect x="150" y="90" width="340" height="230" fill="#b98a56"/>
  <path d="M320 90V320" stroke="#d8c59b" stroke-width="34"/><rect x="90" y="320" width="460" height="36" rx="8" fill="#5b6166"/>
  <rect x="220" y="356" width="200" height="80" rx="8" fill="#2d3236"/><rect x="250" y="374" width="140" height="44" fill="#9fd8a2"/>
</svg>`;

interface Journey {
  readonly app: App;
  readonly settings: Settings;
  readonly tree: CategoryTree;
  readonly accountId: number;
  readonly receiverId: number;
  readonly packer: number;
  readonly photo: string;
  readonly today: Date;
}

interface Step {
  readonly name: string;
  readonly now: Date;
}

const isCarried = ({ name }: Step): boolean => Number(name) >= 21 && Number(name) < 90;

/** What happens to one parcel, in three parts: here with its money, on its way, and at its end. */
function travelOf(tx: Tx, journey: Journey, orderIds: readonly number[], parcel: DemoParcel, place: number) {
  const { settings, accountId, today } = journey;
  let id = 0;
  const held = async () => {
    const row = await lockParcel(tx, id);
    if (!row) throw new Error(`parcel ${id} is gone`);
    return row;
  };
  const by = { who: parcelActors.staff, by: journey.packer, quiet: true } as const;
  const steps = parcel.path.split(' ').map((step): Step => {
    const [name = '', daysAgo] = step.split('@');
    return { name, now: addDays(today, -Number(daysAgo)) };
  });
  const first = steps.findIndex(isCarried);
  const left = first < 0 ? steps.length : first;

  async function take({ name, now }: Step): Promise<void> {
    const app = { ...journey.app, clock: { now: () => now } };
    if (name === 'made' || name === 'unpaid') {
      const choice = { line: parcel.line, delivery: undefined, services: [], insured: place % 3 === 0, coins: 0 };
      const wanted = { ...choice, couponId: 0, orderIds, receiverId: journey.receiverId };
      const key = `00000000-0000-4000-9000-${String(place + 1).padStart(12, '0')}`;
      const making = { accountId, vipLevel: 0, wanted, key, agreedCents: null, autoDebit: false } as const;
      const at = { settings, now, tree: journey.tree };
      id = sure(await makeParcel(app, tx, { ...making, payNow: name === 'made' }, at)).id;
    } else if (name === 'packed') {
      const { grams: expected, cubicCentimetres } = await held();
      const part = parcel.weighs ?? 1;
      const side = Math.floor(Math.cbrt(cubicCentimetres * Math.min(1, part)) * 10);
      const size = { grams: Math.floor(expected * part), lengthMm: side, widthMm: side, heightMm: side };
      const packing = { id, ...size, photo: journey.photo, by: journey.packer, quiet: true };
      sure(await packParcel(tx, packing, { settings, now }));
    } else if (name === '99') {
      const giving = {
        who: parcelActors.shopper,
        by: accountId,
        why: 'Cancelled by you',
        feeCents: 0,
        quiet: true,
      } as const;
      sure(await giveUpParcel(tx, await held(), { ...giving, settings, now }));
    } else if (name === 'closed') {
      const words = { to: 80, who: actors.shop, by: null, why: 'Closed by time', now, quiet: true } as const;
      sure(await moveOrders(tx, await lockOrders(tx, orderIds), words));
    } else {
      sure(await moveParcel(tx, await held(), { ...by, to: 90, why: '', now }));
      const ending = { who: actors.shopper, by: accountId, why: 'Signed for by you', quiet: true, settings, now };
      const orders = await lockOrders(tx, orderIds);
      sure(await signOrders(tx, orders, ending));
      const asked = { accountId, orderType: 0, expressId: id, expressNumber: parcelNumber(id) };
      const items = orders.map(({ id: orderId, title, picture }) => ({ orderId, title, picture }));
      await openSurvey(tx, { ...asked, finishedAt: now, ambassadorId: null }, items, now);
    }
  }

  async function takeAll(some: readonly Step[]): Promise<void> {
    for (const step of some) await take(step);
  }

  async function carry(): Promise<void> {
    const carried = steps.filter(isCarried);
    if (carried.length === 0) return;
    let row = await held();
    for (const { name, now } of carried) {
      const to = Number(name) as ParcelStatus;
      const mover = to > 21 ? { who: parcelActors.carrier, by: null, quiet: true } : by;
      row = sure(await moveParcel(tx, row, { ...mover, to, why: '', now }));
      const scan = scans[to];
      if (scan) keepScan(tx, id, { ...scan, at: now });
    }
  }

  return {
    leave: () => takeAll(steps.slice(0, left)),
    carry,
    end: () => takeAll(steps.slice(left).filter((step) => !isCarried(step))),
  };
}

/** Each step at its time and without a word about what is long past. What carriers do to one parcel is nothing to another. */
async function sendOff(tx: Tx, journey: Omit<Journey, 'photo'>, photos: readonly string[]): Promise<void> {
  const { items } = await ordersAt(tx, { statuses: [40], market: markets.china, accountId: journey.accountId }, 1, 200);
  const travels = parcels.flatMap((parcel, place) => {
    const ids = parcel.of.map((index) => makeProduct(index).id);
    const orderIds = items.filter(({ productId }) => ids.includes(productId)).map(({ id }) => id);
    // A world that was made before there were parcels sent these goods off without one.
    if (orderIds.length < parcel.of.length) return [];
    return [travelOf(tx, { ...journey, photo: photos[place] ?? '' }, orderIds, parcel, place)];
  });
  for (const { leave } of travels) await leave();
  await allEnded(travels.map(({ carry }) => carry()));
  for (const { end } of travels) await end();
}

/** Sends the collected goods of the demo's shopper off, a parcel in every status; once. */
export async function ensureDemoParcels(given: DemoTarget): Promise<void> {
  const { db } = given;
  const today = given.clock.now();
  const account = await db.read((reader) => accountByLogin(reader, 'demo_shopper'));
  const packer = await db.read((reader) => accountByLogin(reader, 'demo_warehouse'));
  if (!account || !packer || (await db.read((reader) => hasParcels(reader, account.id)))) return;
  const receiver = await db.read((reader) => addresseeOf(reader, account.id, { countryId: 1 }));
  if (!receiver) return;
  const { app, settings } = await worldApp(given);
  const picture = await sharp(Buffer.from(scales)).png().toBuffer();
  const whose = { accountId: packer.id, purpose: 'goods' } as const;
  const photos: string[] = [];
  for (const [place] of parcels.entries()) photos.push(await keepPicture(app, whose, `scales-${place}.png`, picture));
  const tree = await treeOf(app);
  const journey = { app, settings, tree, accountId: account.id, receiverId: receiver.id, packer: packer.id, today };
  await db.transact((tx) => sendOff(tx, journey, photos));
  await weighShelf(app, account.id, packer.id);
}
