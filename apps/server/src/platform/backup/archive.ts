import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { BackupFault } from './fault.ts';
import { piecesFrom } from './pieces.ts';

/**
 * A backup is one file: a first line, then entries in gzip, then the SHA-256 of all of that. An entry is a head (JSON)
 * and a body of any length, in pieces with their length before them.
 */
const firstLine = Buffer.from('SGB backup 1\n');
const sumBytes = 32;

export type Head =
  | { readonly kind: 'shop'; readonly madeAt: string; readonly migrations: readonly Step[] }
  | { readonly kind: 'table'; readonly name: string; readonly columns: readonly string[] }
  | { readonly kind: 'sequences'; readonly values: readonly { readonly name: string; readonly last: string }[] }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'end'; readonly tables: number; readonly files: number };

/** A migration as it was applied. */
export interface Step {
  readonly name: string;
  readonly hash: string;
}

export interface Entry {
  readonly head: Head;
  readonly body?: AsyncIterable<Buffer>;
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function* bytesOf(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { head, body } of entries) {
    const words = Buffer.from(JSON.stringify(head));
    yield Buffer.concat([lengthOf(words.length), words]);
    for await (const piece of body ?? []) {
      if (piece.length > 0) yield Buffer.concat([lengthOf(piece.length), piece]);
    }
    yield lengthOf(0);
  }
}

/** Puts the first line before what comes, and the sum of everything behind it. */
function sealed(): Transform {
  const hash = createHash('sha256').update(firstLine);
  let begun = false;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (!begun) this.push(firstLine);
      begun = true;
      hash.update(piece);
      done(null, piece);
    },
    flush(done) {
      done(null, hash.digest());
    },
  });
}

/** Under another name until it is whole and on the disk: a backup that ends early is none. */
export async function writeArchive(file: string, entries: AsyncIterable<Entry>): Promise<void> {
  const draft = `${file}.part`;
  try {
    const target = createWriteStream(draft, { flags: 'w', mode: 0o600 });
    const packed = createGzip({ level: constants.Z_BEST_SPEED });
    await pipeline(Readable.from(bytesOf(entries), { objectMode: false }), packed, sealed(), target);
    const written = await open(draft, 'r');
    await written.sync().finally(() => written.close());
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Reads all of it once and says whether it is what was written. Answers how many bytes there are. */
export async function checkArchive(file: string): Promise<number> {
  const opened = await open(file, 'r').catch(() => {
    throw new BackupFault(`There is no file ${file}.`);
  });
  try {
    const { size } = await opened.stat();
    const begin = Buffer.alloc(firstLine.length);
    await opened.read(begin, 0, begin.length, 0);
    if (!begin.equals(firstLine)) throw new BackupFault(`${file} is no backup of this shop.`);
    const broken = new BackupFault(`${file} is broken: it was cut off or changed since it was made. Take another one.`);
    if (size <= firstLine.length + sumBytes) throw broken;
    const hash = createHash('sha256');
    for await (const piece of createReadStream(file, { end: size - sumBytes - 1 })) hash.update(piece as Buffer);
    const sum = Buffer.alloc(sumBytes);
    await opened.read(sum, 0, sumBytes, size - sumBytes);
    if (!hash.digest().equals(sum)) throw broken;
    return size;
  } finally {
    await opened.close();
  }
}

/** The entries of a backup that was checked. The body of each is read before the next one comes. */
export async function* readArchive(file: string): AsyncGenerator<Required<Entry>> {
  const size = await checkArchive(file);
  const packed = createReadStream(file, { start: firstLine.length, end: size - sumBytes - 1 });
  const pieces = piecesFrom(packed.pipe(createGunzip()));
  for (;;) {
    const words = await pieces.next();
    const head: Head = JSON.parse(words.toString());
    const body = pieces.body();
    yield { head, body };
    // What nobody wanted to read is passed over.
    for await (const _ of body);
    if (head.kind === 'end') return;
  }
}
