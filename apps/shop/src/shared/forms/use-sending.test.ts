import { Refused } from '@sgb/contract/client.ts';
import { expect, test } from 'vitest';
import { refusedField } from './use-sending.ts';

const values = { amount: '', files: ['a', 'b'], business: { vatno: '' } };

const refused = (data: unknown) => new Refused(400, { status: 1, message: 'files.1: is gone', data });

test.each([
  [{ field: 'amount' }, 'amount'],
  [{ field: 'business.vatno' }, 'business.vatno'],
  [{ field: 'files.1' }, 'files'],
  [{ field: 'csrf' }, null],
  [{}, null],
  [null, null],
])('a refusal with %j is about %s', (data, field) => expect(refusedField(refused(data), values)).toBe(field));

test('what broke otherwise is about no field', () => {
  expect(refusedField(new Error('amount: no line'), values)).toBeNull();
});
