import { type Client, Refused } from '@sgb/contract/client.ts';
import { codes } from '@sgb/contract/codes.ts';
import type { ReceiverEntry } from '@sgb/contract/receiver-fields.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openVault } from '../../../platform/vault/vault.ts';
import { testModules } from '../../../testing/modules.ts';
import { setSetting } from '../../../testing/settings.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { resealReceiversJob } from './jobs.ts';
import { clientsModule } from './module.ts';
import { openedId } from './seal.ts';
import { clientsLimits } from './settings.ts';

let shop: TestShop;
/** Receivers that something is on its way to. */
const busy = new Set<number>();

beforeAll(async () => {
  shop = await openTestShop({ modules: testModules(clientsModule({ inUse: async (_tx, id) => busy.has(id) })) });
});
afterAll(() => shop.close());

/** One login a person: hashing is meant to be slow. */
const sessions = new Map<string, Promise<Client>>();

function logIn(name: string): Promise<Client> {
  const known = sessions.get(name);
  if (known) return known;
  const input = { username: `${name}@demo.test`, password: 'demo1234' };
  const opened = shop
    .client()
    .call('POST /api/user/logincheck', input)
    .then(({ ticket }) => shop.client(ticket));
  sessions.set(name, opened);
  return opened;
}

const entry: ReceiverEntry = {
  type: 1,
  firstName: 'Nomsa',
  lastName: 'Dube',
  mobile: '082 555 1234',
  countryId: 1,
  province: 'Gauteng',
  city: 'Johannesburg',
  suburb: 'Rosebank',
  postcode: '2196',
  street: '12 Oxford Road',
};

const list = (client: Client, input: { page?: number; keyword?: string } = {}) =>
  client.call('GET /api/user/address/list', input);
const save = (client: Client, changes: Partial<ReceiverEntry> = {}) =>
  client.call('POST /api/user/address/edit', { ...entry, ...changes });
const remove = (client: Client, rid: number) => client.call('POST /api/user/address/delete', { rid });
const edit = (client: Client, id?: number) => client.call('GET /api/user/address/editpage', { id });

async function refusal(asked: Promise<unknown>): Promise<Refused> {
  const error = await asked.then(
    () => new Error('it was allowed'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refused)) throw error;
  return error;
}

const rows = async (text: string, values: unknown[] = []) => (await shop.app.db.pool.query(text, values)).rows;

