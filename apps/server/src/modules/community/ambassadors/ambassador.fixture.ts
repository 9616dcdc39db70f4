import type { Client } from '@sgb/contract/client.ts';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { registerSomebody } from '../../../testing/register.ts';
import { openTestShop } from '../../../testing/shop.ts';
import { balance, book } from '../../books/ledger/index.ts';

/** The agreement that everybody has to know who joins a group. */
export const version = '20220520';

interface Person {
  readonly id: number;
  readonly client: Client;
}

export type Groups = Awaited<ReturnType<typeof openGroups>>;

/** A shop with people who join groups. */
export async function openGroups() {
  const shop = await openTestShop();
  const rows = async (text: string, ...values: unknown[]) => (await shop.app.db.pool.query(text, values)).rows;
  let given = 0;

  async function logIn(name: string): Promise<Person> {
    const who = { username: `${name}@demo.test`, password: 'demo1234' };
    const { ticket, user } = await shop.client().call('POST /api/user/logincheck', who);
    return { id: user.userId, client: shop.client(ticket) };
  }

  const give = (accountId: number, amount: number) =>
    shop.app.db.transact((tx) =>
      book(tx, {
        key: `test:${++given}`,
        type: entryTypes.recharge,
        ref: 'test',
        now: shop.app.clock.now(),
        postings: [{ from: 'bank', to: balance(accountId, 'available'), amount }],
      }),
    );

  return {
    shop,
    rows,
    logIn,
    give,

    async typeOf(id: number): Promise<number> {
      return (await rows('select user_type from accounts where id = $1', id))[0].user_type;
    },

    /** The title of the newest message. */
    async told(id: number): Promise<string | undefined> {
      return (await rows('select title from messages where account_id = $1 order by id desc limit 1', id))[0]?.title;
    },

    /** Somebody new who is a member of this ambassador. */
    async newMember(teamuserid: number): Promise<Person> {
      const { ticket, user } = await registerSomebody(shop);
      await give(user.userId, 10_000);
      const client = shop.client(ticket);
      await client.call('POST /api/groupship/bind', { teamuserid, version });
      return { id: user.userId, client };
    },
  };
}
