import { type Client, Refused } from '@sgb/contract/client.ts';
import { codes } from '@sgb/contract/codes.ts';
import { receiverColumns, sampleReceiverFile } from '@sgb/contract/receiver-file.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { addOfficialPlaces, ensurePlaces } from './ensure.ts';

let shop: TestShop;
let ambassador: Client;
let shopper: Client;

beforeAll(async () => {
  shop = await openTestShop();
  const logIn = async (name: string) => {
    const input = { username: `${name}@demo.test`, password: 'demo1234' };
    return shop.client((await shop.client().call('POST /api/user/logincheck', input)).ticket);
  };
  ambassador = await logIn('ambassador');
  shopper = await logIn('shopper');
});
afterAll(() => shop.close());

const count = async () => (await ambassador.call('GET /api/user/address/list', {})).count;
const check = (csv: string) => ambassador.call('POST /api/user/address/importcheck', { csv });
const bring = (csv: string) => ambassador.call('POST /api/user/address/import', { csv });

const heading = 'first name,last name,mobile,province,city,suburb,postal code,street,id number';
const row = (n: number, changes: Partial<Record<'mobile' | 'street' | 'id', string>> = {}) => {
  const letters = String(n).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  const street = changes.street ?? `${n} Main Road`;
  return `Given ${letters},Family,${changes.mobile ?? '082 123 4567'},Gauteng,Randburg,Ferndale,2194,${street},${changes.id ?? ''}`;
};
const file = (...lines: string[]) => [heading, ...lines].join('\n');

describe('a file of receivers', () => {
  test('is checked row by row, and nothing is written', async () => {
    const before = await count();
    const checked = await check(
      file(row(1), row(2, { mobile: '12' }), row(3, { street: 'PO Box 9', id: '8001015009086' }), row(1)),
    );
    expect(checked).toMatchObject({ good: 1, bad: 3, fault: '' });
    expect(checked.rows.map(({ line, faults }) => [line, faults.map(({ field }) => field)])).toEqual([
      [2, []],
      [3, ['mobile']],
      [4, ['street', 'id number']],
      [5, ['first name']],
    ]);
    expect(checked.rows[3]?.faults[0]?.message).toBe('The same as line 2.');
    expect(JSON.stringify(checked)).not.toContain('8001015009086');
    expect(await count()).toBe(before);
  });

  test('with one wrong row brings nothing at all', async () => {
    const before = await count();
    const refused = await bring(file(row(1), row(2), row(3, { mobile: '12' }))).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ status: codes.importRefused.status, data: { good: 2, bad: 1 } });
    expect(await count()).toBe(before);
  });

  test('comes in whole, and not a second time', async () => {
    const before = await count();
    const csv = file(row(11), row(12, { id: '8001015009087' }), row(13));
    expect(await bring(csv)).toEqual({ added: 3 });
    expect(await count()).toBe(before + 3);
    expect((await check(csv)).rows.map(({ faults }) => faults[0]?.message)).toEqual(
      Array(3).fill('You have this receiver already.'),
    );
    const { rows } = await shop.app.db.pool.query(
      "select receivers::text as row from receivers where folded like 'given bc%'",
    );
    expect(rows[0].row).not.toContain('8001015009087');
    const found = await ambassador.call('GET /api/user/address/list', { keyword: 'given' });
    expect(found.items.filter(({ isDefault }) => isDefault)).toEqual([]);
  });

  test('two at the same moment do not bring the same people twice', async () => {
    const before = await count();
    const csv = file(row(21), row(22));
    const done = await Promise.allSettled([bring(csv), bring(csv), bring(csv)]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await count()).toBe(before + 2);
  });

  test('beyond the limit of the account is refused as a whole', async () => {
    const before = await count();
    const many = Array.from({ length: 495 }, (_, i) => row(1000 + i));
    expect((await check(file(...many))).fault).toBe(
      `You have room for ${500 - before} more receivers, and the file has 495.`,
    );
    await expect(bring(file(...many))).rejects.toMatchObject({ status: codes.importRefused.status });
    expect(await count()).toBe(before);
    const tooMany = Array.from({ length: 501 }, (_, i) => row(1000 + i));
    expect((await check(file(...tooMany))).fault).toContain('501 rows; 500 are the most');
  });

  test('the sample is one that works', async () => {
    expect(await check(sampleReceiverFile)).toMatchObject({ good: 2, bad: 0, fault: '' });
    expect(sampleReceiverFile.split('\r\n')[0]?.split(',')).toHaveLength(receiverColumns.length);
  });

  test('is not for personal accounts', async () => {
    for (const path of ['POST /api/user/address/importcheck', 'POST /api/user/address/import'] as const)
      await expect(shopper.call(path, { csv: sampleReceiverFile })).rejects.toMatchObject({ http: 403 });
  });
});

