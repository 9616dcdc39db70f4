import type { Client } from '@sgb/contract/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from './decisions.fixture.ts';

/** Private files of shoppers, as staff see them: with the case that they work on, and every look is written down. */

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const query = async (text: string, ...values: unknown[]) => (await office.app.db.pool.query(text, values)).rows;
const get = (address: string, headers = {}) => office.shop.fastify.inject({ url: address, headers });

/** How staff come to the files of this purpose, and who of them may. */
const ways: Record<
  string,
  { readonly roles: readonly string[]; find(client: Client, owner: number): Promise<string[]> }
> = {
  proof: {
    roles: ['finance', 'admin'],
    async find(client) {
      const { items } = await client.call('GET /api/staff/recharge/claims', {});
      const look = { number: items.at(-1)?.number ?? '', reason: 'Looking for the payment' };
      return (await client.call('POST /api/staff/recharge/proofs', look)).proofs;
    },
  },
  identity: {
    roles: ['finance', 'service', 'admin'],
    async find(client, owner) {
      const look = { accountId: owner, reason: 'Comparing it with the account' };
      return (await client.call('POST /api/staff/identity/reveal', look)).pictures;
    },
  },
  workorder: {
    roles: ['service', 'admin'],
    async find(client, owner) {
      const [{ id }] = await query('select max(id) as id from work_orders where account_id = $1', owner);
      const { lines } = await client.call('GET /api/staff/workorder/detail', { id });
      return lines.flatMap(({ files }) => files.map(({ address }) => address));
    },
  },
};

const scenes: Record<string, (owner: number) => Promise<unknown>> = {
  proof: (owner) => office.scenes['POST /api/staff/recharge/refuse']?.(owner) ?? Promise.resolve(),
  identity: (owner) => office.identity(owner),
  workorder: (owner) => office.scenes['POST /api/staff/workorder/decide']?.(owner) ?? Promise.resolve(),
};

test.each(Object.keys(ways))(
  'a private file of a shopper (%s) is shown to those who work on it, and looks are kept',
  async (purpose) => {
    const owner = await office.person();
    await scenes[purpose]?.(owner);
    const [file] = await query('select id from files where account_id = $1 and purpose = $2', owner, purpose);
    const way = ways[purpose];
    for (const role of ['finance', 'service', 'admin', 'buyer', 'warehouse', 'marketing']) {
      const { id: staffId, client } = await office.staff(role);
      // Nobody gets it by its name alone.
      expect((await client.call('GET /api/upload/files', { fileNames: file.id })).files).toEqual([]);
      const found = way?.find(client, owner);
      if (!way?.roles.includes(role)) {
        await expect(found).rejects.toMatchObject({ http: 403 });
        continue;
      }
      const [address = ''] = (await found) ?? [];
      expect(address).toContain(file.id);
      expect(await query('select from file_looks where by_account = $1', staffId)).toHaveLength(0);
      expect((await get(address)).statusCode).toBe(200);
      expect((await get(address, { range: 'bytes=1-' })).statusCode).toBe(206);
      // Without their name on it, or under another one, it shows nothing.
      expect((await get(address.replace(/&by=\d+/, ''))).statusCode).toBe(404);
      expect((await get(address.replace(/by=\d+/, 'by=1'))).statusCode).toBe(404);
      expect((await get(address.replace(/about=[^&]+/, 'about=nothing'))).statusCode).toBe(404);
      const looks = await query('select * from file_looks where by_account = $1', staffId);
      expect(looks).toHaveLength(2);
      expect(looks[0]).toMatchObject({ file_id: file.id, owner_id: owner, purpose });
    }
  },
);

test('a document is shown for a reason only, which stands in the audit', async () => {
  const owner = await office.person();
  await scenes.identity?.(owner);
  await scenes.proof?.(owner);
  const { id, client } = await office.staff('finance');
  const [{ number }] = await query('select number from recharges where account_id = $1', owner);
  const looks = [
    ['POST /api/staff/identity/reveal', { accountId: owner }],
    ['POST /api/staff/recharge/proofs', { number }],
    ['POST /api/staff/withdraw/reveal', { id: 1 }],
  ] as const;
  for (const [call, whose] of looks)
    for (const reason of [undefined, '', 'x', ' x    '])
      await expect(client.call(call, { ...whose, reason } as never)).rejects.toMatchObject({
        http: 400,
        message: 'reason: Say why you need to see it, in 5 to 200 characters.',
      });
  for (const [call, whose] of looks.slice(0, 2)) {
    await client.call(call, { ...whose, reason: 'The bank asks for it' } as never);
    const [row] = await query('select * from staff_audit where call = $1 and by_account = $2', call, id);
    expect(row).toMatchObject({ accounts: [owner], why: 'The bank asks for it', outcome: 'done' });
  }
});

test('the log of looks is never changed', async () => {
  for (const text of ['update file_looks set by_account = 1', 'delete from file_looks', 'truncate file_looks'])
    await expect(query(text)).rejects.toThrow('is never changed');
});

test('what its owner sees is nobody’s business', async () => {
  const owner = await office.person();
  await scenes.workorder?.(owner);
  const [file] = await query('select id from files where account_id = $1', owner);
  const client = await office.clientOf(owner);
  const { files } = await client.call('GET /api/upload/files', { fileNames: file.id });
  expect((await get(files[0]?.address ?? '')).statusCode).toBe(200);
  expect(await query('select from file_looks where file_id = $1', file.id)).toHaveLength(0);
});
