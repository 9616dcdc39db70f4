import type { Database } from '@sgb/server/platform/db/database.ts';
import { get } from '../support/load.ts';
import type { Person } from '../support/people.ts';
import type { Scenario } from '../support/rounds.ts';

const skus = 10_000;
const movements = 100;
const firstSku = 660_000_000_000;

/** A seller with 10,000 SKUs, of each of which pieces came and went a hundred times. */
export async function fillShelves(db: Database, { id }: Person): Promise<void> {
  const { pool } = db;
  await pool.query('insert into stock_sellers (account_id, since) values ($1, now())', [id]);
  await pool.query(
    `insert into shelves (account_id, sku_id, product_id, category_id, title, picture, options, unit, special, weight_grams,
       cubic_centimetres, landed_cents, sellable, opened_at)
     select $1, $2::bigint + n, 610000000000, 1, 'Mug ' || n, 'mug', array['Blue'], 10, 0, 300, 1000, 5000, $4, now()
     from generate_series(1, $3::int) as n`,
    [id, firstSku, skus, movements],
  );
  await pool.query(
    `insert into shelf_lots (shelf_id, account_id, came_at, pieces, remaining, charged_to)
     select s.id, s.account_id, now() - n * interval '10 days', 50, 50, now() - n * interval '10 days'
     from shelves s cross join generate_series(1, 2) as n where account_id = $1`,
    [id],
  );
  await pool.query(
    `insert into shelf_movements (shelf_id, at, to_pile, quantity, reason, about)
     select s.id, now(), 'sellable', 1, 'counted', 'SB1'
     from shelves s cross join generate_series(1, $2::int) as n where account_id = $1`,
    [id, movements],
  );
}

const aimP95 = 50;

/** Any page of the shelves, words that are searched for, any page of one shelf, and the plots. */
export function shelfScenarios(shop: string, keeper: Person, requests: number): Scenario[] {
  const looks = (name: string, pathOf: (nth: number) => string, count = requests): Scenario => ({
    ...{ name, url: shop, aimP95, connections: 1 },
    shots: async () => Array.from({ length: count }, (_, nth) => get(keeper, pathOf(nth))),
  });
  return [
    looks('shelves, any page', (nth) => `/api/stockup/shelves?page=${1 + ((nth * 37) % (skus / 20))}`),
    looks('shelves, searched', (nth) => `/api/stockup/shelves?keyword=Mug%20${nth % 1_000}`, 100),
    looks('one shelf, any page', (nth) => `/api/stockup/shelf?skuid=${firstSku + 1 + nth}&page=${1 + (nth % 5)}`),
    looks('plots', () => '/api/stockup/plots', 100),
    looks('figures', () => '/api/stockup/index', 100),
  ];
}
