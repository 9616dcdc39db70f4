import { expect, test } from 'vitest';
import { masked, subjectIn, thingsIn, whyIn } from './mask.ts';

test('secrets and personal numbers are not written down', () => {
  expect(
    masked({ username: 'ann', password: 'p', code: '123456', idNumber: '8001015009087', mobile: '082 555 1234' }),
  ).toEqual({ username: 'ann', password: '(hidden)', code: '(hidden)', idNumber: '(hidden)', mobile: '…234' });
  expect(masked({ deep: [{ accountNumber: '1234567' }] })).toEqual({ deep: [{ accountNumber: '(hidden)' }] });
});

test('long texts, many rows and bytes are cut', () => {
  expect(masked({ csv: 'x'.repeat(1000) })).toEqual({ csv: `${'x'.repeat(300)}… (1000 characters)` });
  expect(masked(Array.from({ length: 60 }, (_, n) => n))).toHaveLength(51);
  expect(masked({ file: Buffer.from('abc'), at: new Date(0) })).toEqual({
    file: '(3 bytes)',
    at: '1970-01-01T00:00:00.000Z',
  });
});

test.each([
  ['/api/staff/withdraw/paid', { id: 7, reference: 'B1' }, 'withdraw 7'],
  ['/api/staff/purchase/fail', { orderIds: [1, 2] }, 'purchase 1, 2'],
  ['/api/staff/account/stop', { username: 'ann', password: 'p' }, 'account ann'],
  ['/api/staff/recharge/statement', { csv: 'x' }, 'recharge'],
  ['/api/staff/parcel/deliver', { code: '1234' }, 'parcel'],
])('%s %j is about %s', (path, input, subject) => expect(subjectIn(path, input)).toBe(subject));

test('the reason is the first field that gives one', () => {
  expect(whyIn({ id: 1, note: 'n', reason: 'Sold out' })).toBe('Sold out');
  expect(whyIn({ id: 1 })).toBe('');
});

test.each([
  ['/api/staff/withdraw/paid', { id: 7, reference: 'B1' }, ['withdraw 7']],
  ['/api/staff/purchase/fail', { orderIds: [1, 2], reason: 'x' }, ['order 1', 'order 2']],
  ['/api/staff/warehouse/attach', { id: 3, orderIds: [1] }, ['warehouse 3', 'order 1']],
  ['/api/staff/stockup/place', { accountid: 4, skuid: 5, place: 'A1' }, ['account 4', 'sku 5']],
  ['/api/staff/home/save', { rows: [] }, []],
])('%s %j is about the things %j', (path, input, things) => expect(thingsIn(path, input)).toEqual(things));
