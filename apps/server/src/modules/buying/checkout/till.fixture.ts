import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { InputOf } from '@sgb/contract/client.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { PaymentGateways } from '../../../adapters/payment/create.ts';
import type { PaymentGateway } from '../../../adapters/payment/gateway.ts';
import { SupplierError } from '../../../adapters/supplier/error.ts';
import type { Freight, SupplierGateway } from '../../../adapters/supplier/gateway.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { testDemo } from '../../../testing/demo.ts';
import { productOf, skuOf } from '../../../testing/goods.ts';
import { openTestShop } from '../../../testing/shop.ts';
import { balance, balancesOf, book } from '../../books/ledger/index.ts';

const world = await testDemo().supplierWorld();

export interface Shopper {
  readonly id: number;
  readonly ticket: string;
}

type Choices = Partial<InputOf<'POST /api/checkout/submit'>>;

/** A shop with shoppers of our own, and suppliers who say what the test wants. */
export async function openTill() {
  const freights = new Map<number, Freight>();
  const supplier = {
    offer: async (id: string) => {
      const offer = world.offer(id);
      if (!offer) throw new SupplierError('gone', 'there is no such offer');
      return offer;
    },
    freight: async ({ offerId }: { offerId: string }) => {
      const freight = freights.get(Number(offerId));
      if (!freight) throw new SupplierError('down', 'no answer');
      return freight;
    },
  } as unknown as SupplierGateway;
  const payments: PaymentGateways = new Map(
    (['payfast', 'ozow'] as const).map((name) => [name, { name } as PaymentGateway]),
  );
  const shop = await openTestShop({ outside: { supplier, payments } });
  const { pool } = shop.app.db;
  let people = 0;

  async function shoppers(count: number): Promise<Shopper[]> {
    const now = shop.app.clock.now();
    const from = people + 1;
    people += count;
    const made = await pool.query<{ id: number }>(
      `insert into accounts (username, email, password_hash, user_type, created_at)
       select 'till' || n, 'till' || n || '@example.com', '', -1, now() from generate_series($1::int, $2::int) as n
       returning id`,
      [from, from + count - 1],
    );
    const fresh = made.rows.map(({ id }) => ({ id, ticket: randomBytes(32).toString('base64url') }));
    await pool.query(
      `insert into sessions (ticket_hash, account_id, user_agent, created_at, expires_at)
       select hash, id, 'test', $3, $4 from unnest($1::bytea[], $2::int[]) as s (hash, id)`,
      [
        fresh.map(({ ticket }) => createHash('sha256').update(ticket).digest()),
        fresh.map(({ id }) => id),
        now,
        addDays(now, 10),
      ],
    );
    return fresh;
  }

  async function giveAll(owners: readonly Shopper[], amount: number): Promise<void> {
    const words = { type: entryTypes.correction, ref: 'T1', now: shop.app.clock.now() };
    await shop.app.db.transact(async (tx) => {
      for (const { id } of owners) {
        const postings = [{ from: 'bank' as const, to: balance(id, 'available'), amount }];
        await book(tx, { ...words, key: randomUUID(), postings });
      }
    });
  }

  /** As if all of them had been read just now, at a price and a weight that can be computed by hand. */
  async function offer(index: number, { fen = 2_000, grams = 300, stock = 1_000 } = {}): Promise<void> {
    await pool.query(
      `update products set checked_at = $2, quote_type = 1, price_fen = $3, weight_grams = $4, min_order = 1, batch = 1,
         on_shelf = true where id = $1`,
      [productOf(index), shop.app.clock.now(), fen, grams],
    );
    await pool.query('update skus set price_fen = $2, stock = $3 where product_id = $1', [
      productOf(index),
      fen,
      stock,
    ]);
  }

  const client = ({ ticket }: Shopper) => shop.client(ticket);

  return {
    shop,
    app: shop.app,
    freights,
    shoppers,
    giveAll,
    offer,
    client,
    async shopper(cents = 0): Promise<Shopper> {
      const [one] = await shoppers(1);
      if (!one) throw new Error('nobody came');
      if (cents > 0) await giveAll([one], cents);
      return one;
    },
    /** So many of some SKUs of a product into the cart of somebody. */
    add: (who: Shopper, index: number, kinds: Record<number, number>) =>
      client(who).call('POST /api/cart/add', {
        productid: String(productOf(index)),
        skus: Object.entries(kinds).map(([place, quantity]) => ({
          skuid: String(skuOf(index, Number(place))),
          quantity,
        })),
      }),
    preview: (who: Shopper, choices: Partial<InputOf<'GET /api/checkout/preview'>> = {}) =>
      client(who).call('GET /api/checkout/preview', { market: 0, ...choices }),
    submit: (who: Shopper, agreed: number, choices: Choices = {}) =>
      client(who).call('POST /api/checkout/submit', { market: 0, key: randomUUID(), agreed, couponid: 0, ...choices }),
    /** The same without the client, with the number of its statements. */
    async counted(who: Shopper, input: InputOf<'POST /api/checkout/submit'>) {
      const url = `/api/checkout/submit?ticket=${who.ticket}`;
      const answer = await shop.fastify.inject({ method: 'POST', url, payload: input });
      return { ...answer.json(), statements: Number(answer.headers['x-statements']) };
    },
    balance: async ({ id }: Shopper) => Object.fromEntries(await shop.app.db.read((sql) => balancesOf(sql, id))),
    ordersOf: async ({ id }: Shopper) =>
      (await pool.query('select * from orders where account_id = $1 order by id', [id])).rows,
    async row<Row>(text: string, ...values: unknown[]): Promise<Row> {
      return (await pool.query(text, values)).rows[0];
    },
    async close(): Promise<void> {
      await expectBooksToBalance(shop);
      await shop.close();
    },
  };
}

export type Till = Awaited<ReturnType<typeof openTill>>;
