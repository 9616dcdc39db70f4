import { randomUUID } from 'node:crypto';
import { codes } from '@sgb/contract/codes.ts';
import { hourMs } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfAmounts, pdfWords } from '../../../testing/pdf-words.ts';
import { noisePicture } from '../../../testing/uploader.ts';
import { keepPicture } from '../../base/uploads/seed.ts';
import { openShelves, type Seller, type Shelves, sku } from './dispatch.fixture.ts';
import { settleUnpaid } from './settle.ts';

let shop: Shelves;
beforeAll(async () => {
  shop = await openShelves();
});
// The books of money and pieces are checked when it closes.
afterAll(() => shop.close());

const refusedWith = (code: keyof typeof codes) => ({ status: codes[code].status });
const later = (hours: number) => shop.app.clock.advance(hours * hourMs);

async function shipped(seller: Seller, quantity = 1, more = {}) {
  const desk = await shop.desk();
  const { id } = await seller.send(quantity, more);
  await desk.call('POST /api/staff/stockup/pick', { ids: [id] });
  await desk.call('POST /api/staff/stockup/ship', { id, carrier: 'The Courier Guy', waybill: 'tcg-4711' });
  return { id, desk };
}

describe('sending from the shelf', () => {
  test('is priced by each way, paid once for a key, packed, shipped and delivered', async () => {
    const seller = await shop.seller(20_000);
    const { call, receiverId } = seller;
    const pieces = [{ skuId: sku(0), quantity: 1 }];
    const preview = await call.call('POST /api/stockup/ship/preview', { pieces, receiverId });
    expect(preview.options.map(({ way, price }) => [way, price.totalCents])).toEqual([
      ['locker', 6_100],
      ['door', 8_100],
      ['depot', 1_200],
    ]);
    const wish = seller.wish(1, { reference: 'A-1001' });
    const made = await call.call('POST /api/stockup/ship/create', wish);
    expect(made).toMatchObject({ state: 112, paidCents: 8_100, waits: null, reference: 'A-1001', mayCancel: true });
    expect(made.receiver.address).toBe('12 Oxford Road, Rosebank, Johannesburg, Gauteng, 2196');
    expect(await call.call('POST /api/stockup/ship/create', wish)).toEqual(made);
    const other = { ...wish, reference: 'A-1002' };
    await expect(call.call('POST /api/stockup/ship/create', other)).rejects.toMatchObject(refusedWith('keyReused'));
    expect(await seller.balance()).toBe(11_900);
    expect(await seller.piles()).toEqual({ sellable: 9, reserved: 1, sent: 0, damaged: 0 });

    const desk = await shop.desk();
    const waiting = await desk.call('GET /api/staff/stockup/dispatches', {});
    // The whole number stands on the label alone.
    expect(waiting.items.find(({ id }) => id === made.id)?.receiver.mobile).toMatch(/^\+27…\d{3}$/);
    await desk.call('POST /api/staff/stockup/pick', { ids: [made.id] });
    const waybill = { id: made.id, carrier: 'The Courier Guy', waybill: 'tcg-1' };
    expect(await desk.call('POST /api/staff/stockup/ship', waybill)).toMatchObject({ state: 113, waybill: 'TCG-1' });
    expect(await desk.call('POST /api/staff/stockup/ship', waybill)).toMatchObject({ state: 113 });
    expect(await seller.piles()).toEqual({ sellable: 9, reserved: 0, sent: 1, damaged: 0 });
    const late = call.call('POST /api/stockup/ship/cancel', { id: made.id });
    await expect(late).rejects.toMatchObject(refusedWith('dispatchMoved'));
    await desk.call('POST /api/staff/stockup/delivered', { id: made.id });
    const { items, counts } = await call.call('GET /api/stockup/ship', { state: 114 });
    expect(items.map(({ track }) => track.map(({ text }) => text))).toEqual([
      ['Ordered and paid', 'Handed to The Courier Guy, TCG-1', 'Delivered'],
    ]);
    expect(counts).toEqual({ all: 1, processing: 0, shipped: 0, review: 1, failed: 0 });
  });

  test('is called off while it is being processed: pieces and money are back', async () => {
    const seller = await shop.seller(9_000);
    const { id } = await seller.send();
    expect(await seller.call.call('POST /api/stockup/ship/cancel', { id })).toMatchObject({
      state: 119,
      backCents: 8_100,
    });
    await seller.call.call('POST /api/stockup/ship/cancel', { id });
    expect(await seller.balance()).toBe(9_000);
    expect(await seller.piles()).toEqual({ sellable: 10, reserved: 0, sent: 0, damaged: 0 });
  });

  test('is refused for too many pieces, goods and clients of others, another price, and a locker that is too small', async () => {
    const seller = await shop.seller(50_000, 30);
    const stranger = await shop.seller(0);
    const abroad = await shop.clientOf(seller.who, { countryId: 2 });
    await expect(seller.send(31)).rejects.toMatchObject(refusedWith('tooFewPieces'));
    await expect(seller.send(1, { pieces: [{ skuId: sku(9), quantity: 1 }] })).rejects.toMatchObject(
      refusedWith('notFound'),
    );
    for (const receiverId of [stranger.receiverId, abroad]) {
      await expect(seller.send(1, { receiverId })).rejects.toMatchObject(refusedWith('notFound'));
    }
    await expect(seller.send(1, { totalCents: 100 })).rejects.toMatchObject(refusedWith('dispatchPrice'));
    await expect(seller.send(30, { way: 'locker' })).rejects.toMatchObject(refusedWith('badInput'));
    const { id } = await seller.send();
    for (const path of ['POST /api/stockup/ship/cancel', 'POST /api/stockup/pending/settle'] as const) {
      await expect(stranger.call.call(path, { id })).rejects.toMatchObject(refusedWith('notFound'));
    }
    const paper = stranger.call.call('POST /api/stockup/ship/paper', { id, kind: 'slip' });
    await expect(paper).rejects.toMatchObject(refusedWith('notFound'));
    const used = seller.call.call('POST /api/user/address/delete', { rid: seller.receiverId });
    await expect(used).rejects.toMatchObject(refusedWith('receiverInUse'));
  });
});

