import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../..');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.endsWith('lazy-part.ts'))
  .map((name) => ({ name, text: readFileSync(join(src, name), 'utf8') }));

/** Which file a part says it is in, and which one it is loaded from: `() => import('./x.tsx')`, or a name for that. */
const parts = sources.flatMap(({ name, text }) =>
  [...text.matchAll(/lazyPart\(\s*'([^']+)',\s*(?:\(\) => import\('([^']+)'\)|(\w+))/g)].map(
    ([, said = '', path = '', loader]) => {
      const from = loader ? (new RegExp(`const ${loader} = \\(\\) => import\\('([^']+)'`).exec(text)?.[1] ?? '') : path;
      return { said, loaded: join(dirname(name), from) };
    },
  ),
);

test('a part is asked for by the file that it is in', () => {
  expect(parts).toHaveLength(sources.flatMap(({ text }) => text.match(/ lazyPart\(/g) ?? []).length);
  expect(parts.map(({ said }) => said)).toEqual(parts.map(({ loaded }) => loaded));
});
