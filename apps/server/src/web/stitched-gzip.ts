import { constants, crc32, deflateRawSync } from 'node:zlib';

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

const mostStored = 0xffff;

/** Blocks of DEFLATE that hold their bytes as they are. */
function stored(bytes: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += mostStored) {
    const part = bytes.subarray(start, start + mostStored);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(part.length, 1);
    head.writeUInt16LE(~part.length & 0xffff, 3);
    blocks.push(head, part);
  }
  return Buffer.concat(blocks);
}

/** What is shorter is sent as it is, with the words around it: beginning to compress takes longer than compressing it. */
const worthPacking = 256;

/**
 * gzip for a text that is always the same but for one word: everything between the words is compressed once, and each
 * answer only stitches the pieces together around its own word. Compressing a whole page anew would cost more than
 * all the rest of answering it.
 */
export function stitchedGzip(parts: readonly Buffer[]): (word: Buffer) => Buffer {
  const packed = parts.map((part) =>
    part.length < worthPacking ? undefined : deflateRawSync(part, { finishFlush: constants.Z_SYNC_FLUSH }),
  );
  return (word) => {
    const body: Buffer[] = [header];
    let plain: Buffer[] = [];
    let sum = 0;
    let length = 0;
    parts.forEach((part, i) => {
      for (const bytes of i > 0 ? [word, part] : [part]) {
        sum = crc32(bytes, sum);
        length += bytes.length;
      }
      if (i > 0) plain.push(word);
      const piece = packed[i];
      if (piece) {
        body.push(stored(Buffer.concat(plain)), piece);
        plain = [];
      } else plain.push(part);
    });
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(sum, 0);
    trailer.writeUInt32LE(length >>> 0, 4);
    return Buffer.concat([...body, stored(Buffer.concat(plain)), lastBlock, trailer]);
  };
}
