import { createHash } from 'node:crypto';
import { request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hourMs, minuteMs } from '@sgb/contract/time.ts';
import { chunkBytes, purposes } from '@sgb/contract/upload-purposes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setSetting } from '../../../testing/settings.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { drawnPicture, noisePicture, pdf, type Uploader, uploaderOf, video } from '../../../testing/uploader.ts';
import { dropBytesJob, sweepUploadsJob } from './jobs.ts';
import { uploadsLimits } from './settings.ts';
import { usageOf, viewed } from './upload.fixture.ts';

let shop: TestShop;
let vip: Uploader;
let business: Uploader;
let staff: Uploader;
beforeAll(async () => {
  shop = await openTestShop();
  vip = await uploaderOf(shop, 'vip');
  business = await uploaderOf(shop, 'business');
  staff = await uploaderOf(shop, 'admin');
});
afterAll(() => shop.close());

const rows = async (text: string, ...values: unknown[]) => (await shop.app.db.pool.query(text, values)).rows;
const gone = { http: 404, status: 3000014 };

/** Runs what was asked for, as a worker would. */
async function workOff(): Promise<void> {
  const jobs = await rows('delete from job_outbox where job = $1 returning payload', dropBytesJob.name);
  for (const { payload } of jobs) await dropBytesJob.perform(shop.app, payload);
}

describe('what is served', () => {
  test('a PDF is a download under its own name, whatever that is', async () => {
    const { data } = await vip.upload('proof', 'pay\'ment "1" 发票.pdf', pdf);
    const [file] = await viewed(shop, vip, data.fileName);
    const answer = await shop.fastify.inject(file?.address ?? '');
    expect(answer.rawPayload.equals(pdf)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''pay%27ment%201%20%E5%8F%91%E7%A5%A8.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, max-age=600',
    });
    const part = await shop.fastify.inject({ url: file?.address ?? '', headers: { range: 'bytes=0-3' } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '%PDF',
      `bytes 0-3/${pdf.length}`,
    ]);
  });

  test('a private file needs an address that was signed, for this file, and not long ago', async () => {
    const { data } = await vip.upload('chat', 'a.png', await drawnPicture(20, 20));
    const other = await vip.upload('chat', 'b.png', await drawnPicture(20, 20));
    const [file] = await viewed(shop, vip, data.fileName);
    const address = file?.address ?? '';
    const status = async (url: string) => (await shop.fastify.inject(url)).statusCode;
    expect(await status(address)).toBe(200);
    expect(await status(`/files/${data.fileName}`)).toBe(404);
    expect(await status(`/files/${data.fileName}?ticket=${vip.ticket}`)).toBe(404);
    expect(await status(address.replace(data.fileName, other.data.fileName))).toBe(404);
    expect(await status(address.replace(/until=\d+/, 'until=99999999999999'))).toBe(404);
    expect(await status(address.replace(/sign=./, 'sign='))).toBe(404);
    expect(await status(address.replace(/sign=.*/, 'sign='))).toBe(404);
    expect(address).not.toContain(vip.ticket);
    const now = shop.app.clock.now();
    shop.app.clock.advance(20 * minuteMs);
    expect(await status(address)).toBe(404);
    shop.app.clock.moveTo(now);
  });

  test.each(['..%2f..%2fsecret', 'secret', 'drafts', '%00', 'x'.repeat(200), '00000000-0000-4000-8000-000000000000'])(
    '/files/%s is nothing',
    async (id) => expect((await shop.fastify.inject(`/files/${id}`)).statusCode).toBe(404),
  );

  test('others are not told about it, staff neither', async () => {
    const { data } = await vip.upload('proof', 'a.pdf', pdf);
    expect(await viewed(shop, business, data.fileName)).toEqual([]);
    expect(await viewed(shop, staff, data.fileName)).toEqual([]);
  });
});