describe('suburbs', () => {
  const search = (suburb: string, more: { page?: number; countryId?: 1 | 7 } = {}) =>
    shop.client().call('GET /api/deliveryorder/searchPostcode', { suburb, ...more });

  test('with the same name are told apart by city and code', async () => {
    const { items } = await search('rosebank');
    expect(items.map(({ label }) => label)).toEqual(['Rosebank, Cape Town, 7700', 'Rosebank, Johannesburg, 2196']);
    expect(items[1]).toMatchObject({
      suburb: 'Rosebank',
      city: 'Johannesburg',
      province: 'Gauteng',
      postcode: '2196',
      country: 'South Africa',
      text: 'Rosebank, Johannesburg, Gauteng, 2196, South Africa',
    });
  });

  test.each([
    ['mel joh', 'Melrose, Johannesburg, 2196'],
    ['0157', 'Amberfield, Centurion, 0157'],
    ['sandtn', 'Sandton, 2196'],
    ['khayelitcha', 'Khayelitsha, Cape Town, 7784'],
    ['pretoira', 'Pretoria Central, Pretoria, 0002'],
    ['umtata central', 'Mthatha Central, Mthatha, 5099'],
    ['Polana', 'Polana Caniço, Maputo'],
    ['voelklip', 'Voëlklip, Hermanus, 7200'],
    ['simons town', "Simon's Town, Cape Town, 7975"],
  ])('%s finds %s', async (typed, label) => {
    expect((await search(typed)).items[0]?.label).toBe(label);
  });

  test('come twenty a page, none twice, to the end', async () => {
    const first = await search('gauteng');
    expect(first.items).toHaveLength(20);
    expect(first.pages).toBe(Math.ceil(first.total / 20));
    const ids: number[] = [];
    for (let page = 1; page <= first.pages; page++)
      ids.push(...(await search('gauteng', { page })).items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(first.total);
    expect((await search('gauteng', { page: first.pages + 1 })).items).toEqual([]);
  });

  test('can be those of one country', async () => {
    const { items } = await search('mas', { countryId: 7 });
    expect(new Set(items.map(({ countryId }) => countryId))).toEqual(new Set([7]));
    expect((await search('rosebank', { countryId: 7 })).items.map(({ suburb }) => suburb)).not.toContain('Rosebank');
  });

  test.each(['', ' ', 'x'.repeat(61)])('"%s" is answered with the words of the product document', async (typed) => {
    await expect(search(typed)).rejects.toMatchObject({ http: 400, message: 'suburb: Please fill in correct suburb.' });
  });

  test.each(['!!!', '&|!:*', "'", '%_', '日本'])('"%s" breaks nothing', async (typed) => {
    expect((await search(typed)).page).toBe(1);
  });

  test('of the official list are added once, zeros kept, box codes left out', async () => {
    const csv =
      '\ufeffPlaceName,BoxCode,StrCode,Town\nZZ-TOP VIEW,0046,0157,CENTURION\nBOXONLY,9999,,PRETORIA\nStella,8650,8650,VRYBURG\nNEWSTAD,,8650,VRYBURG\n';
    const read = () => shop.app.db.transact((tx) => addOfficialPlaces(tx, csv));
    expect(await read()).toEqual({ added: 2, known: 1, skipped: 1 });
    expect(await read()).toEqual({ added: 0, known: 3, skipped: 1 });
    expect((await search('zz-top')).items[0]).toMatchObject({
      suburb: 'Zz-Top View',
      postcode: '0157',
      province: 'Gauteng',
    });
    expect((await search('newstad')).items[0]).toMatchObject({ province: 'North West', city: 'Vryburg' });
    const before = (await search('a')).total;
    await shop.app.db.transact(ensurePlaces);
    expect((await search('a')).total).toBe(before);
  });
});
