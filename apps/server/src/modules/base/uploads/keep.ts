import { createHash, randomUUID } from 'node:crypto';
import { type PurposeName, purposes, type UploadFault } from '@sgb/contract/upload-purposes.ts';
import type { App } from '../../../platform/app.ts';
import { one, smallKey } from './content.ts';
import type { TwoSizes } from './picture.ts';
import * as store from './store.ts';

const drawings = new WeakMap<Buffer, Promise<TwoSizes | UploadFault>>();

/** Here and now, because who builds worlds has no helper; loaded by who does it, because a server never does. */
export async function draw(bytes: Buffer, box: number): Promise<TwoSizes | UploadFault> {
  const { redraw } = await import('./picture.ts');
  return redraw(bytes, box);
}

/** Who keeps one picture many times has it drawn once. */
function drawnOnce(bytes: Buffer, box: number): Promise<TwoSizes | UploadFault> {
  const drawn = drawings.get(bytes) ?? draw(bytes, box);
  drawings.set(bytes, drawn);
  return drawn;
}

interface Owner {
  readonly accountId: number;
  readonly purpose: PurposeName;
}

type Keeping = Pick<App, 'db' | 'files' | 'clock'>;

/** Stores a picture that the shop itself made, as if its owner had uploaded it. Answers the file's name. */
export async function keepPicture(app: Keeping, owner: Owner, name: string, bytes: Buffer): Promise<string> {
  const drawn = await drawnOnce(bytes, purposes[owner.purpose].box);
  if (typeof drawn === 'string') throw new Error(`the picture ${name} cannot be kept: ${drawn}`);
  return keepDrawn(app, owner, name, drawn, bytes);
}

/** The same for one that was drawn before; `given` is what it was drawn from. */
export async function keepDrawn(
  { db, files, clock }: Keeping,
  owner: Owner,
  name: string,
  drawn: TwoSizes,
  given = drawn.full,
): Promise<string> {
  const id = randomUUID();
  const storedBytes = drawn.full.length + drawn.small.length;
  await files.store.put(id, one(drawn.full));
  await files.store.put(smallKey(id), one(drawn.small));
  await db.transact(async (tx) => {
    await store.reserve(tx, owner.accountId, storedBytes, Number.MAX_SAFE_INTEGER);
    store.insertFile(tx, {
      ...owner,
      id,
      name,
      kind: 'image',
      mediaType: 'image/webp',
      size: drawn.full.length,
      storedBytes,
      sha256: createHash('sha256').update(given).digest(),
      createdAt: clock.now(),
    });
  });
  return id;
}