describe('chunks', () => {
  test.each([
    ['none', undefined],
    ['of another unit', 'rows 0-9/100'],
    ['backwards', 'bytes 9-0/100'],
    ['negative', 'bytes -5-9/100'],
    ['beyond the size', 'bytes 0-100/100'],
    ['endless', 'bytes 0-9/99999999999999999999999'],
    ['of another size than promised', 'bytes 0-9/200'],
    ['longer than the body', 'bytes 0-50/100'],
    ['shorter than the body', 'bytes 0-5/100'],
  ])('with a Content-Range that is %s are bad input', async (_what, range) => {
    const { data } = await vip.begin({ size: 100 });
    expect(await vip.send(data.fileName, range, Buffer.alloc(10))).toMatchObject({
      http: 400,
      data: { field: 'Content-Range' },
    });
    await shop.client(vip.ticket).call('POST /api/upload/remove', { fileName: data.fileName });
  });

  test('for a name that is none, unknown, or another’s, are refused', async () => {
    const { data } = await vip.begin({ size: 10 });
    const send = (by: Uploader, name: string) => by.send(name, 'bytes 0-9/10', Buffer.alloc(10));
    expect(await send(vip, 'x')).toMatchObject({ http: 400, data: { field: 'fileName' } });
    expect(await send(vip, '00000000-0000-4000-8000-000000000000')).toMatchObject(gone);
    expect(await send(business, data.fileName)).toMatchObject(gone);
    const theirs = shop.client(business.ticket).call('POST /api/upload/remove', { fileName: data.fileName });
    await expect(theirs).resolves.toEqual({});
    expect(await vip.send(data.fileName, 'bytes */10', Buffer.alloc(0))).toMatchObject({ data: { code: 0, start: 0 } });
    await shop.client(vip.ticket).call('POST /api/upload/remove', { fileName: data.fileName });
    expect(await send(vip, data.fileName)).toMatchObject(gone);
  });

  test('in any order, twice, overlapping and all at once make exactly the file', async () => {
    const film = await video(700_000);
    const { data } = await vip.begin({ name: 'film.mp4', dirtype: 'workorder', size: film.length });
    const send = (from: number, to: number) =>
      vip.send(data.fileName, `bytes ${from}-${to - 1}/${film.length}`, film.subarray(from, to));
    expect(await send(100_000, 200_000)).toMatchObject({ status: 0, data: { code: 0, start: 0 } });
    expect(await send(0, 100_000)).toMatchObject({ data: { code: 0, start: 100_000 } });
    expect(await send(0, 100_000)).toMatchObject({ data: { code: 0, start: 100_000 } });
    expect(await send(50_000, 250_000)).toMatchObject({ data: { code: 0, start: 250_000 } });
    const sameAtOnce = await Promise.all(Array.from({ length: 8 }, () => send(250_000, 400_000)));
    for (const answer of sameAtOnce) expect(answer).toMatchObject({ status: 0, data: { code: 0, start: 400_000 } });
    const lastAtOnce = await Promise.all(Array.from({ length: 5 }, () => send(400_000, 700_000)));
    for (const answer of lastAtOnce)
      expect(answer).toMatchObject({ status: 0, data: { code: 1, fileName: data.fileName } });
    expect(await send(600_000, 700_000)).toMatchObject({ data: { code: 1 } });
    const [file] = await viewed(shop, vip, data.fileName);
    expect(file).toMatchObject({ kind: 'video', size: film.length });
    expect((await shop.fastify.inject(file?.address ?? '')).rawPayload.equals(film)).toBe(true);
    const [row] = await rows('select sha256 from files where id = $1', data.fileName);
    expect(row.sha256).toEqual(createHash('sha256').update(film).digest());
    expect(await rows('select * from upload_pieces where upload_id = $1', data.fileName)).toEqual([]);
  });
});

test('an upload whose last step was lost is completed by whoever asks', async () => {
  const picture = await noisePicture(100);
  const file = { name: 'a.png', size: picture.length, modified: 77, rename: 0 };
  const { data } = await vip.begin(file);
  const key = '00000000-0000-4000-8000-0000000000aa.piece';
  await shop.app.files.store.put(
    key,
    (async function* () {
      yield picture;
    })(),
  );
  // As a process leaves it that dies between the last chunk and the look at the file.
  await rows(
    'insert into upload_pieces (key, upload_id, start, bytes) values ($1, $2, 0, $3)',
    key,
    data.fileName,
    picture.length,
  );
  await rows('update uploads set received = size where id = $1', data.fileName);
  expect(await vip.begin(file)).toMatchObject({ data: { code: 0, fileName: data.fileName, start: picture.length } });
  const range = `bytes 0-${picture.length - 1}/${picture.length}`;
  expect(await vip.send(data.fileName, range, picture)).toMatchObject({ data: { code: 1, fileName: data.fileName } });
  const ask = await vip.send(data.fileName, `bytes */${picture.length}`, Buffer.alloc(0));
  expect(ask).toMatchObject({ data: { code: 1, fileName: data.fileName } });
});

