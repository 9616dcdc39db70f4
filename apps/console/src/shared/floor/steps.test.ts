import { type FloorStep, floorSteps, type Thing } from '@sgb/contract/floor.ts';
import { expect, test } from 'vitest';
import { faultsOf, simpleSteps, titleOf } from './steps.ts';

const thing = { id: 7, number: 'SO00000007' } as Thing;

test.each(floorSteps)('%s has words', (name: FloorStep) => expect(titleOf(name)).not.toBe(''));

test('centimetres of a tape are millimetres of the shop', () => {
  const values = { grams: '640', length: '20', width: '15,5', height: '9.5', shelf: 'A1-02-3' };
  expect(faultsOf(simpleSteps.weigh.fields, values)).toEqual({});
  expect(simpleSteps.weigh.input(thing, values)).toEqual({
    orderId: 7,
    grams: 640,
    lengthMm: 200,
    widthMm: 155,
    heightMm: 95,
    shelf: 'A1-02-3',
  });
});

test('pieces are damaged or mended by their SKU and their seller', () => {
  const pieces = { id: 7, number: '5000000030100' } as Thing;
  const values = { quantity: '2', reason: 'Handles broken off' };
  const some = { accountid: 7, skuid: '5000000030100', quantity: 2, reason: 'Handles broken off' };
  expect(simpleSteps.damage.input(pieces, values)).toEqual({ ...some, mended: 0 });
  expect(simpleSteps.mended.input(pieces, values)).toEqual({ ...some, mended: 1 });
});

test('what stays in its box is measured anew only where somebody did', () => {
  const order = { ...thing, lines: [{ quantity: 10 }] } as Thing;
  const values = { grams: '640', length: '20', width: '15', height: '9.5', shelf: 'A1-02-3' };
  const out = { orderId: 7, of: 10, grams: 640, lengthMm: 200, widthMm: 150, heightMm: 95, shelf: 'A1-02-3' };
  expect(faultsOf(simpleSteps.split.fields, values)).toEqual({});
  expect(simpleSteps.split.input(order, values)).toEqual(out);
  const smaller = { ...values, restLength: '10', restWidth: '10', restHeight: '10' };
  const rest = { lengthMm: 100, widthMm: 100, heightMm: 100 };
  expect(simpleSteps.split.input(order, smaller)).toEqual({ ...out, rest });
});

test.each([
  [
    'weigh',
    { grams: '1.5 kg', length: '2000', width: '', height: '1', shelf: 'here' },
    ['grams', 'length', 'width', 'shelf'],
  ],
  ['deliver', { code: '123' }, ['code']],
  ['handOver', {}, []],
  ['handOver', { waybill: '1' }, ['waybill']],
  ['damage', { quantity: '2', reason: 'Handles broken off' }, []],
  ['mended', { quantity: 'two', reason: '' }, ['quantity', 'reason']],
  ['stockShip', { carrier: 'Pudo', waybill: 'PUDO-1' }, []],
] as const)('of %s with %j something is said about %j', (name, values, wrong) =>
  expect(Object.keys(faultsOf(simpleSteps[name].fields, values))).toEqual(wrong),
);
