import { randomUUID } from 'node:crypto';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { minuteMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookChecks } from '../../../app.ts';
import { verifyBooks } from '../../books/ledger/seed.ts';
import { codeOf } from '../../people/membership/member.fixture.ts';
import { openTill, type Shopper, type Till } from './till.fixture.ts';

const mug = 270;
const platinum = 101;

let till: Till;
beforeAll(async () => {
  till = await openTill();
});
afterAll(() => till.close());

/** Somebody who is Platinum and may still give it back. */
async function member(): Promise<Shopper & { readonly membershipid: number }> {
  const who = await till.shopper(1_000_000);
  const client = till.client(who);
  const { pay, enddate } = await client.call('GET /api/membership/describe', { vipgradepriceid: platinum });
  const wish = { vipgradepriceid: platinum, amount: pay, enddate, key: randomUUID() };
  await client.call('POST /api/membership/pay', wish);
  till.app.clock.advance(minuteMs);
  await till.offer(mug, { fen: 40_000 });
  const { refund } = await client.call('GET /api/membership/vipinfo', {});
  return { ...who, membershipid: refund?.membershipid ?? 0 };
}

const giveBack = (who: Awaited<ReturnType<typeof member>>) =>
  codeOf(till.client(who).call('POST /api/membership/cancel', { membershipid: who.membershipid }));

async function openCheckout(who: Shopper) {
  await till.add(who, mug, { 0: 1 });
  const { breakdown } = await till.preview(who);
  expect(breakdown.memberSavingCents).toBeGreaterThan(0);
  const placed = await till.submit(who, breakdown.totalCents, { paylater: 1 });
  till.app.clock.advance(minuteMs);
  return placed;
}

const usesOf = async ({ id }: Shopper) =>
  (
    await till.app.db.pool.query(
      'select benefit, ref, saved_cents as saved from membership_uses where account_id = $1 order by ref, benefit',
      [id],
    )
  ).rows;

test('a membership is not given back while a checkout waits at its price', async () => {
  const who = await member();
  const open = await openCheckout(who);
  expect(await giveBack(who)).toBe('benefitUsed');
  await till.client(who).call('POST /api/checkout/pay', { id: open.id, agreed: open.totalCents });
  expect(await giveBack(who)).toBe('benefitUsed');
  expect(await usesOf(who)).toHaveLength(1);
});

test('who cancels what waits may give it back, and has the order back at the price of everybody', async () => {
  const who = await member();
  const open = await openCheckout(who);
  await till.client(who).call('POST /api/checkout/cancel', { id: open.id });
  expect(await usesOf(who)).toEqual([]);
  expect(await giveBack(who)).toBe('done');
  const [order] = await till.ordersOf(who);
  const restored = await till.client(who).call('POST /api/shoporder/restore', { orderno: orderNumber(order.id) });
  expect(restored.paidCents).toBeGreaterThan(restored.beforeCents);
});

test('an order that is had back at a member price is a use again', async () => {
  const who = await member();
  const open = await openCheckout(who);
  await till.client(who).call('POST /api/checkout/cancel', { id: open.id });
  const [order] = await till.ordersOf(who);
  await till.client(who).call('POST /api/shoporder/restore', { orderno: orderNumber(order.id) });
  expect(await giveBack(who)).toBe('benefitUsed');
});

test('what is priced anew after the membership ended is no use any more', async () => {
  const who = await member();
  const open = await openCheckout(who);
  const start = till.app.clock.now();
  // Not by giving it back: it ends by itself, with the price of the checkout.
  await till.app.db.pool.query('update checkouts set price_until = $2, pay_until = $3 where id = $1', [
    open.id,
    new Date('2026-12-01T00:00:00Z'),
    new Date('2027-02-01T00:00:00Z'),
  ]);
  await till.app.db.pool.query(
    "update sessions set created_at = '2030-01-01', expires_at = '2030-01-01' where account_id = $1",
    [who.id],
  );
  till.app.clock.moveTo(new Date('2027-01-20T08:00:00Z'));
  const { totalCents } = await till.client(who).call('GET /api/checkout/detail', { id: open.id });
  expect(totalCents).toBeGreaterThan(open.totalCents);
  await till.client(who).call('POST /api/checkout/pay', { id: open.id, agreed: totalCents });
  expect(await usesOf(who)).toEqual([]);
  till.app.clock.moveTo(start);
});

test('of a checkout and a giving back at once, one is refused', async () => {
  for (let round = 0; round < 10; round++) {
    const who = await member();
    await till.add(who, mug, { 0: 1 });
    const { breakdown } = await till.preview(who);
    const [bought, given] = await Promise.all([
      codeOf(till.submit(who, breakdown.totalCents, { paylater: 1 })),
      giveBack(who),
    ]);
    expect([
      ['done', 'benefitUsed'],
      ['checkoutChanged', 'done'],
    ]).toContainEqual([bought, given]);
  }
});

test('the books see a membership that was given back and whose price stayed', async () => {
  const who = await member();
  const open = await openCheckout(who);
  const { pool } = till.app.db;
  await pool.query('delete from membership_uses where account_id = $1', [who.id]);
  expect(await giveBack(who)).toBe('done');
  const found = async () => JSON.stringify(await verifyBooks(till.app.db, bookChecks));
  expect(await found()).toContain(`checkout ${open.id} saves`);
  await pool.query(
    "insert into membership_uses values ($1, 'serviceFee', $2, 100, (select created_at from checkouts where id = $3))",
    [who.id, `checkout:${open.id}`, open.id],
  );
  expect(await found()).toContain(
    `membership ${who.membershipid} was given back, its price of checkout:${open.id} stayed`,
  );
  await pool.query('delete from membership_uses where account_id = $1', [who.id]);
  await till.client(who).call('POST /api/checkout/cancel', { id: open.id });
});
