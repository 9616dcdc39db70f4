import { glob, readFile } from 'node:fs/promises';
import { endpoints } from '@sgb/contract/endpoints.ts';
import { expect, test } from 'vitest';

test('every call with which staff write is made by a test, whose client fails where it leaves no row in the audit', async () => {
  const writes = endpoints
    .filter(({ method, path }) => method === 'POST' && path.startsWith('/api/staff/'))
    .map(({ path }) => `POST ${path}`);
  expect(writes.length).toBeGreaterThan(100);
  const texts: string[] = [];
  for await (const file of glob('**/*.{int.test,fixture}.ts', { cwd: import.meta.dirname })) {
    texts.push(await readFile(`${import.meta.dirname}/${file}`, 'utf8'));
  }
  const all = texts.join('\n');
  expect(writes.filter((name) => !all.includes(`'${name}'`))).toEqual([]);
});
