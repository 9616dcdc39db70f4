import { expect, test } from 'vitest';
import { controlOf, labelOf, shownNumber, typedNumber } from './form-rules.ts';

test.each([
  ['minimumCents', { type: 'integer' }, 'rand'],
  ['basisPoints', { type: 'integer' }, 'percent'],
  ['days', { type: 'integer' }, 'number'],
  ['name', { type: 'string' }, 'text'],
  ['open', { type: 'boolean' }, 'switch'],
  ['mode', { type: 'string', enum: ['demo', 'http'] }, 'choice'],
  ['terms', { type: 'object', properties: {} }, 'group'],
  ['lines', { type: 'array' }, 'json'],
  ['tiers', { type: 'object' }, 'json'],
])('%s %j is entered as %s', (name, schema, control) => expect(controlOf(name, schema)).toBe(control));

test.each([
  ['minimumCents', 'Minimum'],
  ['aboveBasisPoints', 'Above'],
  ['basisPoints', 'Share'],
  ['cents', 'Amount'],
  ['storageDays', 'Storage days'],
])('%s is called %s', (name, label) => expect(labelOf(name)).toBe(label));

test.each([
  ['rand', '5', 500],
  ['rand', '5,50', 550],
  ['rand', '19.99', 1999],
  ['percent', '12.5', 1250],
  ['number', '24', 24],
  ['number', 'soon', 'soon'],
  ['rand', '', ''],
] as const)('%s %j is %j', (control, text, value) => expect(typedNumber(control, text)).toBe(value));

test('what is shown is what is typed', () => {
  expect(typedNumber('rand', shownNumber('rand', 1999))).toBe(1999);
  expect(shownNumber('percent', 1250)).toBe('12.5');
});
