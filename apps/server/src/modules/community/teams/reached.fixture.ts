import { randomUUID } from 'node:crypto';
import type { Buying } from '../../buying/purchasing/purchase.fixture.ts';
import { bringOn } from './complete.ts';
import { tiersOf } from './rules.ts';

type World = Pick<Buying, 'app' | 'shop' | 'person' | 'ticket'>;

/** An offer of the demo world that is cheaper for many, and how many that are. */
async function tieredOffer({ app, shop }: World) {
  const { rows } = await app.db.pool.query('select id from products where stock_type = 0 and on_shelf order by id');
  for (const { id } of rows) {
    const offer = await shop.supplier.offer(id);
    const [sku] = offer.skus;
    const [tier] = tiersOf({ ...offer, stockType: 0, onShelf: true });
    const enough = sku && tier && tier.threshold <= 200 && sku.stock >= 2 * tier.threshold && offer.batch === 1;
    if (enough) return { offer, sku, tier };
  }
  throw new Error('the demo world has no such offer');
}

/** A team of three at its supplier's own price: the second completes it, the third comes later. All of them have orders. */
export async function reachedTeam(world: World) {
  const { offer, sku, tier } = await tieredOffer(world);
  const { threshold } = tier;
  const quantities = [offer.minOrder, threshold - offer.minOrder, offer.minOrder];
  let id: number | undefined;
  for (const quantity of quantities) {
    const client = world.shop.client(await world.ticket(await world.person(100_000_000)));
    const about = { skuid: sku.id, quantity };
    const into = id === undefined ? { productid: offer.id, threshold } : { id };
    const { breakdown } = await client.call('GET /api/team/preview', { ...about, ...into });
    const wish = { ...about, agreed: breakdown.totalCents, key: randomUUID() };
    const joined = await (id === undefined
      ? client.call('POST /api/team/start', { ...wish, productid: offer.id, threshold })
      : client.call('POST /api/team/join', { ...wish, id }));
    id = joined.id;
    // As soon as it is reached they are orders, each of them once.
    await bringOn(world.app, id);
  }
  const text = 'select order_id from team_participations where team_id = $1 order by id';
  const { rows } = await world.app.db.pool.query(text, [id]);
  const pieces = quantities.reduce((sum, quantity) => sum + quantity, 0);
  return { id: id ?? 0, orderIds: rows.map(({ order_id }): number => order_id), fen: pieces * tier.fen };
}
