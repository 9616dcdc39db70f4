import { randomUUID } from 'node:crypto';
import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import { receiverOf } from '../support/shelves.ts';
import { type Operation, pick, type World } from './operation.ts';
import type { Person } from './people.ts';
import { box } from './shelves.ts';

interface Parcel {
  readonly person: Person;
  readonly id: number;
  readonly photo: string;
  readonly totalCents: number;
  /** What the client knows to be set aside for it. */
  readonly heldCents: number;
}

/** Of the shopper's money: what is set aside for a parcel, and what is left to spend. */
export const moved = ({ id: owner }: Person, { frozen, available }: { frozen: number; available: number }) => [
  { owner, book: 'frozen' as const, cents: frozen },
  { owner, book: 'available' as const, cents: available },
];

/** Seen, agreed to and made: its freight is set aside at once, or waits to be paid. */
async function ship(world: World, paynow: 0 | 1, autodebit: 0 | 1 = 0): Promise<Parcel | undefined> {
  const { record } = world;
  const person = world.someoneNew();
  const goods = person && world.shelves.get(person.id);
  if (!goods) return undefined;
  const address = await world.ask(making.name, person, 'POST /api/user/address/edit', receiverOf(person.id));
  if (!address.done) return undefined;
  const choices = { orderids: [goods.orderId], rid: address.data.id, line: 'A1', couponid: 0 };
  const seen = await world.ask(making.name, person, 'POST /api/deliveryorder/shippreview', choices);
  if (!seen.done) return undefined;
  const { totalCents } = seen.data;
  const key = randomUUID();
  const wish = record.begin(making.name, key, `${person.id} ships for ${totalCents}, ${paynow ? 'paid' : 'unpaid'}`);
  const agreed = { ...choices, key, totalcents: totalCents, declared: 1 as const, paynow, autodebit };
  const made = await world.ask(making.name, person, 'POST /api/deliveryorder/shipcreate', agreed);
  if (!made.done) {
    record.refuse(wish);
    return undefined;
  }
  const heldCents = paynow ? totalCents : 0;
  record.acknowledge(wish, moved(person, { frozen: heldCents, available: -heldCents }));
  return { person, id: made.data.id, photo: goods.photo, totalCents, heldCents };
}

const making: Operation = {
  name: 'parcel made',
  lanes: 2,
  found: `
    select key::text, format('%s ships for %s, %s', account_id, total_cents, case when exists (
        select from parcel_transitions as move
        where move.parcel_id = parcels.id and move.to_status = ${parcelStatuses.inWarehouse} and move.at = created_at)
      then 'paid' else 'unpaid' end) as fact
    from parcels where round_id is null and not exists (select from stock_batches b where b.parcel_id = parcels.id)`,
  async perform(world) {
    await ship(world, 1);
  },
};

/** Pays what a parcel waits for, however often it is sent: its freight, or what it is dearer than expected. */
async function pay(world: World, { person, id, heldCents }: Parcel, what: 'freight' | 'rest', cents: number) {
  const wish = world.record.begin(paying.name, `${id} ${what}`, `${person.id} pays ${cents}`);
  const sent = await world.ask(paying.name, person, 'POST /api/deliveryorder/send', { id, totalcents: cents });
  if (!sent.done) return world.record.refuse(wish);
  const frozen = what === 'freight' ? cents : -heldCents;
  world.record.acknowledge(wish, moved(person, { frozen, available: -cents }));
}

const paying: Operation = {
  name: 'parcel paid',
  lanes: 2,
  found: `
    select format('%s %s', parcel_id, case when exists (
        select from parcel_transitions earlier where earlier.parcel_id = parcel_transitions.parcel_id
          and earlier.id < parcel_transitions.id and earlier.to_status = ${parcelStatuses.inWarehouse})
      then 'rest' else 'freight' end) as key,
      format('%s pays %s', account_id, -money_cents) as fact
    from parcel_transitions join parcels on parcels.id = parcel_id
    where to_status = ${parcelStatuses.inWarehouse} and at <> created_at`,
  async perform(world) {
    const parcel = await ship(world, 0);
    if (parcel) await pay(world, parcel, 'freight', parcel.totalCents);
  },
};