describe('pending', () => {
  test('keeps the pieces while the balance is too low, goes on when money comes, and ends after 72 hours', async () => {
    const seller = await shop.seller(100);
    const { call, who } = seller;
    const made = [await seller.send(), await seller.send(), await seller.send()];
    expect(made.map(({ state, waits, paidCents }) => [state, waits, paidCents])).toEqual(
      Array(3).fill([110, 'balance', 0]),
    );
    expect(await seller.piles()).toMatchObject({ sellable: 7, reserved: 3 });
    const [first, second, third] = made.map(({ id }) => id);
    const settle = (id = 0) => call.call('POST /api/stockup/pending/settle', { id });
    await expect(settle(first)).rejects.toMatchObject(refusedWith('balanceTooLow'));
    await shop.giveAll([who], 8_000);
    expect(await settle(first)).toMatchObject({ state: 112, paidCents: 8_100 });
    await shop.giveAll([who], 8_100);
    await settleUnpaid(shop.app, who.id);
    const left = await call.call('GET /api/stockup/pending', {});
    expect(left.items.map(({ id }) => id)).toEqual([third]);
    expect((await call.call('GET /api/stockup/ship', { state: 112 })).items.map(({ id }) => id)).toEqual([
      second,
      first,
    ]);

    later(71);
    await shop.end();
    expect((await call.call('GET /api/stockup/pending', {})).total).toBe(1);
    later(1);
    await shop.end();
    expect((await call.call('GET /api/stockup/pending', {})).total).toBe(0);
    expect(await seller.piles()).toMatchObject({ sellable: 8, reserved: 2 });
    const { items } = await call.call('GET /api/stockup/fail', {});
    expect(items).toMatchObject([{ id: third, reason: 'notPaid', backCents: 0, step: 'sendAgain', damaged: 0 }]);
  });

  test('waits for another address, and gives everything back when nobody tells one', async () => {
    const seller = await shop.seller(20_000);
    const { call } = seller;
    const desk = await shop.desk();
    const ids = [(await seller.send()).id, (await seller.send()).id];
    const reason = 'The street could not be found';
    for (const id of ids) await desk.call('POST /api/staff/stockup/address', { id, reason });
    const pending = await call.call('GET /api/stockup/pending', {});
    expect(pending.items).toMatchObject([
      { waits: 'address', remark: reason, paidCents: 8_100 },
      { waits: 'address', remark: reason, paidCents: 8_100 },
    ]);
    const [one = 0] = ids;
    const settle = (receiverId?: number) => call.call('POST /api/stockup/pending/settle', { id: one, receiverId });
    await expect(settle()).rejects.toMatchObject(refusedWith('badInput'));
    await expect(settle(seller.receiverId)).rejects.toMatchObject(refusedWith('badInput'));
    const moved = await settle(await shop.clientOf(seller.who, { street: '5 Jan Smuts Avenue' }));
    expect(moved).toMatchObject({ state: 112, paidCents: 8_100, remark: '' });
    expect(moved.receiver.address).toContain('5 Jan Smuts Avenue');
    later(72);
    await shop.end();
    expect(await seller.balance()).toBe(11_900);
    const { items } = await call.call('GET /api/stockup/fail', {});
    expect(items).toMatchObject([{ reason: 'notAnswered', backCents: 8_100, shelved: 1 }]);
  });
});

