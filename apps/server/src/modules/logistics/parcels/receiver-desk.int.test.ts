import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { expectBooksToBalance } from '../../../testing/books.ts';
import { justRead } from '../../../testing/edition.ts';
import { codeOf } from '../../people/membership/member.fixture.ts';
import { openShipping, type Shipping, ship } from './parcel.fixture.ts';

let shipping: Shipping;
beforeAll(async () => {
  shipping = await openShipping();
});
afterAll(async () => {
  await expectBooksToBalance(shipping);
  await shipping.close();
});

test('service gives a parcel another receiver of its owner’s list or mends the address, until it is too late for each', async () => {
  const service = shipping.shop.client(await ticketFor(shipping.shop, 'demo_service'));
  const owner = await shipping.person(10_000_000);
  const client = await shipping.shopper(owner);
  const orderids = await shipping.collected(owner, [{}]);
  const [rid, other] = [
    await shipping.receiver(client),
    await shipping.receiver(client, { firstName: 'Naledi', mobile: '082 555 0199' }),
  ];
  const { id } = (await ship(client, { orderids, rid })).made;
  const look = () => service.call('GET /api/staff/parcel/receivers', { id });
  const correct = 'POST /api/staff/parcel/receiver';
  const mend = async (wish: object) => service.call(correct, { id, reason, ...wish, ...(await justRead(shipping)) });
  const reason = 'They asked for it in the chat';
  const before = await look();
  expect(before).toMatchObject({ changeable: true, mendable: true });
  expect(before.receivers.filter(({ current }) => current).map((each) => each.id)).toEqual([rid]);
  await expect(service.call(correct, { id, reason })).rejects.toMatchObject({ http: 400 });
  const strangers = await shipping.receiver(await shipping.shopper(await shipping.person(1)));
  expect(await codeOf(mend({ rid: strangers }))).toBe('notFound');
  expect(await mend({ rid: other })).toMatchObject({
    receiver: expect.stringContaining('Naledi'),
  });
  const address = '14 Mended Street, Rosebank, Johannesburg, 2196';
  expect(await mend({ address })).toMatchObject({ address });
  const shown = await client.call('GET /api/deliveryorder/detail', { expressid: id });
  expect(shown.receiver).toMatchObject({ address });
  const told = await shipping.app.db.pool.query(
    "select title from messages where account_id = $1 and title like 'We corrected where%'",
    [owner],
  );
  expect(told.rows).toHaveLength(2);

  const box = { grams: 1_000, lengthMm: 200, widthMm: 150, heightMm: 100, photo: await shipping.photo() };
  await shipping.staff.call('POST /api/staff/parcel/pack', { id, ...box });
  const at = (status: number) =>
    shipping.app.db.pool.query('update parcels set status = $2 where id = $1', [id, status]);
  await at(40);
  expect(await look()).toMatchObject({ changeable: false, mendable: true });
  expect(await codeOf(mend({ rid }))).toBe('parcelMoved');
  expect(await codeOf(mend({ address: `${address}, gate 2` }))).toBe('done');
  await at(70);
  expect(await codeOf(mend({ address }))).toBe('parcelMoved');
  await at(20);
  expect(await codeOf(mend({ address }))).toBe('done');
  expect(await codeOf(service.call(correct, { id: 2_000_000, address, reason }))).toBe('notFound');
  const { rows } = await shipping.app.db.pool.query('select why from staff_audit where call = $1', [correct]);
  expect(rows.length).toBeGreaterThanOrEqual(3);
});
