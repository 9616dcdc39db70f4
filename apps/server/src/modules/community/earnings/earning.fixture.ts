import { addDays } from '@sgb/contract/time.ts';
import { jobs } from '../../../app.ts';
import { ticketFor } from '../../../permissions.fixture.ts';
import { atOf } from '../../../platform/at.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { balancesOf } from '../../books/ledger/index.ts';
import { actors, giveBack, lockOrder, lockOrders, noAmounts, noGifts, signOrders } from '../../buying/orders/index.ts';
import type { Wanted } from '../../buying/orders/order.fixture.ts';
import { openShipping } from '../../logistics/parcels/parcel.fixture.ts';
import { beginBinding } from '../../people/contacts/seed.ts';
import type { LineRow } from './store.ts';

/** A shop with people who lead groups, are in one, or brought others. */
export async function openEarning() {
  const shipping = await openShipping();
  const { app } = shipping;
  const query = async <Row>(text: string, ...values: unknown[]): Promise<Row[]> =>
    (await app.db.pool.query(text, values)).rows;

  async function run(name: string, payload: unknown = {}): Promise<void> {
    const job = jobs.find((each) => each.name === name);
    if (!job) throw new Error(`there is no job ${name}`);
    await job.perform(app, payload);
  }

  /** What orders have told so far is heard. */
  async function hear(): Promise<void> {
    const left = await query<{ payload: unknown }>(
      "delete from job_outbox where job = 'orders.worth' returning payload, id",
    );
    for (const { payload } of left) await run('orders.worth', payload);
  }

  async function leader(): Promise<number> {
    const id = await shipping.person();
    await query('update accounts set user_type = 1 where id = $1', id);
    await query(
      `insert into ambassadors (account_id, state, state_at, country_id, applied_at, due_at, decided_at, active_at)
       values ($1, 50, $2, 1, $2, $2, $2, $2)`,
      id,
      new Date('2026-01-01'),
    );
    const [made] = await query<{ id: number }>('select id from ambassadors where account_id = $1', id);
    await query(
      'insert into ambassador_moves (ambassador_id, at, to_state) values ($1, $2, 50)',
      made?.id,
      new Date('2026-01-01'),
    );
    await query("insert into contact_people (account_id, kind, since) values ($1, 'ambassador', $2)", id, new Date(0));
    return id;
  }

  async function bind(id: number, ambassador: number): Promise<void> {
    await query('update accounts set user_type = 2 where id = $1', id);
    await app.db.transact((tx) => beginBinding(tx, id, ambassador, app.clock.now()));
    await query(
      `insert into contacts (account_id, contact_id, reason, assigned_at) values ($1, $2, 'bound', now())
       on conflict (account_id) do update set contact_id = $2`,
      id,
      ambassador,
    );
  }

  async function paid(owner: number, ...goods: readonly (number | Wanted)[]): Promise<number[]> {
    const wanted = goods.map((each) => (typeof each === 'number' ? { goodsCents: each, serviceFeeCents: 0 } : each));
    return (await shipping.paid(owner, wanted)).map(({ id }) => id);
  }

  async function sign(ids: readonly number[]): Promise<void> {
    const at = await atOf(app);
    await app.db.transact(async (tx) => {
      const signing = { who: actors.shop, by: null, why: '', quiet: true, ...at };
      const refused = await signOrders(tx, await lockOrders(tx, ids), signing);
      if (refused) throw new Error(refused.message);
    });
  }

  /** Nobody is logged out by a clock that jumps. */
  async function until(moment: string): Promise<void> {
    app.clock.moveTo(new Date(moment));
    await query('update sessions set created_at = $1, expires_at = $2', app.clock.now(), addDays(app.clock.now(), 1));
  }

  const lines = (id: number) =>
    query<LineRow & { amount: number; back: number }>(
      `select *, amount_cents as amount, reversed_cents as back from earning_lines where account_id = $1 order by id`,
      id,
    );

  let refunds = 0;
  return {
    ...shipping,
    query,
    run,
    hear,
    leader,
    bind,
    sign,
    bought: paid,
    async member(ambassador: number): Promise<number> {
      const id = await shipping.person(20_000_000);
      await bind(id, ambassador);
      return id;
    },
    /** Paid, signed for and heard of. */
    async signed(owner: number, ...goods: readonly (number | Wanted)[]): Promise<number[]> {
      const ids = await paid(owner, ...goods);
      await sign(ids);
      await hear();
      return ids;
    },
    async refund(id: number, amounts: { goods?: number; serviceFee?: number }): Promise<void> {
      const at = await atOf(app);
      await app.db.transact(async (tx) => {
        const order = await lockOrder(tx, id);
        if (!order) throw new Error(`order ${id} is gone`);
        const words = { key: `test:${++refunds}`, note: 'T', gifts: noGifts, ...at };
        const back = await giveBack(tx, order, { ...words, cash: { ...noAmounts, ...amounts } });
        if (back instanceof Refusal) throw new Error(back.message);
      });
    },
    lines,
    shown: async (id: number) => (await lines(id)).map(({ kind, amount, back }) => [kind, amount, back] as const),
    purse: async (id: number) => (await app.db.read((sql) => balancesOf(sql, id))).get('commission') ?? 0,
    titles: async (id: number) =>
      (await query<{ title: string }>('select title from messages where account_id = $1 order by id', id)).map(
        ({ title }) => title,
      ),
    ticketOf: (username: string) => ticketFor(shipping.shop, username),
    until,
    later: (days: number) => until(addDays(app.clock.now(), days).toISOString()),
  };
}

export type Earning = Awaited<ReturnType<typeof openEarning>>;