describe('fail', () => {
  test('brings pieces of a parcel that came back to the shelf, damaged ones apart, and sends the rest again once', async () => {
    const seller = await shop.seller(30_000);
    const { call } = seller;
    const { id, desk } = await shipped(seller, 2);
    const wrong = desk.call('POST /api/staff/stockup/cameback', {
      ...{ id, reason: 'refused', damaged: [{ skuId: sku(0), quantity: 3 }] },
    });
    await expect(wrong).rejects.toMatchObject(refusedWith('badInput'));
    const back = { id, reason: 'refused' as const, damaged: [{ skuId: sku(0), quantity: 1 }] };
    expect(await desk.call('POST /api/staff/stockup/cameback', back)).toMatchObject({ state: 115, backCents: 0 });
    await desk.call('POST /api/staff/stockup/cameback', back);
    expect(await seller.piles()).toEqual({ sellable: 9, reserved: 0, sent: 0, damaged: 1 });
    const { items } = await call.call('GET /api/stockup/fail', {});
    expect(items).toMatchObject([
      { id, reason: 'cameBack', text: 'The receiver refused it', shelved: 2, damaged: 1, step: 'sendAgain' },
    ]);
    const handle = () => call.call('POST /api/stockup/fail/handle', { kind: 'dispatch', id });
    const again = await handle();
    expect(again.dispatch).toMatchObject({ state: 112, lines: [{ quantity: 1 }] });
    expect(await handle()).toEqual(again);
    expect((await call.call('GET /api/stockup/fail', {})).total).toBe(0);
    expect(await seller.piles()).toEqual({ sellable: 8, reserved: 1, sent: 0, damaged: 1 });
  });

  test('gives back what it cost where we or the courier failed, and lets a seller take note', async () => {
    const seller = await shop.seller(20_000);
    const { id, desk } = await shipped(seller);
    const damaged = [{ skuId: sku(0), quantity: 1 }];
    await desk.call('POST /api/staff/stockup/cameback', { id, reason: 'courier', damaged });
    const refused = (await seller.send()).id;
    const reason = 'The courier does not deliver there';
    await desk.call('POST /api/staff/stockup/address', { id: refused, reason, ask: 0 });
    expect(await seller.balance()).toBe(20_000);
    const { items } = await seller.call.call('GET /api/stockup/fail', {});
    expect(items.map(({ reason: why, backCents, step }) => [why, backCents, step])).toEqual([
      ['addressRefused', 8_100, 'sendAgain'],
      ['cameBack', 8_100, 'understood'],
    ]);
    for (const each of items) {
      const handled = { kind: each.kind, id: each.id, dismiss: 1 } as const;
      expect(await seller.call.call('POST /api/stockup/fail/handle', handled)).toEqual({ dispatch: null });
    }
    expect((await seller.call.call('GET /api/stockup/index', {})).fail).toBe(0);
  });

  test('is not for what arrived: that counts as delivered after ten days', async () => {
    const seller = await shop.seller(20_000);
    const { id } = await shipped(seller);
    await shop.app.db.pool.query("update sessions set expires_at = expires_at + interval '30 days'");
    later(10 * 24);
    await shop.end();
    expect((await seller.call.call('GET /api/stockup/ship', { state: 114 })).items.map((item) => item.id)).toEqual([
      id,
    ]);
  });
});

