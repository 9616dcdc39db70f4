import { expect, test } from 'vitest';
import { asComingBack } from './lasting-pool.ts';

const failure = (code: string, message = 'no') => Object.assign(new Error(message), { code });

test.each(['ECONNREFUSED', '57P01', '25006', '53100', '53200'])('the queue waits when the database says %s', (code) => {
  expect(asComingBack(failure(code))).toMatchObject({ code: '57P03' });
});

test('what is wrong with a statement stays as it is', () => {
  expect(asComingBack(failure('42P01'))).toMatchObject({ code: '42P01' });
});
