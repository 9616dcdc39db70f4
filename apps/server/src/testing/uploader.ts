import { randomBytes } from 'node:crypto';
import type { Endpoint } from '@sgb/contract/endpoint.ts';
import type { PurposeName } from '@sgb/contract/upload-purposes.ts';
import { beginUpload, sendChunk } from '@sgb/contract/uploads.ts';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import type { TestShop } from './shop.ts';

interface Answer {
  readonly http: number;
  readonly status: number;
  readonly message: string;
  readonly data: { code: number; fileName: string; orgfileName: string; start: number; msg: string };
}

/** Somebody who uploads, without a network between. */
export interface Uploader {
  readonly ticket: string;
  begin(file: {
    name?: string;
    size?: number | string;
    dirtype?: string;
    modified?: number;
    rename?: number;
  }): Promise<Answer>;
  /** `range` is the header as it stands. */
  send(fileName: string, range: string | undefined, bytes: Buffer): Promise<Answer>;
  /** A whole file in one go. */
  upload(dirtype: PurposeName, name: string, bytes: Buffer): Promise<Answer>;
}

export async function uploaderOf(shop: TestShop, account: string): Promise<Uploader> {
  const { ticket } = await shop
    .client()
    .call('POST /api/user/logincheck', { username: `${account}@demo.test`, password: 'demo1234' });
  const read = (answer: LightMyRequestResponse, { path, queries }: Endpoint): Answer => {
    const statements = Number(answer.headers['x-statements']);
    if (statements > queries) throw new Error(`${path} ran ${statements} statements; its budget is ${queries}`);
    return { http: answer.statusCode, ...(answer.json() as Omit<Answer, 'http'>) };
  };
  const uploader: Uploader = {
    ticket,
    async begin({ name = 'photo.png', size = 10, dirtype = 'chat', modified = 1, rename = 1 }) {
      const query = new URLSearchParams({
        name,
        type: '',
        size: String(size),
        dirtype,
        modified: String(modified),
        rename: String(rename),
        ticket,
      });
      return read(await shop.fastify.inject(`/api/upload/file?${query}`), beginUpload);
    },
    async send(fileName, range, bytes) {
      return read(
        await shop.fastify.inject({
          method: 'POST',
          url: `/api/upload/file?fileName=${encodeURIComponent(fileName)}&ticket=${ticket}`,
          headers: { 'content-type': 'application/octet-stream', ...(range && { 'content-range': range }) },
          payload: bytes,
        }),
        sendChunk,
      );
    },
    async upload(dirtype, name, bytes) {
      const begun = await uploader.begin({ name, size: bytes.length, dirtype });
      if (begun.status !== 0) return begun;
      return uploader.send(begun.data.fileName, `bytes 0-${bytes.length - 1}/${bytes.length}`, bytes);
    },
  };
  return uploader;
}

export function drawnPicture(width: number, height: number, format: 'png' | 'jpeg' | 'gif' = 'png'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0f6b4f' } })
    .toFormat(format)
    .toBuffer();
}

export function noisePicture(side: number): Promise<Buffer> {
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n');

/** A film of so many seconds that nobody would want to see, filled up with noise to as many bytes as wanted. */
export async function video(bytes: number, seconds = 5): Promise<Buffer> {
  const { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } = await import('mediabunny');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const track = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(track);
  await output.start();
  const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: 64, codedHeight: 48 };
  await track.add(new EncodedPacket(new Uint8Array(40), 'key', 0, seconds), { decoderConfig });
  await output.finalize();
  const film = Buffer.from(target.buffer ?? new ArrayBuffer(0));
  const room = Math.max(0, bytes - film.length - 8);
  const free = Buffer.alloc(8);
  free.writeUInt32BE(room + 8);
  free.write('free', 4);
  return room === 0 ? film : Buffer.concat([film, free, randomBytes(room)]);
}