test('fifty megabytes come through a connection that breaks', async () => {
  // No purpose takes so much; the protocol does.
  const { kinds } = purposes.workorder;
  const usual = kinds.video;
  const size = 50 * 1024 * 1024;
  Object.assign(kinds, { video: size });
  const film = await video(size);
  const again = () => vip.begin({ name: 'film.mp4', dirtype: 'workorder', size, rename: 0 });
  const { data } = await again();
  await shop.fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.fastify.server.address() as AddressInfo;

  const send = (start: number, breakAfter?: number) =>
    new Promise<{ code: number; start: number } | 'broken'>((resolve) => {
      const end = Math.min(start + chunkBytes, size);
      const request = openRequest({
        port,
        method: 'POST',
        path: `/api/upload/file?fileName=${data.fileName}&ticket=${vip.ticket}`,
        headers: { 'content-range': `bytes ${start}-${end - 1}/${size}`, 'content-length': end - start },
      });
      request.on('error', () => resolve('broken'));
      request.on('response', async (response) => {
        let text = '';
        for await (const part of response.setEncoding('utf8')) text += part;
        resolve(JSON.parse(text).data);
      });
      if (breakAfter === undefined) request.end(film.subarray(start, end));
      else request.write(film.subarray(start, start + breakAfter), () => request.destroy());
    });

  expect(await send(0)).toMatchObject({ code: 0, start: chunkBytes });
  expect(await send(chunkBytes, 4_000_000)).toBe('broken');
  // What came before the break was not sent in vain, and the same file picked again goes on from there.
  await expect.poll(async () => (await again()).data.start).toBeGreaterThan(chunkBytes);
  const resumed = (await again()).data;
  expect(resumed.fileName).toBe(data.fileName);
  expect(resumed.start).toBeLessThanOrEqual(chunkBytes + 4_000_000);
  for (let { start } = resumed, code = 0; code === 0; ) {
    const answer = await send(start);
    if (answer === 'broken') throw new Error('the connection broke by itself');
    ({ start, code } = answer);
  }
  Object.assign(kinds, { video: usual });
  const [row] = await rows('select size, sha256 from files where id = $1', data.fileName);
  expect(row).toEqual({ size: String(size), sha256: createHash('sha256').update(film).digest() });
}, 60_000);

describe('room', () => {
  const megabyte = 1024 * 1024;

  test('is given exactly as far as it goes, however many ask at once', async () => {
    await setSetting(shop.app, uploadsLimits, { accountMegabytes: 10, onTheirWay: 100, keepHours: 24 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => business.begin({ size: megabyte })));
    expect(answers.filter(({ status }) => status === 0)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 3000093)).toHaveLength(30);
    expect(await usageOf(shop, 'business')).toBe(10 * megabyte);
    const [first] = answers.filter(({ status }) => status === 0);
    await shop.client(business.ticket).call('POST /api/upload/remove', { fileName: first?.data.fileName ?? '' });
    expect(await usageOf(shop, 'business')).toBe(9 * megabyte);
    expect((await business.begin({ size: megabyte + 1 })).status).toBe(3000093);
    expect((await business.begin({ size: megabyte })).status).toBe(0);
  });

  test('is kept for a file as it is stored, and only so many may be on their way', async () => {
    await setSetting(shop.app, uploadsLimits, { accountMegabytes: 500, onTheirWay: 12, keepHours: 24 });
    const answers = await Promise.all(Array.from({ length: 9 }, () => business.begin({ size: 10 })));
    expect(answers.filter(({ status }) => status === 0)).toHaveLength(2);
    const before = await usageOf(shop, 'vip');
    const { data } = await vip.upload('chat', 'a.png', await noisePicture(300));
    const [row] = await rows('select stored_bytes from files where id = $1', data.fileName);
    expect(await usageOf(shop, 'vip')).toBe(before + Number(row.stored_bytes));
  });
});

test('what nobody finished or used is swept away, and its bytes and its room with it', async () => {
  await workOff();
  const picture = await noisePicture(200);
  const half = await staff.begin({ name: 'a.png', size: 100_000 });
  await staff.send(half.data.fileName, 'bytes 0-69999/100000', Buffer.alloc(70_000));
  const unused = await staff.upload('chat', 'b.png', picture);
  const avatar = await staff.upload('avatar', 'c.png', picture);
  await shop.client(staff.ticket).call('POST /api/user/avatar', { fileid: avatar.data.fileName });
  await workOff();
  const [piece] = await rows('select key from upload_pieces where upload_id = $1', half.data.fileName);
  const { store } = shop.app.files;
  expect(await store.size(piece.key)).toBe(70_000);

  shop.app.clock.advance(23 * hourMs);
  await sweepUploadsJob.perform(shop.app, {});
  await workOff();
  expect(await store.size(piece.key)).toBe(70_000);
  shop.app.clock.advance(2 * hourMs);
  await sweepUploadsJob.perform(shop.app, {});
  await workOff();
  expect(await store.size(piece.key)).toBeNull();
  expect(await store.size(unused.data.fileName)).toBeNull();
  expect(await store.size(`${unused.data.fileName}.small`)).toBeNull();
  expect(await store.size(avatar.data.fileName)).toBeGreaterThan(0);
  const [kept] = await rows('select stored_bytes from files where id = $1', avatar.data.fileName);
  expect(await usageOf(shop, 'admin')).toBe(Number(kept.stored_bytes));
  expect(await rows('select * from uploads')).toEqual([]);
});