describe('papers', () => {
  test('the packing slip has the name and logo of the seller and no price; the label says whom it goes to', async () => {
    const seller = await shop.seller(20_000);
    const { call, who } = seller;
    const logo = await keepPicture(shop.app, { accountId: who.id, purpose: 'logo' }, 'l.png', await noisePicture(8));
    const theirs = await shop.seller(0);
    const brand = { name: 'Naledi Mugs', logo };
    const stolen = theirs.call.call('POST /api/stockup/ship/brand', brand);
    await expect(stolen).rejects.toMatchObject(refusedWith('fileNotUsable'));
    await call.call('POST /api/stockup/ship/brand', brand);
    expect(await call.call('GET /api/stockup/ship/brand', {})).toMatchObject(brand);
    const { id } = await seller.send(1, { reference: 'A-77' });
    const paper = async (kind: 'slip' | 'label') =>
      Buffer.from((await call.call('POST /api/stockup/ship/paper', { id, kind })).base64, 'base64');
    const slip = await paper('slip');
    expect(pdfWords(slip)).toEqual(expect.arrayContaining(['Naledi Mugs', 'Mug 0', 'blue', 'Thandi Nkosi']));
    expect(pdfWords(slip).join(' ')).toContain('A-77');
    expect(pdfAmounts(slip)).toEqual([]);
    expect(slip.toString('latin1')).toContain('/Image');
    expect(pdfWords(await paper('label'))).toEqual(expect.arrayContaining(['Thandi Nkosi', '12 Oxford Road', '2196']));
    const desk = await shop.desk();
    expect((await desk.call('GET /api/staff/stockup/paper', { id, kind: 'slip' })).fileName).toMatch(
      /^SD\d{8}-slip\.pdf$/,
    );
  });
});

