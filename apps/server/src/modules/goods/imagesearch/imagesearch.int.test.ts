import { crc32 } from 'node:zlib';
import { hourMs } from '@sgb/contract/time.ts';
import { Registry } from 'prom-client';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { indexPicturesJob, indexPicturesOf, indexProductPicturesJob, watchPictureIndex } from './index.ts';
import { sweepPicturesJob } from './jobs.ts';

interface Sample {
  readonly id: number;
  readonly picture: string;
}

let shop: TestShop;
let ticket: string;
let samples: Sample[];
let photo: Buffer;

const logIn = async (name: string) =>
  (await shop.client().call('POST /api/user/logincheck', { username: `${name}@demo.test`, password: 'demo1234' }))
    .ticket;

/** While nobody is there, pictures are looked at without rests. */
const unwatched = () => ({ ...shop.app, presence: { ...shop.app.presence, people: () => false } });

async function pictureOf(key: string): Promise<Buffer> {
  const picture = await shop.app.pictures.get(key, 640, 'webp', false);
  if (typeof picture === 'string') throw new Error(`${key} has no picture`);
  return sharp(picture.body).png().toBuffer();
}

beforeAll(async () => {
  shop = await openTestShop();
  ticket = await logIn('shopper');
  const { rows } = await shop.app.db.pool.query(
    'select id::float8 as id, pictures[1] as picture from products order by id',
  );
  samples = rows.filter((_, at) => at % 20 === 0);
  // Each time it looks at a few.
  for (let from = 0; from < 40; from += 8) {
    await indexProductPicturesJob.perform(unwatched(), { ids: samples.slice(from, from + 8).map(({ id }) => id) });
  }
  photo = await pictureOf(samples[7]?.picture ?? '');
}, 180_000);
afterAll(() => shop.close());

const boundary = 'sgb-boundary';

function form(parts: readonly { name: string; file?: string; body: Uint8Array | string }[]): Buffer {
  const chunks = parts.flatMap(({ name, file, body }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${file}"\r\ncontent-type: image/png` : ''}\r\n\r\n`,
    ),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
}

async function send(payload: Buffer, type = `multipart/form-data; boundary=${boundary}`) {
  const headers = { 'content-type': type };
  const answer = await shop.fastify.inject({ method: 'POST', url: '/api/search/uploadimage', payload, headers });
  return { http: answer.statusCode, statements: Number(answer.headers['x-statements']), body: answer.json() };
}

const upload = (body: Uint8Array | string, file = 'picture.png') =>
  send(
    form([
      { name: 'file', file, body },
      { name: 'ticket', body: ticket },
    ]),
  );

async function keyOf(picture: Uint8Array): Promise<string> {
  const { body } = await upload(picture);
  return body.data.data.key;
}

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d6322d' }, limitInputPixels: false });

/** A bitmap as most programs write it: rows from below, blue before green before red. */
function bmpOf(rgb: Buffer, width: number, height: number): Buffer {
  const bmp = Buffer.alloc(54 + width * height * 3);
  bmp.write('BM');
  bmp.writeUInt32LE(bmp.length, 2);
  bmp.writeUInt32LE(54, 10);
  bmp.writeUInt32LE(40, 14);
  bmp.writeInt32LE(width, 18);
  bmp.writeInt32LE(height, 22);
  bmp.writeUInt16LE(1, 26);
  bmp.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3;
      const pixel = [rgb[from + 2] ?? 0, rgb[from + 1] ?? 0, rgb[from] ?? 0];
      bmp.set(pixel, 54 + ((height - 1 - y) * width + x) * 3);
    }
  }
  return bmp;
}

