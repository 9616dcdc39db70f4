import { randomUUID } from 'node:crypto';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { userTypes } from '@sgb/contract/people.ts';
import { addDays } from '@sgb/contract/time.ts';
import { jobs } from '../../../app.ts';
import { ticketFor } from '../../../permissions.fixture.ts';
import { balance, book } from '../../books/ledger/index.ts';
import { openShipping } from '../../logistics/parcels/parcel.fixture.ts';
import { setContact } from '../../people/contacts/seed.ts';

type Client = Awaited<ReturnType<Awaited<ReturnType<typeof openShipping>>['shopper']>>;

/** Somebody who ships together with others. */
export interface Member {
  readonly id: number;
  readonly client: Client;
  readonly orders: number[];
}

/** What one order of the fixtures costs. */
const orderCents = 13_520;

/** A shop with an ambassador whose members have goods in our warehouse. */
export async function openRounds() {
  const shipping = await openShipping();
  const { app } = shipping;
  const sql = async (text: string, ...values: unknown[]) => (await app.db.pool.query(text, values)).rows;
  const [{ id: leaderId }] = await sql("select id from accounts where username = 'demo_ambassador'");
  const leader = await shipping.shopper(leaderId);
  let waybills = 0;
  let gifts = 0;

  /** A member with one order of so many grams for each weight, and so much money left after paying for them. */
  async function member(grams: readonly number[], cents = 500_000, changes: object = {}): Promise<Member> {
    const id = await shipping.person(orderCents * grams.length + cents);
    await app.db.transact(async (tx) => {
      await setContact(tx, id, { contactId: leaderId, reason: 'bound' }, app.clock.now());
      await tx.run('test.member', 'update accounts set user_type = $2 where id = $1', [id, userTypes.member]);
    });
    const client = await shipping.shopper(id);
    const orders = await shipping.collected(
      id,
      grams.map((each) => ({ grams: each, order: changes })),
    );
    await shipping.receiver(client);
    return { id, client, orders };
  }

  return {
    ...shipping,
    sql,
    leader,
    admin: shipping.shop.client(await ticketFor(shipping.shop, 'demo_admin')),
    leaderId: leaderId as number,
    member,
    open: async (changes: object = {}) =>
      (
        await leader.call('POST /api/groupship/round/open', {
          name: 'November',
          line: 'A1',
          days: 5,
          key: randomUUID(),
          ...changes,
        })
      ).id,
    join: (id: number, { client, orders }: Member, more: object = {}) =>
      client.call('POST /api/groupship/round/join', { id, orderids: orders, ...more }),
    async run(name: string, payload: object = {}): Promise<void> {
      const job = jobs.find((each) => each.name === name);
      if (!job) throw new Error(`there is no job ${name}`);
      await job.perform(app, payload);
    },
    /** Nobody is logged out by a clock that jumps. */
    async later(ms: number): Promise<void> {
      const time = new Date(app.clock.now().getTime() + ms);
      app.clock.moveTo(time);
      await sql('update sessions set created_at = $1, expires_at = $1', addDays(time, 1));
    },
    give: (owner: number, amount: number) =>
      app.db.transact((tx) =>
        book(tx, {
          key: `test:round:${++gifts}`,
          type: entryTypes.recharge,
          ref: 'test',
          now: app.clock.now(),
          postings: [{ from: 'bank', to: balance(owner, 'available'), amount }],
        }),
      ),
    partOf: async (round: number, { id }: Member) =>
      (await sql('select * from round_parts where round_id = $1 and account_id = $2', round, id))[0],
    parcelOf: async (round: number, { id }: Member) =>
      (await sql('select * from parcels where round_id = $1 and account_id = $2', round, id))[0],
    async pack(id: number, grams: number): Promise<void> {
      const box = { lengthMm: 200, widthMm: 150, heightMm: 100 };
      const photo = await shipping.photo();
      await shipping.staff.call('POST /api/staff/parcel/pack', { id, grams, ...box, photo });
    },
    send: (ids: number[], line = 'A1') =>
      shipping.staff.call('POST /api/staff/parcel/dispatch', { ids, line, waybill: `MAWB-R${++waybills}` }),
    scan: (id: number, kind: 'arrived' | 'warehouse') =>
      shipping.staff.call('POST /api/staff/parcel/event', { id, key: randomUUID(), kind, place: 'Johannesburg' }),
    codeOf: async (id: number) => (await sql('select code from parcel_journeys where parcel_id = $1', id))[0].code,
  };
}

export type Rounds = Awaited<ReturnType<typeof openRounds>>;
