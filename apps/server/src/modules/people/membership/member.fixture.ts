import { randomUUID } from 'node:crypto';
import { Refused } from '@sgb/contract/client.ts';
import { codes } from '@sgb/contract/codes.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { registerSomebody } from '../../../testing/register.ts';
import type { TestShop } from '../../../testing/shop.ts';
import { balance, balancesOf, book } from '../../books/ledger/index.ts';

/** Somebody with money, a ticket and shorthands for what members do. */
export async function openMember(shop: TestShop, cents: number, bonus = 0) {
  const { ticket, user } = await registerSomebody(shop);
  const accountId = user.userId;
  const client = shop.client(ticket);
  const { db, clock } = shop.app;
  // The clock jumps by months here, and a ticket lives for a day.
  await db.pool.query(
    "update sessions set created_at = '2036-01-01', expires_at = '2036-01-01' where account_id = $1",
    [accountId],
  );
  const give = (amount: number, into: 'available' | 'bonus') =>
    db.transact((tx) =>
      book(tx, {
        key: `test:${randomUUID()}`,
        type: entryTypes.correction,
        ref: 'test',
        postings: [{ from: 'bank', to: balance(accountId, into), amount }],
        now: clock.now(),
      }),
    );
  if (cents > 0) await give(cents, 'available');
  if (bonus > 0) await give(bonus, 'bonus');
  const describe = (vipgradepriceid: number) => client.call('GET /api/membership/describe', { vipgradepriceid });
  return {
    accountId,
    ticket,
    client,
    describe,
    info: () => client.call('GET /api/membership/vipinfo', {}),
    /** Agrees to what the page shows, then pays. */
    async buy(vipgradepriceid: number, key: string = randomUUID()) {
      const { pay, enddate } = await describe(vipgradepriceid);
      return client.call('POST /api/membership/pay', { vipgradepriceid, amount: pay, enddate, key });
    },
    async cancel() {
      const { refund } = await client.call('GET /api/membership/vipinfo', {});
      return client.call('POST /api/membership/cancel', { membershipid: refund?.membershipid ?? 0 });
    },
    async balances() {
      const balances = await db.read((reader) => balancesOf(reader, accountId));
      return { available: balances.get('available') ?? 0, bonus: balances.get('bonus') ?? 0 };
    },
  };
}

/** The name of the code that a call was refused with; 'done' when it was not. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return Object.entries(codes).find(([, { status }]) => status === error.status)?.[0] ?? String(error.status);
  }
}