describe('the list', () => {
  test('shows the default first, numbers in groups, and no personal number', async () => {
    const shopper = await logIn('shopper');
    const answer = await list(shopper);
    expect(answer).toMatchObject({ total: 3, count: 3, limit: 50, pages: 1, mayImport: false });
    expect(answer.items[0]).toMatchObject({
      isDefault: true,
      label: 'Home',
      mobileText: '+27 82 123 4567',
      idMasked: '••••••087',
    });
    expect(JSON.stringify(answer)).not.toContain('8001015009087');
    expect(Object.keys(answer.items[0] ?? {})).not.toContain('idSealed');
  });

  test.each([
    ['mokoena', 3],
    ['MASERU', 1],
    ['082 123 4567', 2],
    ['+27 82 123', 2],
    ['maude st', 1],
    ['2092', 1],
    ['100%', 1],
    ["'; drop table receivers", 0],
  ])('finds %s %i times', async (keyword, total) => {
    expect((await list(await logIn('shopper'), { keyword })).total).toBe(total);
  });

  test('of ambassadors may be long, and is paged', async () => {
    const answer = await list(await logIn('ambassador'));
    expect(answer).toMatchObject({ total: 12, limit: 500, mayImport: true });
    expect((await list(await logIn('ambassador'), { page: 2 })).items).toEqual([]);
  });

  test('needs a session', async () => expect((await refusal(list(shop.client()))).http).toBe(401));

  test('names the kinds of address', async () => {
    const { items } = await (await logIn('new')).call('GET /api/user/address/typelist', {});
    expect(items.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
});

describe('writing', () => {
  test('the first receiver is the default, whatever was said', async () => {
    const influencer = await logIn('influencer');
    const { id } = await save(influencer, { altMobile: '+26658123456', email: 'Nomsa@Example.com' });
    expect((await edit(influencer, id)).receiver).toMatchObject({
      isDefault: true,
      mobile: '+27825551234',
      altMobile: '+26658123456',
      email: 'nomsa@example.com',
    });
    await save(influencer, { id, isDefault: false });
    expect((await edit(influencer, id)).receiver?.isDefault).toBe(true);
  });

  test('another default takes its place; deleting it hands it on', async () => {
    const stocker = await logIn('stocker');
    const first = (await save(stocker)).id;
    const second = (await save(stocker, { isDefault: true })).id;
    const third = (await save(stocker)).id;
    const defaults = async () => (await list(stocker)).items.filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect(await defaults()).toEqual([second]);
    await stocker.call('POST /api/user/address/default', { rid: first });
    expect(await defaults()).toEqual([first]);
    expect((await remove(stocker, first)).count).toBe(2);
    expect(await defaults()).toEqual([third]);
    expect((await refusal(remove(stocker, first))).http).toBe(404);
    const [kept] = await rows('select deleted_at from receivers where id = $1', [first]);
    expect(kept.deleted_at).not.toBeNull();
  });

  test('twenty at once leave exactly one default and keep to the limit', async () => {
    await setSetting(shop.app, clientsLimits, { personal: 15, many: 500, importRows: 500 });
    const fresh = await logIn('new');
    expect((await list(fresh)).limit).toBe(15);
    const attempts = Array.from({ length: 20 }, (_, i) => save(fresh, { label: `No ${i}`, isDefault: i % 2 === 0 }));
    const done = await Promise.allSettled(attempts);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
    for (const result of done)
      if (result.status === 'rejected') expect(result.reason.status).toBe(codes.receiversFull.status);
    const { items, count } = await list(fresh);
    expect(count).toBe(15);
    expect(items.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    const some = items.slice(0, 8).map(({ id }) => id);
    await Promise.all(
      some.map((rid, i) => (i % 2 ? remove(fresh, rid) : fresh.call('POST /api/user/address/default', { rid }))),
    );
    expect((await list(fresh)).items.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    await setSetting(shop.app, clientsLimits, { personal: 50, many: 500, importRows: 500 });
  });

  test('a receiver that a parcel is on its way to stays', async () => {
    const vip = await logIn('vip');
    const { id } = await save(vip);
    busy.add(id);
    expect((await refusal(remove(vip, id))).status).toBe(codes.receiverInUse.status);
    busy.delete(id);
    await remove(vip, id);
  });

  test.each([
    [{ mobile: '12' }, 'mobile'],
    [{ street: 'PO Box 7' }, 'street'],
    [{ postcode: '157' }, 'postcode'],
    [{ province: 'Maputo' }, 'province'],
    [{ suburb: '' }, 'suburb'],
    [{ idType: 1, idNumber: '8001015009086' }, 'idNumber'],
    [{ idType: 1, idNumber: '' }, 'idNumber'],
    [{ surprise: 1 }, 'surprise'],
  ])('%j is refused at its field', async (changes, field) => {
    const refused = await refusal(save(await logIn('vip'), changes as object));
    expect(refused).toMatchObject({ http: 400, data: { field } });
    expect(refused.message.startsWith(`${field}: `)).toBe(true);
  });

  test('a script is text like any other', async () => {
    const vip = await logIn('vip');
    const { id } = await save(vip, { note: '<script>alert(1)</script>' });
    expect((await edit(vip, id)).receiver?.note).toBe('<script>alert(1)</script>');
    await remove(vip, id);
  });
});

describe("another account's receiver", () => {
  test('cannot be read, changed, deleted or made the default, and nothing tells that it is there', async () => {
    const owner = await logIn('member');
    const [theirs] = (await list(owner)).items;
    const stranger = await logIn('business');
    const rid = theirs?.id ?? 0;
    const attempts = [
      edit(stranger, rid),
      save(stranger, { id: rid, firstName: 'Mallory' }),
      remove(stranger, rid),
      stranger.call('POST /api/user/address/default', { rid }),
    ];
    const there = await Promise.all(attempts.map(refusal));
    const nowhere = await Promise.all([edit(stranger, 2_000_000_000), remove(stranger, 2_000_000_000)].map(refusal));
    for (const { http, message } of [...there, ...nowhere])
      expect({ http, message }).toEqual({ http: 404, message: 'This receiver is not in your list.' });
    expect((await list(owner)).items[0]).toEqual(theirs);
  });
});

describe('the number of an ID or a passport', () => {
  const columns = 'account_id as "accountId", id_key as "idKey", id_sealed as "idSealed", id_type, id_tail';
  const sealed = async (id: number) => (await rows(`select ${columns} from receivers where id = $1`, [id]))[0];

  test('is unreadable in the database, kept when left empty, and forgotten when taken out', async () => {
    const vip = await logIn('vip');
    const { id } = await save(vip, { idType: 1, idNumber: '800101 5009 087' });
    const [text] = await rows('select receivers::text as row from receivers where id = $1', [id]);
    expect(text.row).not.toMatch(/8001015009|5009087/);
    expect((await sealed(id)).idSealed.toString('latin1')).not.toContain('8001015009087');
    expect(openedId(shop.app.vault, await sealed(id))).toBe('8001015009087');

    await save(vip, { id, idType: 1, idNumber: '', label: 'Changed' });
    expect(openedId(shop.app.vault, await sealed(id))).toBe('8001015009087');
    expect((await refusal(save(vip, { id, idType: 2, idNumber: '' }))).data).toEqual({ field: 'idNumber' });
    await save(vip, { id, idType: 2, idNumber: 'ab123456' });
    expect((await edit(vip, id)).receiver).toMatchObject({ idType: 2, idMasked: '••••••456' });
    await save(vip, { id, idType: 0 });
    expect(await sealed(id)).toMatchObject({ idSealed: null, idKey: null, id_type: 0, id_tail: '' });

    await save(vip, { id, idType: 2, idNumber: 'AB123456' });
    await remove(vip, id);
    expect(await sealed(id)).toMatchObject({ idSealed: null, id_tail: '' });
  });

  test('does not open for another account, nor with another key', async () => {
    const [row] = await rows(`select ${columns} from receivers where id_key is not null limit 1`);
    expect(() => openedId(shop.app.vault, { ...row, accountId: row.accountId + 1 })).toThrow('cannot be opened');
    const other = openVault([{ id: 'test', key: Buffer.alloc(32, 1) }]);
    expect(() => openedId(other, row)).toThrow("sealed with the key 'test' cannot be opened");
  });

  test('is sealed anew with a new key, after which the old one is not needed', async () => {
    const oldKey = { id: 'test', key: Buffer.alloc(32, 'test') };
    const newKey = { id: 'k2', key: Buffer.alloc(32, 'next') };
    const before = await rows(`select id, ${columns} from receivers where id_key is not null order by id`);
    expect(before.length).toBeGreaterThan(2);
    await resealReceiversJob.perform({ ...shop.app, vault: openVault([newKey, oldKey]) }, {});
    const after = await rows(`select id, ${columns} from receivers where id_key is not null order by id`);
    expect(new Set(after.map(({ idKey }) => idKey))).toEqual(new Set(['k2']));
    const onlyNew = openVault([newKey]);
    expect(after.map((row) => openedId(onlyNew, row))).toEqual(before.map((row) => openedId(shop.app.vault, row)));
    await resealReceiversJob.perform({ ...shop.app, vault: openVault([oldKey, newKey]) }, {});
  });
});
