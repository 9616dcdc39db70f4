import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { whole } from './fields.ts';
import * as z from './zod.ts';

test.each([
  ['string', z.string, 'text', 1],
  ['int', z.int, 1, 1.5],
  ['boolean', z.boolean, true, 'true'],
] as const)('a plain %s is made once, and one with words of its own is another', (_kind, make, good, bad) => {
  expect(make()).toBe(make());
  const own = make({ error: 'Say it again.' });
  expect(own).not.toBe(make());
  for (const schema of [make(), own]) {
    expect(schema.safeParse(good).success).toBe(true);
    expect(schema.safeParse(bad).success).toBe(false);
  }
  expect(own.safeParse(bad).error?.issues[0]?.message).toBe('Say it again.');
  expect(make().safeParse(bad).error?.issues[0]?.message).not.toBe('Say it again.');
});

test('what is made of a plain schema changes nothing of it', () => {
  expect(z.string().max(1).safeParse('ab').success).toBe(false);
  expect(z.string().default('c').parse(undefined)).toBe('c');
  expect(z.string().safeParse('ab').success).toBe(true);
  expect(z.string().safeParse(undefined).success).toBe(false);
});

test('whole numbers of the same limits are one schema, and other limits are another', () => {
  expect(whole(1, 5)).toBe(whole(1, 5));
  expect(whole(1, 5).safeParse('6').error?.issues[0]?.message).toBe('must be at most 5');
  expect(whole(1, 6).parse('6')).toBe(6);
  expect(whole(0, 5).safeParse(-1).error?.issues[0]?.message).toBe('must be at least 0');
});

test('the contract makes its schemas with it', () => {
  const sources = globSync(join(import.meta.dirname, '*.ts')).filter((file) => basename(file) !== 'zod.ts');
  const past = sources.filter((file) => /^import (?!type ).* from 'zod';$/m.test(readFileSync(file, 'utf8')));
  expect(past.map((file) => basename(file)).filter((name) => !name.endsWith('.test.ts'))).toEqual([]);
});
