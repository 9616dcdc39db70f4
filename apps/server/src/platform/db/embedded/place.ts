import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, canReach } from './account.ts';
import { hasCode, StartRefused } from './refused.ts';
import { sharedPlace } from './shared-place.ts';

/** Where the cluster lies; its password, its log and the half-made next one lie beside it, in `home`. */
export interface Place {
  home: string;
  cluster: string;
}

const pointerOf = (dataDir: string) => join(dataDir, 'postgres.location');
const throwAwayMark = (home: string) => join(home, 'throw-away');
const ownerOf = (home: string) => join(home, 'data-directory');

export async function findPlace(
  dataDir: string,
  account: Account | undefined,
  durable: boolean,
  log: (line: string) => void,
): Promise<Place> {
  const home = (await followPointer(dataDir)) ?? (await chooseHome(dataDir, account, log));
  if (home !== dataDir) await (durable ? rm(throwAwayMark(home), { force: true }) : writeFile(throwAwayMark(home), ''));
  return { home, cluster: join(home, 'postgres') };
}

async function chooseHome(dataDir: string, account: Account | undefined, log: (line: string) => void): Promise<string> {
  if (canReach(account, dataDir)) return dataDir;
  const inside = join(dataDir, 'postgres');
  if (existsSync(inside)) {
    throw new StartRefused(
      `The database ${inside} belongs to user ${account?.uid}, who can no longer reach it there. ` +
        `Make every directory above it passable (chmod o+x), or choose another DATA_DIR.`,
    );
  }
  const place = await sharedPlace(account);
  await sweep(place);
  const home = await makeHome(dataDir, place);
  log(`only root can reach ${dataDir}: the database is kept in ${home}`);
  return home;
}

async function makeHome(dataDir: string, place: string): Promise<string> {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  for (let attempt = 1; ; attempt++) {
    // A home that exists without a pointer to it belonged to a data directory since removed: never ours to reuse.
    const home = join(place, attempt === 1 ? hash : `${hash}-${attempt}`);
    try {
      await mkdir(home);
    } catch (error) {
      if (hasCode(error, 'EEXIST')) continue;
      throw error;
    }
    await chmod(home, 0o755);
    await adopt(home, dataDir);
    return home;
  }
}

/** Tests delete their data directory, not what we keep for it elsewhere. */
async function sweep(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    const home = join(place, name);
    if (!existsSync(throwAwayMark(home))) continue;
    const owner = await lastLine(ownerOf(home));
    if (owner && !existsSync(owner)) await rm(home, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function adopt(home: string, dataDir: string): Promise<void> {
  await writeFile(ownerOf(home), `${dataDir}\n`);
  await writeFile(
    pointerOf(dataDir),
    `Only root can reach this directory, and PostgreSQL never runs as root. Its files are in:\n${home}\n`,
  );
}

async function followPointer(dataDir: string): Promise<string | undefined> {
  const home = await lastLine(pointerOf(dataDir));
  if (!home) return undefined;
  if (!existsSync(home)) {
    throw new StartRefused(
      `The database of ${dataDir} was kept in ${home}, which is gone. Put it back, ` +
        `or delete ${pointerOf(dataDir)} to begin with an empty database.`,
    );
  }
  const owner = await lastLine(ownerOf(home));
  if (owner === dataDir) return home;
  // A copied data directory must not share the original's database; a moved one must not lose it.
  if (owner && (await lastLine(pointerOf(owner))) === home) return undefined;
  await adopt(home, dataDir);
  return home;
}

async function lastLine(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim().split('\n').at(-1) || undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}
