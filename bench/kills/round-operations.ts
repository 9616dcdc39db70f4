import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import { suburbVersion } from '@sgb/contract/popup-types.ts';
import { receiverOf } from '../support/shelves.ts';
import type { Operation, World } from './operation.ts';
import type { Person } from './people.ts';

const name = 'round';

/** Somebody joins the leader's group and puts ten kilograms into the round. */
async function joins(world: World, person: Person, id: number): Promise<boolean> {
  const goods = world.shelves.get(person.id);
  if (!goods) return false;
  const leader = { teamuserid: world.leader.id, confirm: 1, version: suburbVersion } as const;
  // Answered no where it was heard before the kill: joining the round tells.
  await world.ask(name, person, 'POST /api/groupship/bind', leader);
  const address = await world.ask(name, person, 'POST /api/user/address/edit', receiverOf(person.id));
  if (!address.done) return false;
  const part = { id, orderids: [goods.orderId], rid: address.data.id };
  const joined = await world.ask(name, person, 'POST /api/groupship/round/join', part);
  return joined.done;
}

/** What their part costs, once the whole round is known; 0 where they have none. */
async function priceFor(world: World, person: Person, id: number): Promise<number> {
  const round = await world.ask(name, person, 'GET /api/groupship/round', { id });
  return round.done ? (round.data.mine?.priceCents ?? 0) : 0;
}

/** Until their part is an ordinary parcel whose freight is set aside. */
async function setAside(world: World, person: Person, id: number): Promise<void> {
  for (;;) {
    const round = await world.ask(name, person, 'GET /api/groupship/round', { id });
    if (round.done && round.data.mine?.parcel?.status === parcelStatuses.inWarehouse) return;
    if (Date.now() > world.patience.until) throw new Error(`round ${id} is closed, and ${person.id} has no parcel`);
    await wait(100);
  }
}

/** Opened, joined by two and closed: both have a parcel, and its freight is set aside once. */
const round: Operation = {
  name,
  lanes: 2,
  found: `
    select format('%s %s', round_id, account_id) as key, format('%s sets %s aside', account_id, total_cents) as fact
    from parcels where round_id is not null and status = ${parcelStatuses.inWarehouse}`,
  async perform(world) {
    const { record, leader } = world;
    const members = [world.someoneNew(), world.someoneNew()].filter((person) => person !== undefined);
    if (members.length < 2) return;
    const wish = { name: 'Together', line: 'A1', days: 14, key: randomUUID() };
    const opened = await world.ask(name, leader, 'POST /api/groupship/round/open', wish);
    if (!opened.done) return;
    const { id } = opened.data;
    for (const person of members) if (!(await joins(world, person, id))) return;
    const wishes = [];
    for (const person of members) {
      const cents = await priceFor(world, person, id);
      const fact = `${person.id} sets ${cents} aside`;
      wishes.push({ person, cents, wish: record.begin(name, `${id} ${person.id}`, fact) });
    }
    const closed = await world.ask(name, leader, 'POST /api/groupship/round/close', { id });
    for (const { person, cents, wish: asked } of wishes) {
      if (!closed.done) {
        record.refuse(asked);
        continue;
      }
      await setAside(world, person, id);
      record.acknowledge(asked, [
        { owner: person.id, book: 'frozen', cents },
        { owner: person.id, book: 'available', cents: -cents },
      ]);
    }
  },
};

export const roundOperations: readonly Operation[] = [round];
