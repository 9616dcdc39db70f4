import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { placeStates } from '@sgb/contract/team-states.ts';
import type { Goods } from './goods.ts';
import { type Operation, pick, type World } from './operation.ts';
import type { Person } from './people.ts';
import type { Wish } from './record.ts';

const name = 'team';

interface Inside {
  readonly person: Person;
  readonly wish: Wish;
  readonly agreed: number;
  readonly teamId: number;
}

/** A place in a team that is there, or in a new one; undefined where it was refused. */
async function takePlace(
  world: World,
  person: Person,
  { productId: productid, skuId: skuid }: Goods,
  { threshold, quantity, id }: { threshold: number; quantity: number; id?: number },
): Promise<Inside | undefined> {
  const into = id === undefined ? { productid, threshold } : { id };
  const seen = await world.ask(name, person, 'GET /api/team/preview', { ...into, skuid, quantity });
  if (!seen.done) return undefined;
  const agreed = seen.data.breakdown.totalCents;
  const place = { skuid, quantity, agreed, key: randomUUID() };
  const wish = world.record.begin(name, place.key, `${person.id} is in for ${agreed}`);
  const taken =
    id === undefined
      ? await world.ask(name, person, 'POST /api/team/start', { ...place, productid, threshold })
      : await world.ask(name, person, 'POST /api/team/join', { ...place, id });
  if (taken.done) return { person, wish, agreed, teamId: taken.data.id };
  world.record.refuse(wish);
  return undefined;
}

/** Whether their place became an order, once that is decided. */
async function ordered(world: World, { person, teamId }: Inside): Promise<boolean> {
  for (;;) {
    const team = await world.ask(name, person, 'GET /api/team/detail', { id: teamId });
    if (team.done && team.data.mine?.state === placeStates.ordered) return true;
    if (Date.now() > world.patience.until) throw new Error(`team ${teamId} is reached, and ${person.id} has no order`);
    await wait(100);
  }
}

/** Started by one and completed by another: both have an order, paid with what they set aside. */
const team: Operation = {
  name,
  lanes: 2,
  found: `
    select key::text, format('%s is in for %s', account_id, total_cents) as fact
    from team_participations where state in (${placeStates.in}, ${placeStates.ordered})`,
  async perform(world) {
    const { record } = world;
    const goods = pick(world.goods.filter(({ threshold }) => threshold > 0));
    const { threshold, quantity } = goods;
    const [first, second] = [world.someoneNew(), world.someoneNew()];
    if (!first || !second) return;
    const begun = await takePlace(world, first, goods, { threshold, quantity });
    if (!begun) return;
    const rest = { threshold, quantity: threshold - quantity, id: begun.teamId };
    const last = await takePlace(world, second, goods, rest);
    const both = last ? [begun, last] : [begun];
    for (const each of both) {
      const paid = last !== undefined && (await ordered(world, each));
      const { person, wish, agreed } = each;
      const moves = [{ owner: person.id, book: 'available' as const, cents: -agreed }];
      record.acknowledge(wish, paid ? moves : [...moves, { owner: person.id, book: 'frozen', cents: agreed }]);
    }
  },
};

export const teamOperations: readonly Operation[] = [team];
