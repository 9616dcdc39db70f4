import type { CarrierKind } from '@sgb/contract/carrier-kinds.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { CarrierEvent } from '../../../adapters/carrier/gateway.ts';
import { jobs } from '../../../app.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { openShipping, type Shipping, ship } from '../parcels/parcel.fixture.ts';
import { applyCarrierEvent } from './events.ts';

export type Shopper = Awaited<ReturnType<Shipping['shopper']>>;
const largeBox = { grams: 1900, lengthMm: 200, widthMm: 150, heightMm: 200 };
export const smallBox = { grams: 100, lengthMm: 100, widthMm: 80, heightMm: 50 };

/** What a carrier tells of a parcel. */
export const event = (id: number, kind: CarrierKind, at: Date, more: Partial<CarrierEvent> = {}): CarrierEvent => {
  const leg = ['out', 'waiting', 'delivered', 'attempt'].includes(kind) ? 'mile' : 'haul';
  const told = { ref: `${parcelNumber(id)}/${leg}`, waybill: 'W', place: 'P', text: '', code: null };
  return { ...told, id: `${id} ${kind}`, kind, at, ...more };
};

export async function tell(tx: Tx, events: readonly CarrierEvent[], at: At) {
  const outcomes: string[] = [];
  for (const each of events) outcomes.push(await applyCarrierEvent(tx, 'demo', each, at));
  return outcomes;
}

export type Carriers = Awaited<ReturnType<typeof openCarriers>>;

/** A shop whose parcels leave China. */
export async function openCarriers() {
  const shipping = await openShipping();
  const sql = async (text: string, values: unknown[] = []) => (await shipping.app.db.pool.query(text, values)).rows;
  let batch = 0;

  async function run(name: string): Promise<void> {
    const job = jobs.find((each) => each.name === name);
    if (!job) throw new Error(`there is no job ${name}`);
    await job.perform(shipping.app, {});
  }

  /** Nobody is logged out by a clock that jumps. */
  async function moveTo(time: Date): Promise<void> {
    shipping.app.clock.moveTo(time);
    await sql('update sessions set created_at = $1, expires_at = $1', [addDays(time, 1)]);
  }

  const twoOrders = (_: Shopper, owner: number) => shipping.collected(owner, [{}, {}]);

  /** A parcel that has just left China. */
  async function left(line = 'A2', more: object = { delivery: 'door' }, goods = twoOrders, box = largeBox) {
    const owner = await shipping.person();
    const client = await shipping.shopper(owner);
    const orderids = await goods(client, owner);
    const rid = await shipping.receiver(client);
    const { made } = await ship(client, { orderids, rid, line, ...more });
    await shipping.staff.call('POST /api/staff/parcel/pack', { id: made.id, ...box, photo: await shipping.photo() });
    const waybill = `MAWB-T${++batch}`;
    await shipping.staff.call('POST /api/staff/parcel/dispatch', { ids: [made.id], line, waybill });
    const track = () => client.call('GET /api/deliveryorder/tracking', { expressid: made.id });
    return { id: made.id, owner, client, orderids, track };
  }

  return {
    ...shipping,
    sql,
    run,
    moveTo,
    later: (ms: number) => moveTo(new Date(shipping.app.clock.now().getTime() + ms)),
    left,

    async told(events: readonly CarrierEvent[]) {
      const at = await atOf(shipping.app);
      return shipping.app.db.transact((tx) => tell(tx, events, at));
    },

    async codeOf(id: number): Promise<string> {
      return (await sql('select code from parcel_journeys where parcel_id = $1', [id]))[0].code;
    },

    async statusOf(id: number): Promise<number> {
      return (await sql('select status from parcels where id = $1', [id]))[0].status;
    },

    /** Both legs are booked, so that events of both are known. */
    async toMile(id: number): Promise<void> {
      await sql(
        `insert into parcel_shipments (parcel_id, leg, ref, carrier, service, asked_at)
         values ($1, 'mile', $2, 'demo', 'door', now()) on conflict do nothing`,
        [id, `${parcelNumber(id)}/mile`],
      );
    },
  };
}
