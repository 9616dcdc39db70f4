import { randomUUID } from 'node:crypto';
import type { Client } from '@sgb/contract/client.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '../../../platform/http/refusal.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { balance, placeHold, releaseHold } from '../../books/ledger/index.ts';
import { type Earning, openEarning } from './earning.fixture.ts';

let earning: Earning;
beforeAll(async () => {
  earning = await openEarning();
});
afterAll(async () => {
  await earning.hear();
  await expectBooksToBalance(earning);
  await earning.close();
});

const statement = (client: Client, input: { month?: string; page?: number } = {}) =>
  client.call('GET /api/groupship/billlists', input);
const move = (client: Client, amountCents: number, key: string = randomUUID()) =>
  client.call('POST /api/groupship/billmove', { amountCents, key });

describe('moving and withdrawing', () => {
  let [leader, client] = [0, undefined as unknown as Client];
  beforeAll(async () => {
    leader = await earning.leader();
    await earning.signed(await earning.member(leader), 1_000_000);
    await earning.later(7);
    await earning.run('earnings.purse');
    client = await earning.shopper(leader);
  });

  test('more than there is, nothing, and parts of cents are refused', async () => {
    await expect(move(client, 30_001)).rejects.toMatchObject({ message: 'You have R\u00a0300.00 ready to use.' });
    for (const amount of [0, -5, 1.5]) await expect(move(client, amount)).rejects.toMatchObject({ http: 400 });
    expect(await earning.purse(leader)).toBe(30_000);
  });

  test('twenty at once take what is there and no more; the same wish is one', async () => {
    const key = randomUUID();
    expect(await Promise.all([move(client, 1_000, key), move(client, 1_000, key)])).toMatchObject([
      { movedCents: 1_000 },
      { movedCents: 1_000 },
    ]);
    const wishes = await Promise.allSettled(Array.from({ length: 20 }, () => move(client, 2_000)));
    expect(wishes.filter(({ status }) => status === 'fulfilled')).toHaveLength(14);
    expect(await earning.purse(leader)).toBe(1_000);
  });

  test('a withdrawal and a move at once: one of them has it, and what comes back is ready again', async () => {
    const now = earning.app.clock.now();
    const hold = () =>
      earning.app.db.transact((tx) =>
        placeHold(tx, {
          key: 'test:withdrawal',
          type: entryTypes.correction,
          ref: 'WD1',
          now,
          from: [balance(leader, 'commission')],
          amount: 1_000,
        }),
      );
    const [held, moved] = await Promise.allSettled([hold(), move(client, 1_000)]);
    const took = [held.status === 'fulfilled' && !(held.value instanceof Refusal), moved.status === 'fulfilled'];
    expect(took.filter(Boolean)).toHaveLength(1);
    expect(await earning.purse(leader)).toBe(0);
    expect((await statement(client)).totals).toMatchObject({ readyCents: 0 });
    const hold1 = held.status === 'fulfilled' && !(held.value instanceof Refusal) ? held.value : undefined;
    if (!hold1) return;
    await earning.app.db.transact((tx) => releaseHold(tx, { holdId: hold1.entryId, now }));
    expect(await earning.purse(leader)).toBe(1_000);
  });
});
