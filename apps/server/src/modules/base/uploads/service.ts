import { randomUUID } from 'node:crypto';
import { codes } from '@sgb/contract/codes.ts';
import { addHours } from '@sgb/contract/time.ts';
import {
  faultOf,
  isForStaff,
  type PurposeName,
  type UploadFault,
  uploadFaults,
} from '@sgb/contract/upload-purposes.ts';
import type { beginUpload, removeUpload, sendChunk, UploadAnswer } from '@sgb/contract/uploads.ts';
import type { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { RawBody } from '../../../platform/http/raw.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { PieceGone, smallKey, storeContent } from './content.ts';
import { dropBytes, dropBytesOf, dropUpload } from './drop.ts';
import { parseContentRange, placeChunk, tidyName, worthKeeping } from './rules.ts';
import { uploadsLimits } from './settings.ts';
import * as store from './store.ts';

const megabyte = 1024 * 1024;

type Named = { readonly id: string; readonly name: string };

function goOn({ id, name }: Named, start: number): UploadAnswer {
  return { code: 0, fileName: id, orgfileName: name, start, msg: '' };
}

function complete({ id, name }: Named, size: number): UploadAnswer {
  return { code: 1, fileName: id, orgfileName: name, start: size, msg: '' };
}

/** The product document's message in its own field, ours in the envelope's. */
function refuseFile(fault: UploadFault, orgfileName: string): Refusal {
  const data = { code: codes[fault].status, fileName: '', orgfileName, start: 0, msg: uploadFaults[fault] };
  return refuse(fault, codes[fault].message, data);
}

async function limitsOf(call: App) {
  const { accountMegabytes, onTheirWay, keepHours } = (await call.settings()).get(uploadsLimits);
  const expiresAt = addHours(call.clock.now(), keepHours);
  return { mostBytes: accountMegabytes * megabyte, onTheirWay, expiresAt };
}

export async function begin(call: Call<'shopper'>, input: z.output<typeof beginUpload.input>) {
  const name = tidyName(input.name);
  const forStaff = isForStaff(input.dirtype);
  if (forStaff && !call.session.staff) return refuse('noRight');
  const fault = faultOf(input.dirtype, { name, size: input.size });
  if (fault) return refuseFile(fault, name);
  const now = call.clock.now();
  const { accountId } = call.session;
  const file = { accountId, purpose: input.dirtype as PurposeName, name, size: input.size, modified: input.modified };
  const limits = await limitsOf(call);
  return call.db.transact(async (tx) => {
    const half = input.rename === 0 ? await store.sameUpload(tx, file, now) : undefined;
    if (half) return goOn(half, half.received);
    // Holds the account's row, so what is counted next is exact.
    const room = await store.reserve(tx, accountId, file.size, forStaff ? Number.MAX_SAFE_INTEGER : limits.mostBytes);
    if (!room) return refuse('uploadQuota');
    if ((await store.countUploads(tx, accountId, now)) >= limits.onTheirWay) {
      return refuse('uploadQuota', 'Too many files are on their way already. Please wait until some have arrived.');
    }
    const id = randomUUID();
    await store.insertUpload(tx, { id, ...file, expiresAt: limits.expiresAt });
    return goOn({ id, name }, 0);
  });
}

/** Everything has arrived: look into it and make it a file. Any number of callers may try; one succeeds, all hear of it. */
async function finish(call: Call<'shopper'>, upload: store.Upload): Promise<UploadAnswer | Refusal> {
  const { store: bytes } = call.files;
  const pieces = await call.db.read((reader) => store.piecesOf(reader, upload.id));
  const here = pieces.reduce((sum, piece) => sum + piece.bytes, 0);
  const content =
    here === upload.size
      ? await storeContent(call.helper, bytes, upload, pieces).catch((error: unknown) => {
          if (error instanceof PieceGone) return 'gone' as const;
          throw error;
        })
      : 'gone';
  if (content === 'busy') return refuse('overloaded');
  if (typeof content === 'string' && content !== 'gone') {
    await call.db.transact((tx) => dropUpload(tx, upload));
    return refuseFile(content, upload.name);
  }
  const made =
    content !== 'gone' &&
    (await call.db.transact(async (tx) => {
      const keys = await store.takeUpload(tx, upload.id);
      if (!keys) return false;
      const { id, accountId, purpose, name } = upload;
      store.insertFile(tx, { id, accountId, purpose, name, ...content, createdAt: call.clock.now() });
      await store.changeUsage(tx, accountId, content.storedBytes - upload.size);
      await dropBytes(tx, keys);
      return true;
    }));
  if (made) return complete(upload, upload.size);
  const done = await finished(call, upload.id, upload.size);
  // Given up while we worked: what we stored belongs to nobody.
  if (!done && content !== 'gone') await Promise.all([bytes.delete(upload.id), bytes.delete(smallKey(upload.id))]);
  return done ?? refuse('notFound', 'This upload is no longer here. Please start again.');
}

async function finished(call: Call<'shopper'>, id: string, size: number): Promise<UploadAnswer | null> {
  const file = await call.db.read((reader) => store.fileById(reader, id));
  return file?.accountId === call.session.accountId ? complete(file, size) : null;
}

async function* without(skip: number, bytes: AsyncIterable<Buffer>, count: (bytes: number) => void) {
  let left = skip;
  for await (const piece of bytes) {
    const rest = piece.subarray(Math.min(left, piece.length));
    left -= piece.length - rest.length;
    count(rest.length);
    if (rest.length > 0) yield rest;
  }
}

/** Stores what comes of a chunk, a broken one up to where it broke, and says how far the upload is then. */
async function take(
  call: Call<'shopper'>,
  upload: store.Upload,
  chunk: { readonly end: number; readonly skip: number },
  body: RawBody,
): Promise<number | 'gone' | Refusal> {
  const start = upload.received;
  const key = `${randomUUID()}.piece`;
  if (!(await call.db.read((reader) => store.announcePiece(reader, upload.id, key, start)))) return 'gone';
  let bytes = 0;
  await call.files.store.put(
    key,
    without(chunk.skip, body.bytes(), (more) => {
      bytes += more;
    }),
  );
  const promised = chunk.end + 1 - start;
  const wrongLength = bytes > promised || (body.whole() && bytes < promised);
  const { expiresAt } = await limitsOf(call);
  const received =
    !wrongLength && worthKeeping(start, bytes, upload.size)
      ? await call.db.transact((tx) => store.appendPiece(tx, { uploadId: upload.id, key, start, bytes }, expiresAt))
      : null;
  if (received !== null) return received;
  await call.files.store.delete(key);
  await call.db.read((reader) => store.deletePiece(reader, key));
  if (wrongLength)
    return refuse('badInput', 'Content-Range: does not fit the bytes that were sent', { field: 'Content-Range' });
  const now = await call.db.read((reader) => store.uploadOf(reader, upload.id, upload.accountId, call.clock.now()));
  return now?.received ?? 'gone';
}

export async function receiveChunk(
  call: Call<'shopper'>,
  { fileName: id }: z.output<typeof sendChunk.input>,
  body: RawBody,
): Promise<UploadAnswer | Refusal> {
  const range = parseContentRange(body.contentRange);
  const badRange = (why: string) => refuse('badInput', `Content-Range: ${why}`, { field: 'Content-Range' });
  if (!range) return badRange('must be bytes first-last/size, at most 10 MB at once');
  const upload = await call.db.read((reader) => store.uploadOf(reader, id, call.session.accountId, call.clock.now()));
  // Complete already, by another request or by an earlier one whose answer was lost.
  const completed = async () =>
    (await finished(call, id, range.total)) ?? refuse('notFound', 'This upload is no longer here. Please start again.');
  if (!upload) return completed();
  if (range.total !== upload.size) return badRange('the size is not the one this upload began with');
  let { received } = upload;
  if (range.bytes) {
    const { start, end } = range.bytes;
    if (body.length !== undefined && body.length !== end + 1 - start)
      return badRange('does not fit the length of the body');
    const place = placeChunk(upload, range.bytes);
    const taken = place === 'leave' ? received : await take(call, upload, { end, skip: place.skip }, body);
    if (taken === 'gone') return completed();
    if (typeof taken !== 'number') return taken;
    received = taken;
  }
  return received < upload.size ? goOn(upload, received) : finish(call, upload);
}

export async function remove(call: Call<'shopper'>, { fileName: id }: z.output<typeof removeUpload.input>) {
  const { accountId } = call.session;
  await call.db.transact(async (tx) => {
    const upload = await store.uploadOf(tx, id, accountId, new Date(0));
    if (upload) await dropUpload(tx, upload);
    else await dropBytesOf(tx, await store.deleteUnusedFile(tx, id, accountId));
  });
  return {};
}
