import { minuteMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTill, type Shopper, type Till } from '../../buying/checkout/till.fixture.ts';
import { freePiecesJob } from './jobs.ts';

let till: Till;
beforeAll(async () => {
  till = await openTill();
});
afterAll(() => till.close());

describe('a clearance piece', () => {
  const piece = (warehouse: string) =>
    till.row<{ id: number; price_cents: number }>(
      'select id, price_cents from clearance_pieces where state = 10 and warehouse = $1 order by id limit 1',
      warehouse,
    );
  const buy = (who: Shopper, id: number) => till.client(who).call('POST /api/shoporder/clearance/pay', { id });

  test('is sold once, however many want it, and lies in our warehouse then', async () => {
    const { id, price_cents: price } = await piece('guangzhou');
    const crowd = await Promise.all(Array.from({ length: 8 }, () => till.shopper(500_000)));
    const done = await Promise.allSettled(crowd.map((who) => buy(who, id)));
    const winner = crowd[done.findIndex(({ status }) => status === 'fulfilled')];
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    if (!winner) throw new Error('somebody wins');
    expect(await till.ordersOf(winner)).toMatchObject([
      { type: 15, market: 0, status: 40, piece_id: id, paid_cents: price, service_fee_cents: 0 },
    ]);
    expect(await till.balance(winner)).toMatchObject({ available: 500_000 - price });
    // Sent again, it is still one.
    expect(await buy(winner, id)).toMatchObject({ totalCents: price });
    expect(await till.client(winner).call('GET /api/shoporder/clearance/detail', { id })).toMatchObject({ state: 30 });
  });

  test('is kept for 15 minutes, and is for everybody again after that', async () => {
    const { id } = await piece('guangzhou');
    const [who, other] = [await till.shopper(), await till.shopper(500_000)];
    const kept = await till.client(who).call('POST /api/shoporder/clearance/reserve', { id });
    expect(kept.missingCents).toBe(kept.totalCents);
    await expect(buy(other, id)).rejects.toMatchObject({ status: 3_000_187 });
    await expect(buy(who, id)).rejects.toMatchObject({ status: 3_000_100 });
    const seenBy = async (one: Shopper) =>
      (await till.client(one).call('GET /api/shoporder/clearance/detail', { id })).state;
    expect([await seenBy(who), await seenBy(other)]).toEqual([10, 20]);
    till.app.clock.advance(16 * minuteMs);
    await freePiecesJob.perform(till.app, {});
    expect(await till.row('select state, reserved_by from clearance_pieces where id = $1', id)).toEqual({
      state: 10,
      reserved_by: null,
    });
    await buy(other, id);
  });

  test('in Johannesburg needs somebody to send it to', async () => {
    const { id } = await piece('johannesburg');
    const who = await till.shopper(500_000);
    await expect(buy(who, id)).rejects.toMatchObject({ status: 3_000_183 });
    expect(await till.row('select state from clearance_pieces where id = $1', id)).toEqual({ state: 10 });
  });
});
