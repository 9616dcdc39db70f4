import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, open, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, cleanEnvironment } from './account.ts';
import type { Native } from './native.ts';
import type { Place } from './place.ts';
import { diskNote, hasCode, lastLines, StartRefused } from './refused.ts';

export const superuser = 'sgb';

export interface ClusterSetup {
  place: Place;
  native: Native;
  account: Account | undefined;
  durable: boolean;
  /** The file of a cluster to begin with, where there is one. */
  packed: () => Promise<string | undefined>;
  log: (line: string) => void;
}

const draftPrefix = 'postgres.making-';
const passwordFile = ({ home }: Place) => join(home, 'postgres.password');

/** Makes the cluster unless it is there. Says the password of its superuser, and whether it was made. */
export async function ensureCluster(setup: ClusterSetup): Promise<{ password: string; fresh: boolean }> {
  const { place, native } = setup;
  await removeDrafts(place.home);
  const version = await clusterVersion(place.cluster);
  if (version === undefined) return { password: await makeCluster(setup), fresh: true };
  if (version !== native.major) {
    throw new StartRefused(
      `The database in ${place.cluster} was made by PostgreSQL "${version}", and this is PostgreSQL "${native.major}". ` +
        `Run it with the version that made it, or choose another DATA_DIR.`,
    );
  }
  return { password: await readPassword(place), fresh: false };
}

async function clusterVersion(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim().slice(0, 40);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  try {
    await rmdir(cluster);
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) {
      const names = (await readdir(cluster)).slice(0, 5).join(', ');
      throw new StartRefused(
        `${cluster} holds files (${names} ...) but no PG_VERSION: it is no PostgreSQL database, or a damaged one. ` +
          `Move it away to begin with an empty database, or choose another DATA_DIR.`,
      );
    }
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  return undefined;
}

/** A start that was killed half-way leaves one behind; the cluster itself only ever appears complete. */
async function removeDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.startsWith(draftPrefix)) continue;
    // The killed start's initdb may still be writing: what is not gone now goes next time.
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

async function makeCluster(setup: ClusterSetup): Promise<string> {
  const { place, account, durable, log } = setup;
  log(`creating the database in ${place.cluster}`);
  const password = randomBytes(24).toString('base64url');
  // A name of its own each time, for the same reason: an initdb of a killed start must not write into ours.
  const draft = join(place.home, `${draftPrefix}${randomUUID()}`);
  const data = join(draft, 'data');
  await mkdir(draft);
  // Whatever our umask says, the account has to pass through.
  await chmod(draft, 0o755);
  if (!(await unpack(setup, data, password))) {
    const handover = join(draft, 'password');
    await writeFile(handover, password, { mode: 0o600 });
    if (account) await chown(handover, account.uid, account.gid);
    await makeFolder(data, account);
    await initdb(setup, data, handover);
  }
  await writeFile(passwordFile(place), password, { mode: 0o600, flush: durable });
  await rename(data, place.cluster);
  if (durable) await flushDirectory(place.home);
  await rm(draft, { recursive: true, force: true });
  return password;
}

async function makeFolder(data: string, account: Account | undefined): Promise<void> {
  await mkdir(data, { mode: 0o700 });
  if (account) await chown(data, account.uid, account.gid);
}

/** Where it cannot be unpacked (no tar, another machine than the one that packed it), it is made as if there were none. */
async function unpack(setup: ClusterSetup, data: string, password: string): Promise<boolean> {
  const file = await setup.packed();
  if (file === undefined) return false;
  await makeFolder(data, setup.account);
  try {
    // Needed once in the life of a shop.
    const { unpackCluster } = await import('./packed.ts');
    await unpackCluster(file, data, { name: superuser, password }, setup);
    return true;
  } catch (error) {
    setup.log(`${file} is of no use here: ${error instanceof Error ? error.message : error}`);
    await rm(data, { recursive: true, force: true });
    return false;
  }
}

async function initdb({ native, account, durable, place }: ClusterSetup, data: string, pwfile: string): Promise<void> {
  let said = '';
  // lower() and upper() come from PostgreSQL's own Unicode tables, the same on every machine. pg_trgm still asks the
  // C library, and under plain "C" it drops every letter outside ASCII from its trigrams.
  for (const ctype of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const ended = await run(native.initdb, account, [
      `--pgdata=${data}`,
      `--username=${superuser}`,
      `--pwfile=${pwfile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${ctype}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      // Nobody guesses 24 random bytes; of a connection to a throw-away database, its password is a quarter of the work.
      ...(durable ? [] : ['--no-sync', '--set=scram_iterations=1']),
    ]);
    if (ended.code === 0) return;
    said = ended.said;
    if (!/invalid locale|locale name/.test(said)) break;
  }
  await removeDrafts(place.home);
  throw new StartRefused(
    `PostgreSQL could not create its database in ${place.cluster}. It said:${lastLines(said)}${await diskNote(place.home)}`,
  );
}

function run(program: string, account: Account | undefined, args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...account,
      cwd: '/',
      env: cleanEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', (error) => resolve({ code: -1, said: error.message }));
    child.on('close', (code) => resolve({ code: code ?? -1, said }));
  });
}

async function readPassword(place: Place): Promise<string> {
  try {
    return (await readFile(passwordFile(place), 'utf8')).trim();
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    throw new StartRefused(
      `The password of the database ${place.cluster} is missing: ${passwordFile(place)}. Put the file back, ` +
        `move the database away to begin with an empty one, or choose another DATA_DIR.`,
    );
  }
}

async function flushDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
