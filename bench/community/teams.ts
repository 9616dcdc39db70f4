import { randomUUID } from 'node:crypto';
import type { Database } from '@sgb/server/platform/db/database.ts';
import type { Offer } from '../buying/goods.ts';
import { post, type Shot, send } from '../support/load.ts';
import type { Person } from '../support/people.ts';
import { lanes, type Scenario } from '../support/rounds.ts';

export interface TeamStage {
  readonly shop: string;
  readonly db: Database;
  /** One for each round and scenario: nobody is in two teams of a product. */
  readonly offers: Offer[];
  readonly crowd: readonly Person[];
  /** Those who start teams. */
  readonly starters: readonly Person[];
}

/** More than join in a round, so that joining is measured and not what comes of it. */
const threshold = 2_000;

/** A product that costs less for very many, with so many teams. */
async function openTeams({ shop, db, offers, starters }: TeamStage, count: number) {
  const offer = offers.shift();
  const sku = offer?.skus[0];
  if (!offer || !sku) throw new Error('there are not enough offers');
  const { productid } = offer;
  const breaks = JSON.stringify([
    { from: 1, fen: 2_000 },
    { from: threshold, fen: 1_500 },
  ]);
  const change = 'update products set quote_type = 0, price_breaks = $2, checked_at = now() where id = $1';
  await db.pool.query(change, [productid, breaks]);
  const about = { productid, threshold, skuid: sku.skuid, quantity: sku.quantity };
  const previews = starters.slice(0, 1).map(({ ticket }): Shot => {
    const words = new URLSearchParams({
      ...about,
      threshold: String(threshold),
      quantity: String(sku.quantity),
      ticket,
    });
    return { method: 'GET', path: `/api/team/preview?${words}` };
  });
  const [seen] = await send<{ breakdown: { totalCents: number } }>(shop, previews, 1);
  const agreed = seen?.breakdown.totalCents ?? 0;
  const starts = starters
    .slice(0, count)
    .map((person) => post(person, '/api/team/start', { ...about, agreed, key: randomUUID() }));
  const teams = await send<{ id: number }>(shop, starts, lanes);
  return { ids: teams.map(({ id }) => id), wish: { skuid: sku.skuid, quantity: sku.quantity, agreed } };
}

/** Joining, where a crowd spreads over many teams, and where all of it wants into one. */
export function teamScenarios(stage: TeamStage): Scenario[] {
  const joining = (count: number) => async () => {
    const { ids, wish } = await openTeams(stage, count);
    return stage.crowd.map((person, place) =>
      post(person, '/api/team/join', { ...wish, id: ids[place % ids.length], key: randomUUID() }),
    );
  };
  return [
    { name: 'join a team, 20 of them', url: stage.shop, aim: 0.3, shots: joining(20) },
    { name: 'join a team, all the same', url: stage.shop, shots: joining(1) },
  ];
}
