import { randomUUID } from 'node:crypto';
import type { Client } from '@sgb/contract/client.ts';
import { beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { noisePicture, type Uploader, uploaderOf } from '../../../testing/uploader.ts';
import { lateReviewsJob } from './jobs.ts';
import { referenceOf } from './rules.ts';

/** The clocks of the review, at working hours of South Africa; the demo's own claims are out of the way. */

let shop: TestShop;
let uploader: Uploader;
let shopper: Client;
let finance: Client;
let accountId = 0;

beforeAll(async () => {
  shop = await openTestShop();
  shop.app.clock.moveTo(at('Fri 16:00'));
  await shop.app.db.pool.query("update recharges set status = 40 where method = 'eft' and status = 10");
  await shop.app.db.pool.query('update bank_lines set state = 2, decided_at = now() where state = 0');
  uploader = await uploaderOf(shop, 'new');
  shopper = shop.client(uploader.ticket);
  finance = shop.client((await uploaderOf(shop, 'finance')).ticket);
  const { rows } = await shop.app.db.pool.query("select id from accounts where email = 'new@demo.test'");
  accountId = rows[0].id;
  return () => shop.close();
});

const days = { Fri: '2026-11-13', Sat: '2026-11-14', Sun: '2026-11-15', Mon: '2026-11-16', Tue: '2026-11-17' };
function at(words: string): Date {
  const [day = '', time = ''] = words.split(' ');
  return new Date(`${days[day as keyof typeof days]}T${time}:00+02:00`);
}

/** What staff are told at a moment; null when there is nothing. */
async function alertAt(words: string): Promise<string | null> {
  shop.app.clock.moveTo(at(words));
  await lateReviewsJob.perform(shop.app, {});
  const open = "select body from staff_alerts where kind = 'recharge.late' and closed_at is null";
  return (await shop.app.db.pool.query(open)).rows[0]?.body ?? null;
}

async function claimAt(words: string, amount: number): Promise<string> {
  shop.app.clock.moveTo(at(words));
  const { data } = await uploader.upload('proof', 'slip.png', await noisePicture(8));
  const claim = { bank: 'FNB', amount, paidOn: '2026-11-13', payer: 'N Dube', files: [data.fileName] };
  return (await shopper.call('POST /api/paymentvoucher/save', { ...claim, key: randomUUID() })).number;
}

async function lineAt(words: string, text: string): Promise<number> {
  shop.app.clock.moveTo(at(words));
  const csv = `Date,Description,Amount\n2026-11-13,${text},321.00`;
  await finance.call('POST /api/staff/recharge/statement', { name: 'friday.csv', csv });
  const { rows } = await shop.app.db.pool.query('select id from bank_lines where text = $1', [text]);
  return rows[0].id;
}

/** Tickets live for a day of the clock that this test moves. */
const keepLoggedIn = () =>
  shop.app.db.pool.query("update sessions set created_at = '2027-01-01', expires_at = '2027-01-01'");

test('a claim that nobody looked at for a day is told, and no more once it is decided', async () => {
  const number = await claimAt('Fri 16:00', 50_000);
  await keepLoggedIn();
  expect(await alertAt('Sat 16:00')).toBeNull();
  expect(await alertAt('Sat 16:01')).toContain('more than 24 hours: 1');
  await finance.call('POST /api/staff/recharge/refuse', { number, reason: 'notFound' });
  expect(await alertAt('Sat 16:02')).toBeNull();
});

test('a payment with a reference is due after two working hours, one without is not', async () => {
  await keepLoggedIn();
  const line = await lineAt('Sat 12:00', `EFT ${referenceOf(accountId)}`);
  await lineAt('Sat 12:00', 'CASH DEPOSIT');
  // Saturday ends at one; the second hour begins on Monday at eight.
  expect(await alertAt('Mon 09:00')).toBeNull();
  expect(await alertAt('Mon 09:01')).toContain('more than 2 working hours: 1');
  await finance.call('POST /api/staff/recharge/approve', { line });
  expect(await alertAt('Mon 09:02')).toBeNull();
});

test('a claim that is sent again waits from then on', async () => {
  await keepLoggedIn();
  const number = await claimAt('Sat 10:00', 60_000);
  await finance.call('POST /api/staff/recharge/refuse', { number, reason: 'unreadable' });
  shop.app.clock.moveTo(at('Mon 10:00'));
  const { data } = await uploader.upload('proof', 'slip.png', await noisePicture(8));
  const again = { bank: 'FNB', amount: 60_000, paidOn: '2026-11-13', payer: 'N Dube', files: [data.fileName] };
  await shopper.call('POST /api/paymentvoucher/save', { ...again, number, key: randomUUID() });
  expect(await alertAt('Tue 10:00')).toBeNull();
  expect(await alertAt('Tue 10:01')).toContain('more than 24 hours: 1');
});
