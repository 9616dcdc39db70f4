import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, truncate, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ProcessIdentity, stillLives, thisProcess } from './processes.ts';
import { hasCode, StartRefused } from './refused.ts';

/**
 * Owners are numbered files in one directory; the highest number owns. A dead owner is never deleted first and
 * replaced second (two starts could then delete each other's fresh lock): its successor links the next number,
 * which only one of them can, and cleans up below itself afterwards. So the highest number never goes back.
 */
export async function takeOwnership(dataDir: string, patience = 500): Promise<() => Promise<void>> {
  const room = join(dataDir, 'postgres.owner');
  await mkdir(room, { recursive: true });
  for (;;) {
    const last = await highest(room);
    if (last > 0) await refuseIfOwned(join(room, String(last)), dataDir, patience);
    const mine = last + 1;
    const file = join(room, String(mine));
    if (!(await claim(room, file))) continue;
    if ((await highest(room)) !== mine) {
      // We linked a number that had already been used and cleaned away: somebody is further than we knew.
      await unlink(file);
      continue;
    }
    await cleanBelow(room, mine);
    return () => giveBack(file);
  }
}

async function giveBack(file: string): Promise<void> {
  try {
    await truncate(file);
  } catch (error) {
    // Given back before, or the whole data directory was thrown away under us.
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

async function refuseIfOwned(file: string, dataDir: string, patience: number): Promise<void> {
  const isHeld = (owner: ProcessIdentity | undefined) => owner !== undefined && stillLives(owner);
  let owner = await readOwner(file);
  // Stopped and started again in one breath: the old one may still be on its way out.
  for (const end = Date.now() + patience; isHeld(owner) && Date.now() < end; owner = await readOwner(file))
    await pause(20);
  if (!owner || !isHeld(owner)) return;
  const who = owner.pid === process.pid ? `process ${owner.pid} (this very process)` : `process ${owner.pid}`;
  throw new StartRefused(
    `The data directory ${dataDir} is in use by ${who}. Stop that process, or choose another DATA_DIR.`,
  );
}

async function readOwner(file: string): Promise<ProcessIdentity | undefined> {
  try {
    const owner: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof owner !== 'object' || owner === null || !('pid' in owner)) return undefined;
    const started = 'started' in owner && typeof owner.started === 'string' ? owner.started : undefined;
    return { pid: Number(owner.pid), started };
  } catch (error) {
    // Empty means given back. Half-written cannot be a living owner: the name is linked after the text is complete.
    if (error instanceof SyntaxError || hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function claim(room: string, file: string): Promise<boolean> {
  const draft = join(room, `draft-${randomUUID()}`);
  try {
    await writeFile(draft, JSON.stringify(thisProcess()), { flag: 'wx' });
    await link(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST', 'ENOENT')) return false;
    throw error;
  } finally {
    await unlink(draft).catch(() => undefined);
  }
}

async function highest(room: string): Promise<number> {
  const numbers = (await readdir(room)).map(Number).filter(Number.isSafeInteger);
  return Math.max(0, ...numbers);
}

async function cleanBelow(room: string, mine: number): Promise<void> {
  for (const name of await readdir(room)) {
    const number = Number(name);
    const leftover = Number.isSafeInteger(number) ? number < mine : name.startsWith('draft-');
    if (leftover) await unlink(join(room, name)).catch(() => undefined);
  }
}
