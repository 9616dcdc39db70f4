import { createHash } from 'node:crypto';
import {
  endingsOf,
  endingsOfKind,
  type FileKind,
  maxBytesOf,
  purposes,
  type UploadFault,
} from '@sgb/contract/upload-purposes.ts';
import type { FileStore } from '../../../platform/files/store.ts';
import { createGate } from '../../../platform/gate.ts';
import { type Helper, tasksOf } from '../../../platform/helper/helper.ts';
import { filmFault } from './film.ts';
import { endsLikePdf, kindOfMedia, mediaTypeOf } from './rules.ts';
import type { Piece, Upload } from './store.ts';
import type { uploadTasks } from './tasks.ts';

/** A piece that was here is not: somebody else has completed or given up this upload. */
export class PieceGone extends Error {}

export interface Content {
  readonly kind: FileKind;
  readonly mediaType: string;
  readonly size: number;
  readonly storedBytes: number;
  readonly sha256: Buffer;
}

export const smallKey = (id: string) => `${id}.small`;

async function* joined(store: FileStore, pieces: readonly Piece[]): AsyncGenerator<Buffer> {
  for (const { key } of pieces) {
    const stream = await store.get(key);
    if (!stream) throw new PieceGone();
    yield* stream as AsyncIterable<Buffer>;
  }
}

async function headOf(store: FileStore, pieces: readonly Piece[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of joined(store, pieces)) {
    parts.push(part);
    length += part.length;
    if (length >= 64) break;
  }
  return Buffer.concat(parts);
}

export async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

async function bytesOf(store: FileStore, pieces: readonly Piece[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of joined(store, pieces)) parts.push(part);
  return Buffer.concat(parts);
}

/** Decoding takes memory by the hundred megabytes, so few pictures are decoded at once. */
const gate = createGate(2, 30);

async function storePicture(helper: Helper, store: FileStore, upload: Upload, pieces: readonly Piece[]) {
  const bytes = await bytesOf(store, pieces);
  const { box } = purposes[upload.purpose];
  const drawn = await (gate.enter(() => tasksOf<typeof uploadTasks>(helper).redraw(bytes, box)) ?? 'busy');
  if (typeof drawn === 'string') return drawn;
  await store.put(upload.id, one(drawn.full));
  await store.put(smallKey(upload.id), one(drawn.small));
  return {
    kind: 'image' as const,
    mediaType: 'image/webp',
    size: drawn.full.length,
    storedBytes: drawn.full.length + drawn.small.length,
    sha256: createHash('sha256').update(bytes).digest(),
  };
}

/** Looks into a file that has arrived, and stores it under the name of its upload; or says why not. */
export async function storeContent(
  helper: Helper,
  store: FileStore,
  upload: Upload,
  pieces: readonly Piece[],
): Promise<Content | UploadFault | 'busy'> {
  const mediaType = mediaTypeOf(await headOf(store, pieces));
  const kind = kindOfMedia(mediaType);
  if (!mediaType || !kind || !endingsOf(upload.purpose).some((ending) => endingsOfKind[kind].includes(ending))) {
    return 'wrongFileType';
  }
  if (upload.size > maxBytesOf(upload.purpose, kind)) return 'fileTooLarge';
  if (kind === 'image') return storePicture(helper, store, upload, pieces);
  const fault = kind === 'video' ? await filmFault(upload.purpose, await bytesOf(store, pieces)) : null;
  if (fault) return fault;

  const hash = createHash('sha256');
  let tail = Buffer.alloc(0);
  const size = await store.put(
    upload.id,
    (async function* () {
      for await (const part of joined(store, pieces)) {
        hash.update(part);
        tail = Buffer.concat([tail, part]).subarray(-1024);
        yield part;
      }
    })(),
  );
  if (kind === 'pdf' && !endsLikePdf(tail)) {
    await store.delete(upload.id);
    return 'wrongFileType';
  }
  return { kind, mediaType, size, storedBytes: size, sha256: hash.digest() };
}
