import { expect, test } from 'vitest';
import { maskedEmail, maskedMobile } from './masked.ts';

test.each([
  ['naledi@demo.test', 'n…@demo.test'],
  ['a@b.c', 'a…@b.c'],
  ['', ''],
])('the address %s is shown as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown));

test.each([
  ['+27825550199', '+27…199'],
  [null, ''],
])('the number %s is shown as %s', (mobile, shown) => expect(maskedMobile(mobile)).toBe(shown));
