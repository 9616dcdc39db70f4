import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { withoutParts } from './unused-parts.ts';

const folders = [join(import.meta.dirname, 'src'), join(import.meta.dirname, '../../packages/ui/src')];

const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Two of them are for the server alone.
    .filter((name) => name.endsWith('.tsx') && !/\.test\.tsx$|^app.(entry-server|reuse)\.tsx$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
);

const usersOf = (sign: RegExp) => sources.filter(({ text }) => sign.test(text)).map(({ name }) => name);

describe('what is left out of the libraries', () => {
  test.each([
    ['view transitions', /\bViewTransition\b|\bviewTransition\b/],
    ['activities', /<Activity[ >]/],
    ['lists of suspense', /SuspenseList/],
    ['references to fragments', /<Fragment[^>]* ref=/],
    ['states of actions', /useActionState|useFormState/],
    ['other calls of react-dom', /from 'react-dom'/],
    ['elements of the head', /<(meta|link|style|script)[\s>]|<title[^>]*>[^ ]/],
    ['elements of our own', /<[a-z]+-[a-z]+[\s>]/],
    ['actions and fetchers of the router', /useFetcher|useActionData|<Form[^>]*method=/],
    [
      'routes found on the way, watched routes',
      /patchRoutesOnNavigation|instrumentations|PrefetchPageLinks|prefetch="/,
    ],
  ])('nobody uses %s', (_what, sign) => {
    expect(usersOf(sign)).toEqual([]);
  });
});

describe('withoutParts', () => {
  const code = 'function a(x) { return b(x); }\nfunction b() { function c() {} }\nT.prototype.d = 1;\nfunction e() {}';
  const leave = (idle: string[], never: string[], statements = /^T\.prototype\./) =>
    withoutParts(code, parseAst(code), { file: /x/, idle, never, statements });

  test('empties what is idle, refuses what nobody calls, and drops statements', () => {
    expect(leave(['a'], ['b'])).toBe('function a(x) {}\nfunction b() {throw Error("left out")}\n\nfunction e() {}');
  });

  test('fails for a name that is not there, and for one inside of what went', () => {
    expect(() => leave(['f'], [])).toThrow('f');
    expect(() => leave([], ['b', 'c'])).toThrow('c');
  });
});
