import { expect, test } from 'vitest';
import { isEasy } from './password-rules.ts';

const common = new Set(['abc123', 'password1']);
const names = ['thandi_m88', 'thandi.mkhize@example.com', 'Nkosi Trading'];

test.each([
  ['abc123', true],
  ['Password1', true],
  ['SGB2026', true],
  ['group-buy-1', true],
  ['Thandi1990', true],
  ['nkosi!2026', true],
  ['trading#7', true],
  ['thandi_m88!', true],
  ['Mkhize.1', true],
  ['example1', false],
  ['kudu-77', false],
  ['thandisizwe7', false],
  ['77-88-99!', false],
  ['m12345', false],
])('%s is easy to guess: %s', (password, easy) => {
  expect(isEasy(password, names, common)).toBe(easy);
});