/** What the scales may say of ten kilograms that were estimated at 10.8, and how that is settled. */
const scales = [
  { grams: 10_400, autodebit: 0, settlement: 'refunded' },
  { grams: 10_900, autodebit: 0, settlement: 'same' },
  { grams: 11_400, autodebit: 0, settlement: 'absorbed' },
  { grams: 12_400, autodebit: 1, settlement: 'debited' },
  { grams: 12_400, autodebit: 0, settlement: 'waiting' },
] as const;
type Weighed = (typeof scales)[number];

/** Packed by staff, and settled. Answers what is still set aside and what is missing. */
async function pack(world: World, parcel: Parcel, { grams, settlement }: Weighed) {
  const { record } = world;
  const { person, id, photo, heldCents } = parcel;
  const wish = record.begin(packing.name, String(id), `${grams} g, ${settlement}`);
  const packed = await world.ask(packing.name, world.staff, 'POST /api/staff/parcel/pack', {
    id,
    grams,
    ...box,
    photo,
  });
  if (!packed.done) {
    record.refuse(wish);
    return undefined;
  }
  const { settlement: told, differenceCents, dueCents } = packed.data;
  const settled = told !== 'waiting';
  const available = told === 'refunded' || told === 'debited' ? differenceCents : 0;
  record.acknowledge(wish, settled ? moved(person, { frozen: -heldCents, available }) : []);
  return { parcel: { ...parcel, heldCents: settled ? 0 : heldCents }, dueCents };
}

const packing: Operation = {
  name: 'parcel packed',
  lanes: 3,
  // What waited for the difference says "paid" from then on.
  found: `
    select id::text as key,
      format('%s g, %s', packed_grams, case settlement when 'paid' then 'waiting' else settlement end) as fact
    from parcels where packed_at is not null and not exists (
      select from stock_batches b where b.parcel_id = parcels.id)`,
  async perform(world) {
    const weighed = pick(scales);
    const parcel = await ship(world, 1, weighed.autodebit);
    const packed = parcel && (await pack(world, parcel, weighed));
    if (packed && packed.dueCents > 0) await pay(world, packed.parcel, 'rest', packed.dueCents);
  },
};

/** Given up before it leaves: unpaid, paid, settled, or dearer than expected. */
const giving: Operation = {
  name: 'parcel back',
  lanes: 2,
  found: `
    select parcel_id::text as key, format('%s gets %s back', account_id, money_cents) as fact
    from parcel_transitions join parcels on parcels.id = parcel_id where to_status = ${parcelStatuses.cancelled}`,
  async perform(world) {
    const { record } = world;
    const weighed = pick([null, ...scales]);
    const made = await ship(world, weighed ? 1 : pick([0, 1] as const), weighed?.autodebit);
    const parcel = made && weighed ? (await pack(world, made, weighed))?.parcel : made;
    if (!parcel) return;
    const { person, id, heldCents } = parcel;
    const offer = await world.ask(this.name, person, 'GET /api/deliveryorder/canceltransit/show', { id });
    if (!offer.done) return;
    const { backCents } = offer.data;
    const wish = record.begin(this.name, String(id), `${person.id} gets ${backCents} back`);
    const cancel = { id, backcents: backCents };
    const gone = await world.ask(this.name, person, 'POST /api/deliveryorder/canceltransit', cancel);
    if (!gone.done && !(await isCancelled(world, person, id))) return record.refuse(wish);
    record.acknowledge(wish, moved(person, { frozen: -heldCents, available: backCents }));
  },
};

/** This call has no key: whoever does not know whether it was heard looks. */
async function isCancelled(world: World, person: Person, id: number): Promise<boolean> {
  const detail = await world.ask(giving.name, person, 'GET /api/deliveryorder/detail', { expressid: id });
  return detail.done && detail.data.status === parcelStatuses.cancelled;
}

export const parcelOperations: readonly Operation[] = [making, paying, packing, giving];
