import { constants, crc32, deflateRawSync } from 'node:zlib';

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** A block of DEFLATE that holds its bytes as they are. */
function stored(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/**
 * gzip for a text that is always the same but for one word: everything between the words is compressed once, and each
 * answer only stitches the pieces together around its own word. Compressing a whole page anew would cost more than
 * all the rest of answering it.
 */
export function stitchedGzip(parts: readonly Buffer[]): (word: Buffer) => Buffer {
  const pieces = parts.map((part) => deflateRawSync(part, { finishFlush: constants.Z_SYNC_FLUSH }));
  return (word) => {
    const between = stored(word);
    const body: Buffer[] = [header];
    let sum = 0;
    let length = 0;
    parts.forEach((part, i) => {
      if (i > 0) {
        body.push(between);
        sum = crc32(word, sum);
        length += word.length;
      }
      body.push(pieces[i] ?? Buffer.alloc(0));
      sum = crc32(part, sum);
      length += part.length;
    });
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(sum, 0);
    trailer.writeUInt32LE(length >>> 0, 4);
    return Buffer.concat([...body, lastBlock, trailer]);
  };
}
