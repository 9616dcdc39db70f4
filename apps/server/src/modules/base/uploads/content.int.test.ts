import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { drawnPicture, noisePicture, pdf, type Uploader, uploaderOf, video } from '../../../testing/uploader.ts';
import { noFile, tooLarge, usageOf, viewed, wrongType } from './upload.fixture.ts';

let shop: TestShop;
let vip: Uploader;
beforeAll(async () => {
  shop = await openTestShop();
  vip = await uploaderOf(shop, 'vip');
});
afterAll(() => shop.close());

describe('before a byte is sent', () => {
  test.each([
    [{ name: '' }, noFile, '请选择文件'],
    [{ name: '   ' }, noFile, '请选择文件'],
    [{ size: 0 }, noFile, '请选择文件'],
    [{ size: 5 * 1024 * 1024 + 1 }, tooLarge, '文件过大'],
    [{ size: 20 * 1024 ** 3 + 1 }, tooLarge, '文件过大'],
    [{ size: Number.MAX_SAFE_INTEGER }, tooLarge, '文件过大'],
    [{ name: 'photo.svg' }, wrongType, '上传文件格式不对'],
    [{ name: 'photo.png.exe' }, wrongType, '上传文件格式不对'],
    [{ name: 'photo' }, wrongType, '上传文件格式不对'],
    [{ name: 'proof.pdf' }, wrongType, '上传文件格式不对'],
    [{ name: 'scan.gif', dirtype: 'proof' }, wrongType, '上传文件格式不对'],
  ])('%j is refused in the words of the product document', async (file, refusal, msg) => {
    const answer = await vip.begin(file);
    expect(answer).toMatchObject({ ...refusal, data: { fileName: '', start: 0, msg } });
    expect(Object.keys(answer.data).toSorted()).toEqual(['code', 'fileName', 'msg', 'orgfileName', 'start']);
    expect(answer.message).toMatch(/^[A-Z][ -~]+\.$/);
  });

  test.each([
    [{ size: -1 }, 'size'],
    [{ size: '1e99' }, 'size'],
    [{ size: '99999999999999999999' }, 'size'],
    [{ size: 1.5 }, 'size'],
    [{ dirtype: '../etc' }, 'dirtype'],
    [{ modified: -1 }, 'modified'],
    [{ rename: 2 }, 'rename'],
    [{ name: 'x'.repeat(256) }, 'name'],
  ])('%j is bad input', async (file, field) => {
    expect(await vip.begin(file)).toMatchObject({ http: 400, data: { field } });
  });

  test('a guest is sent to the login', async () => {
    const answer = await shop.fastify.inject('/api/upload/file?name=a.png&size=1&dirtype=chat');
    expect(answer.statusCode).toBe(401);
    const sent = await shop.fastify.inject({ method: 'POST', url: '/api/upload/file?fileName=x', payload: 'x' });
    expect(sent.statusCode).toBe(401);
  });
});

describe('a picture', () => {
  test('is drawn anew: small enough, upright, and without where it was taken', async () => {
    const photo = await sharp(await drawnPicture(3000, 1000, 'jpeg'))
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '26/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const answer = await vip.upload('chat', 'my photo.jpg', photo);
    expect(answer).toMatchObject({
      status: 0,
      data: { code: 1, orgfileName: 'my photo.jpg', start: photo.length, msg: '' },
    });
    const [file] = await viewed(shop, vip, answer.data.fileName);
    expect(file).toMatchObject({ kind: 'image', orgfileName: 'my photo.jpg' });
    const shown = await shop.fastify.inject(file?.address ?? '');
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    const { width, height, exif, format } = await sharp(shown.rawPayload).metadata();
    expect({ width, height, exif, format }).toEqual({ width: 533, height: 1600, exif: undefined, format: 'webp' });
    const small = await shop.fastify.inject(`${file?.address}&w=320`);
    expect((await sharp(small.rawPayload).metadata()).height).toBe(320);
  });

  test.each(['png', 'jpeg', 'gif'] as const)(
    'of type %s is taken, also under another picture’s ending',
    async (format) => {
      expect(await vip.upload('survey', 'a.png', await drawnPicture(40, 30, format))).toMatchObject({
        data: { code: 1 },
      });
    },
  );

  test('may be a BMP', async () => {
    // Four pixels of 24 bits in one row.
    const head = `424d42000000000000003600000028000000040000000100000001001800${'00'.repeat(24)}`;
    const bmp = Buffer.concat([Buffer.from(head, 'hex'), Buffer.alloc(12, 0x80)]);
    expect(await vip.upload('chat', 'a.bmp', bmp)).toMatchObject({ data: { code: 1 } });
    expect(await vip.upload('chat', 'a.bmp', bmp.subarray(0, 60))).toMatchObject(wrongType);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['text', () => Buffer.from('just words')],
    ['an SVG', () => Buffer.from(svg)],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page behind the mark of a GIF', () => Buffer.from('GIF89a/*<script>alert(1)</script>*/=1')],
    ['a cut-off picture', async () => (await noisePicture(200)).subarray(0, 5000)],
    [
      'a WebP',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .webp()
          .toBuffer(),
    ],
    ['a PDF', () => pdf],
    ['a video', () => video(1000)],
    ['one byte', () => Buffer.from('x')],
  ])('that is really %s is refused, and nothing of it stays', async (_what, make) => {
    const before = await usageOf(shop, 'vip');
    const answer = await vip.upload('chat', 'photo.png', await make());
    expect(answer).toMatchObject({ ...wrongType, data: { msg: '上传文件格式不对', orgfileName: 'photo.png' } });
    expect(await usageOf(shop, 'vip')).toBe(before);
  });

  test('that would unpack to gigabytes is refused', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await vip.upload('chat', 'bomb.png', bomb)).toMatchObject({ ...tooLarge, data: { msg: '文件过大' } });
  });

  test('that is too large for a picture is not taken as the video that its name promises', async () => {
    const large = await noisePicture(1500);
    expect(large.length).toBeGreaterThan(5 * 1024 * 1024);
    const { data } = await vip.begin({ name: 'a.mp4', dirtype: 'workorder', size: large.length });
    expect(await vip.send(data.fileName, `bytes 0-${large.length - 1}/${large.length}`, large)).toMatchObject(tooLarge);
  });
});

describe('a video', () => {
  /** The head of an MP4, and noise behind it. */
  const noise = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), randomBytes(5000)]);

  /** One frame that says it is shown for months. */
  async function bomb(): Promise<Buffer> {
    const film = await video(0);
    film.writeUInt32BE(0xfffffff0, film.indexOf('stts') + 12);
    return film;
  }

  const wrong = { status: 3000092 };
  test.each<[string, () => Buffer | Promise<Buffer>, object]>([
    ['of 30 seconds', () => video(0, 30), { status: 0, data: { code: 1 } }],
    ['of more', () => video(0, 31), { status: 3000228, data: { msg: '视频过长' } }],
    ['that claims to last for months', bomb, { status: 3000228 }],
    ['that is only noise', () => noise, wrong],
    ['that is a text', () => Buffer.from('This is no film at all, whatever its name says.'), wrong],
    ['that was cut off', async () => (await video(0)).subarray(0, 300), wrong],
  ])('%s', async (_name, make, answer) => {
    expect(await vip.upload('workorder', 'film.mp4', await make())).toMatchObject(answer);
  });
});