/** A small picture that claims to be of another size. */
async function boasting(width: number, height: number): Promise<Buffer> {
  const png = Buffer.from(await canvas(64, 64).png().toBuffer());
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('an upload', () => {
  test('answers as the product document shows', async () => {
    const { http, statements, body } = await upload(photo);
    const key = expect.stringMatching(/^[\w-]{32}$/);
    expect({ http, body }).toEqual({
      http: 200,
      body: { status: 200, data: { status: 0, message: 'success', data: { key } } },
    });
    expect(statements).toBeLessThanOrEqual(3);
  });

  test.each(['jpeg', 'gif', 'png'] as const)('may be a %s', async (type) => {
    expect((await upload(await sharp(photo).toFormat(type).toBuffer())).body.data.status).toBe(0);
  });

  test('may be a bmp', async () => {
    const { body } = await upload(
      bmpOf(await sharp(photo).resize(64, 48, { fit: 'fill' }).removeAlpha().raw().toBuffer(), 64, 48),
    );
    expect(body.data.status).toBe(0);
    const opened = await shop.client(ticket).call('POST /api/search/imagesearch', { key: body.data.data.key });
    const shown = Buffer.from(opened.picture.src.split(',')[1] ?? '', 'base64');
    const mean = async (picture: Buffer) =>
      (await sharp(picture).removeAlpha().stats()).channels.map((channel) => Math.round(channel.mean));
    const [red = 0, green = 0, blue = 0] = await mean(await sharp(photo).resize(64, 48, { fit: 'fill' }).toBuffer());
    const [r = 0, g = 0, b = 0] = await mean(shown);
    expect(Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue)).toBeLessThan(6);
  });

  test('takes the first frame of an animated gif', async () => {
    const frames = Buffer.concat([
      await canvas(64, 64).raw().toBuffer(),
      await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0000ff' } })
        .raw()
        .toBuffer(),
    ]);
    const gif = await sharp(frames, { raw: { width: 64, height: 128, channels: 3, pageHeight: 64 } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const opened = await shop.client(ticket).call('POST /api/search/imagesearch', { key: await keyOf(gif) });
    expect(opened.picture).toMatchObject({ width: 64, height: 64 });
    const { dominant } = await sharp(Buffer.from(opened.picture.src.split(',')[1] ?? '', 'base64')).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  const types = 'We can read jpeg, jpg, gif, bmp and png pictures only.';
  const broken = 'We could not read that picture. Please try another one.';
  const tiny = 'That picture is too small to search with. Please choose one of at least 32 by 32 pixels.';
  const vast = 'That picture has too many pixels. Please choose one of at most 50 megapixels.';
  const heavy = 'That picture is larger than 3 MB. Please choose a smaller one.';
  const none = 'Please choose a picture first.';
  test.each([
    ['a text named .png', async () => Buffer.from('hello, I am a picture'), 400, 3000001, types],
    ['a picture of another type', () => sharp(photo).webp().toBuffer(), 400, 3000001, types],
    ['a picture that ends too soon', async () => photo.subarray(0, 400), 400, 3000001, broken],
    [
      'a bmp that ends too soon',
      async () => bmpOf(Buffer.alloc(64 * 64 * 3), 64, 64).subarray(0, 90),
      400,
      3000001,
      broken,
    ],
    ['a picture of 1 x 1', () => canvas(1, 1).png().toBuffer(), 400, 3000001, tiny],
    ['a picture of 20,000 x 20,000', () => boasting(20_000, 20_000), 400, 3000001, vast],
    ['more than 3 MB', async () => Buffer.concat([photo, Buffer.alloc(3 * 1024 * 1024)]), 413, 3000015, heavy],
    ['an empty file', async () => Buffer.alloc(0), 400, 3000001, none],
  ] as const)(
    'refuses %s',
    async (_name, make, http, status, message) => {
      expect(await upload(await make())).toMatchObject({ http, body: { status: http, data: { status, message } } });
    },
    60_000,
  );

  test('refuses a bmp that claims to be vast', async () => {
    const bomb = Buffer.alloc(60);
    bomb.write('BM');
    bomb.writeUInt32LE(40, 14);
    bomb.writeInt32LE(20_000, 18);
    bomb.writeInt32LE(-20_000, 22);
    expect((await upload(bomb)).body.data.message).toBe(vast);
  });

  test('refuses a form without a file, no form at all, and a torn one', async () => {
    const empty = await send(form([{ name: 'ticket', body: ticket }]));
    expect(empty).toMatchObject({ http: 400, body: { status: 400, data: { status: 3000001, message: none } } });
    const headers = { 'content-type': 'application/json' };
    const url = `/api/search/uploadimage?ticket=${ticket}`;
    const json = await shop.fastify.inject({ method: 'POST', url, payload: '{}', headers });
    expect([json.statusCode, json.json().data.message]).toEqual([400, none]);
    const payload = form([{ name: 'file', file: 'a.png', body: photo }]).subarray(0, 300);
    const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const torn = await shop.fastify.inject({ method: 'POST', url, payload, headers: multipart });
    expect([torn.statusCode, torn.json().data.message]).toEqual([400, 'The request cannot be read.']);
  });

  test('needs a login', async () => {
    const { http, body } = await send(form([{ name: 'file', file: 'a.png', body: photo }]));
    expect([http, body.status, body.data.loginUrl]).toEqual([401, 3000012, '/shop/login']);
  });
});

describe('a stored picture', () => {
  test('finds its product first, and says where it looked', async () => {
    const key = await keyOf(await sharp(photo).resize(300).jpeg({ quality: 50 }).toBuffer());
    const found = await shop.client(ticket).call('POST /api/search/imagesearch', { key });
    expect(found.items[0]?.id).toBe(String(samples[7]?.id));
    expect(found).toMatchObject({ total: 40, page: 1, pages: 2, picture: { width: 300, height: 300 } });
    expect(found.picture.src).toMatch(/^data:image\/jpeg;base64,/);
    expect(found.region.width).toBeLessThan(1);
  });

  test('finds each product once over its pages, also when the index grows meanwhile', async () => {
    const client = shop.client(ticket);
    const key = await keyOf(photo);
    const first = await client.call('POST /api/search/imagesearchlist', { key });
    const { rows } = await shop.app.db.pool.query('select id::float8 as id from products order by id limit 3 offset 1');
    await indexProductPicturesJob.perform(unwatched(), { ids: rows.map(({ id }) => id) });
    const second = await client.call('POST /api/search/imagesearchlist', { key, page: 2 });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(40);
    expect(ids.toSorted()).toEqual(samples.map(({ id }) => String(id)).toSorted());
    expect((await client.call('POST /api/search/imagesearchlist', { key, page: 3 })).items).toEqual([]);

    // Another search sees what is new.
    const later = await client.call('POST /api/search/imagesearchlist', { key: await keyOf(photo) });
    expect(later.total).toBe(43);
  });

  test('finds what lies in the chosen part of it', async () => {
    const [left, right] = [samples[3], samples[11]];
    const halves = await Promise.all([left, right].map((sample) => pictureOf(sample?.picture ?? '')));
    const pair = await sharp({ create: { width: 1280, height: 640, channels: 3, background: '#fff' } })
      .composite(halves.map((input, at) => ({ input, left: at * 640, top: 0 })))
      .png()
      .toBuffer();
    const key = await keyOf(pair);
    const best = async (x: number) => {
      const region = { x, y: 0, width: 0.5, height: 1 };
      const found = await shop.client(ticket).call('POST /api/search/imagesearchlist', { key, region });
      expect(found.region).toEqual(region);
      return found.items[0]?.id;
    };
    expect(await best(0)).toBe(String(left?.id));
    expect(await best(0.5)).toBe(String(right?.id));
  });

  test('mixes words in: goods that have them, in the order of the picture', async () => {
    const client = shop.client(ticket);
    const key = await keyOf(photo);
    const all = await client.call('POST /api/search/imagesearch', { key });
    const [word = ''] = all.items[4]?.title.split(' ') ?? [];
    const narrowed = await client.call('POST /api/search/imagesearchlist', { key, keyword: word });
    expect(narrowed.items.length).toBeGreaterThan(0);
    expect(narrowed.total).toBeLessThan(all.total);
    for (const { title } of narrowed.items) expect(title.toLowerCase()).toContain(word.toLowerCase().slice(0, 3));
    expect((await client.call('POST /api/search/imagesearchlist', { key, keyword: 'zzzzzz' })).items).toEqual([]);
  });

  test('does not find what was taken off the shelf', async () => {
    const id = samples[7]?.id ?? 0;
    await shop.app.db.pool.query('update products set on_shelf = false where id = $1', [id]);
    try {
      const found = await shop.client(ticket).call('POST /api/search/imagesearch', { key: await keyOf(photo) });
      expect(found.items.length).toBeGreaterThan(10);
      expect(found.items.map((item) => item.id)).not.toContain(String(id));
    } finally {
      await shop.app.db.pool.query('update products set on_shelf = true where id = $1', [id]);
    }
  });

  test('is for its owner alone, and not for ever', async () => {
    const key = await keyOf(photo);
    const gone = { http: 404, message: 'That picture is no longer here. Please upload it again.' };
    const other = shop.client(await logIn('vip'));
    await expect(other.call('POST /api/search/imagesearch', { key })).rejects.toMatchObject(gone);
    await expect(other.call('POST /api/search/imagesearchlist', { key })).rejects.toMatchObject(gone);
    const count = async () =>
      (await shop.app.db.pool.query('select count(*)::int as n from searched_pictures')).rows[0].n;
    await sweepPicturesJob.perform(shop.app, {});
    expect(await count()).toBeGreaterThan(0);
    shop.app.clock.advance(25 * hourMs);
    await sweepPicturesJob.perform(shop.app, {});
    expect(await count()).toBe(0);
    ticket = await logIn('shopper');
    await expect(shop.client(ticket).call('POST /api/search/imagesearch', { key })).rejects.toMatchObject(gone);
  });

  test('makes room for newer ones of its owner', async () => {
    const keys: string[] = [];
    for (let n = 0; n < 21; n++) {
      shop.app.clock.advance(1000);
      keys.push(await keyOf(await canvas(40, 40).png().toBuffer()));
    }
    const { rows } = await shop.app.db.pool.query('select key from searched_pictures');
    expect(rows.map(({ key }) => key).toSorted()).toEqual(keys.slice(1).toSorted());
  });

  test.each([
    [{ x: 0.6, y: 0, width: 0.5, height: 1 }, 'region: must lie inside the picture'],
    [{ x: 0, y: 0, width: 0.001, height: 1 }, 'region.width: must be at least 0.02'],
    [{ x: -1, y: 0, width: 1, height: 1 }, 'region.x: must be at least 0'],
  ])('refuses the part %j', async (region, message) => {
    const asked = shop.client(ticket).call('POST /api/search/imagesearch', { key: 'a'.repeat(32), region });
    await expect(asked).rejects.toMatchObject({ http: 400, message });
  });
});

describe('the address of a picture', () => {
  const byAddress = (imageurl: string) => shop.client(ticket).call('GET /api/search/urlsearch', { imageurl });

  test.each(['', 'https://shop.example'])('may be one of ours: %j', async (home) => {
    const { key } = await byAddress(`${home}/img/${samples[7]?.picture}?w=640`);
    const found = await shop.client(ticket).call('POST /api/search/imagesearch', { key });
    expect(found.items[0]?.id).toBe(String(samples[7]?.id));
  });

  test.each([
    'http://127.0.0.1:5432/',
    'https://169.254.169.254/latest/meta-data',
    'https://cbu01.alicdn.com.evil.example/a.jpg',
    'https://cbu01.alicdn.com@evil.example/a.jpg',
    'https://user:word@cbu01.alicdn.com/a.jpg',
    'https://cbu01.alicdn.com:8443/a.jpg',
    'http://cbu01.alicdn.com/a.jpg',
    'file:///etc/passwd',
    '/img/../api/docs',
    '//evil.example/img/a.0.0.red',
  ])('%s is asked by nobody', async (address) => {
    const message = 'We can search by pictures of our shop and of our suppliers only.';
    await expect(byAddress(address)).rejects.toMatchObject({ http: 400, message });
  });

  test('of ours that does not exist is 404', async () => {
    await expect(byAddress('/img/no-such-thing.1.0.red')).rejects.toMatchObject({ http: 404 });
  });
});

test('the walk over the catalogue comes to everything, step by step, and then ends', async () => {
  const { pool } = shop.app.db;
  await pool.query(`insert into image_vectors (product_id, picture, vector)
    select id, pictures[1], decode(repeat('00', 784), 'hex') from products order by id offset 60 on conflict do nothing`);
  // One product has got another picture since.
  await pool.query("update image_vectors set picture = 'old' where product_id = (select max(id) from products)");
  for (let after: number | undefined = 0, steps = 0; after !== undefined; steps++) {
    expect(steps).toBeLessThan(14);
    await indexPicturesJob.perform(unwatched(), { after });
    const { rows } = await pool.query<{ payload: { after: number } }>(
      "delete from job_outbox where key = 'imagesearch.index' returning payload",
    );
    after = rows[0]?.payload.after;
  }
  const { rows } = await pool.query(
    'select count(*)::int as n from products p join image_vectors v on v.product_id = p.id and v.picture = p.pictures[1]',
  );
  expect(rows[0].n).toBe(800);

  const registry = new Registry();
  watchPictureIndex(registry, shop.app.db);
  await pool.query('analyze products, image_vectors');
  // The database counts on the way, about.
  const [, lookedAt] = /^sgb_picture_index\{state="looked_at"\} (\d+)$/m.exec(await registry.metrics()) ?? [];
  expect(Math.abs(Number(lookedAt) - 800)).toBeLessThan(40);
}, 120_000);

test('the walk of every hour looks at no more than its process may', async () => {
  const { pool } = shop.app.db;
  await pool.query('truncate image_vectors');
  await indexPicturesJob.perform({ ...unwatched(), pictureIndex: 8 }, {});
  expect((await pool.query('select 1 from image_vectors')).rowCount).toBe(8);
  expect((await pool.query("select 1 from job_outbox where key = 'imagesearch.index'")).rowCount).toBe(0);
});

describe('a look at new goods', () => {
  const wanted = async () => {
    const { pool } = shop.app.db;
    const { rows } = await pool.query(
      `delete from job_outbox where job = 'imagesearch.indexProducts' returning payload, key, run_at > now() as later`,
    );
    return rows;
  };

  test('waits while somebody else writes the index, with all that was brought together', async () => {
    const holder = await shop.app.db.pool.connect();
    try {
      await holder.query("begin; select pg_advisory_xact_lock(hashtext('imagesearch.index'))");
      await indexProductPicturesJob.perform(shop.app, [{ ids: [5, 6] }, { ids: [6, 7] }]);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    expect(await wanted()).toEqual([{ payload: { ids: [5, 6, 7] }, key: 'imagesearch.indexProducts', later: true }]);
  });

  test('is asked of nobody where no pictures are looked at, nor does the walk go', async () => {
    const blind = { ...shop.app, pictureIndex: 0 };
    await shop.app.db.pool.query('truncate image_vectors');
    await indexPicturesJob.perform(blind, {});
    await indexProductPicturesJob.perform(blind, { ids: samples.slice(0, 2).map(({ id }) => id) });
    await shop.app.db.transact(async (tx) => indexPicturesOf(blind, tx, [5]));
    expect((await shop.app.db.pool.query('select 1 from image_vectors')).rowCount).toBe(0);
    expect(await wanted()).toEqual([]);
    await shop.app.db.transact(async (tx) => indexPicturesOf({ ...shop.app, pictureIndex: undefined }, tx, [5]));
    expect(await wanted()).toMatchObject([{ payload: { ids: [5] } }]);
  });
});