describe('a file', () => {
  const heading =
    'sku,quantity,delivery,reference,client,first name,last name,mobile,province,city,suburb,postal code,street';
  const person = (n: number, mobile = '082 123 4567') =>
    `Given ${String(n).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')},Family,${mobile},Gauteng,Randburg,Ferndale,2194,${n} Main Road`;
  const file = (...rows: string[]) => [heading, ...rows].join('\n');

  test('is looked at row by row, and its good rows are sent once: paid as far as the balance reaches', async () => {
    const seller = await shop.seller(17_000, 4);
    const { call, receiverId } = seller;
    const stranger = await shop.seller(0);
    const csv = file(
      `${sku(0)},2,door,A1,,${person(1)}`,
      `${sku(0)},1,door,A2,,${person(2, '12')}`,
      `${sku(0)},1,locker,A3,${receiverId},,,,,,,,`,
      `${sku(0)},2,door,A4,,${person(3)}`,
      `${sku(1)},1,door,A5,${stranger.receiverId},,,,,,,,`,
      `${sku(1)},1,depot,A6,,${person(1)}`,
      `${sku(1)},1,door,=1+1,,${person(4)}`,
      `${sku(1)},1,door,A8,,${person(5)}`,
    );
    const key = randomUUID();
    const look = await call.call('POST /api/stockup/ship/import', { csv, key });
    expect(look).toMatchObject({ good: 4, bad: 4, fault: '', newClients: 2, made: null, balanceCents: 17_000 });
    expect(look.rows.map(({ line, faults }) => [line, faults.map(({ field }) => field)])).toEqual([
      [2, []],
      [3, ['mobile']],
      [4, []],
      [5, ['quantity']],
      [6, ['client']],
      [7, []],
      [8, ['reference']],
      [9, []],
    ]);
    expect(look.rows[3]?.faults[0]?.message).toBe('Only 1 are left for this row.');
    expect(look.totalCents).toBe(8_100 + 6_100 + 1_200 + 8_100);
    expect((await call.call('GET /api/stockup/ship', {})).total).toBe(0);
    const make = (given = csv) => call.call('POST /api/stockup/ship/import', { csv: given, key, make: 1 });
    const [one, other] = await Promise.all([make(), make()]);
    expect([one.made, other.made]).toEqual([
      { paid: 3, waiting: 1 },
      { paid: 3, waiting: 1 },
    ]);
    await expect(make(`${csv}\n`)).rejects.toMatchObject(refusedWith('keyReused'));
    expect(await seller.balance()).toBe(17_000 - 8_100 - 6_100 - 1_200);
    expect(await seller.piles()).toMatchObject({ sellable: 1, reserved: 3 });
    expect(await seller.piles(1)).toMatchObject({ sellable: 2, reserved: 2 });
    const { items } = await call.call('GET /api/stockup/ship', {});
    expect(items.map(({ reference }) => reference).toSorted()).toEqual(['A1', 'A3', 'A6']);
    // Each is paid apart, so that one can be called off alone.
    await call.call('POST /api/stockup/ship/cancel', {
      id: items.find(({ reference }) => reference === 'A3')?.id ?? 0,
    });
    expect(await seller.balance()).toBe(17_000 - 8_100 - 1_200);
    expect((await call.call('GET /api/user/address/list', {})).total).toBe(3);
  });

  test('of 200 rows is sent in one go, however long it is, and one without a good row is refused', async () => {
    const seller = await shop.seller(2_000_000, 200);
    const rows = Array.from({ length: 200 }, (_, n) => `${sku(0)},1,door,R${n},,${person(n % 40)}`);
    const call = (csv: string) =>
      seller.call.call('POST /api/stockup/ship/import', { csv, key: randomUUID(), make: 1 });
    expect(await call(file(...rows))).toMatchObject({
      good: 200,
      bad: 0,
      newClients: 40,
      made: { paid: 200, waiting: 0 },
    });
    expect(await seller.balance()).toBe(2_000_000 - 200 * 8_100);
    await expect(call(file(...rows.slice(0, 1)))).rejects.toMatchObject(refusedWith('importRefused'));
    await expect(call('sku\n1')).rejects.toMatchObject(refusedWith('importRefused'));
  });
});

test('of 60 who send the last 5 pieces at once, with one and the same or other keys, just 5 are sent', async () => {
  const seller = await shop.seller(10_000_000, 5);
  const wishes = Array.from({ length: 60 }, (_, n) => seller.wish(1, { key: randomUUID(), reference: `N${n % 30}` }));
  const twice = [...wishes, ...wishes.slice(0, 20)];
  const settled = await Promise.allSettled(
    twice.map((wish) => seller.call.call('POST /api/stockup/ship/create', wish)),
  );
  const made = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : []));
  expect(new Set(made).size).toBe(5);
  const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason.status] : []));
  expect(new Set(refused)).toEqual(new Set([codes.tooFewPieces.status]));
  expect(await seller.piles()).toEqual({ sellable: 0, reserved: 5, sent: 0, damaged: 0 });
  expect(await seller.balance()).toBe(10_000_000 - 5 * 8_100);
  // Calling off and shipping race for the same one: it goes one way, never both.
  const desk = await shop.desk();
  const ids = [...new Set(made)];
  await Promise.allSettled(
    ids.flatMap((id) => [
      seller.call.call('POST /api/stockup/ship/cancel', { id }),
      desk.call('POST /api/staff/stockup/ship', { id, carrier: 'Pudo', waybill: `W-${id}` }),
    ]),
  );
  const { sellable, reserved, sent } = await seller.piles();
  expect([sellable + sent, reserved]).toEqual([5, 0]);
  expect(await seller.balance()).toBe(10_000_000 - sent * 8_100);
});
