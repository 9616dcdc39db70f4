import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { drawnPicture, type Uploader, uploaderOf } from '../../../testing/uploader.ts';

let shop: TestShop;
let vip: Uploader;
beforeAll(async () => {
  shop = await openTestShop();
  vip = await uploaderOf(shop, 'vip');
});
afterAll(() => shop.close());

const change = (ticket: string, fileid: string) => shop.client(ticket).call('POST /api/user/avatar', { fileid });
const avatarOf = async (ticket: string) => (await shop.client(ticket).call('GET /api/user/logininfo', {})).avatar;
const picture = async (uploader: Uploader, purpose: 'avatar' | 'chat' = 'avatar') =>
  (await uploader.upload(purpose, 'me.png', await drawnPicture(900, 600))).data.fileName;

test('a picture becomes the avatar, a new one takes its place, and it can be taken away', async () => {
  expect(await avatarOf(vip.ticket)).toBe('');
  const first = await picture(vip);
  expect(await change(vip.ticket, first)).toEqual({ avatar: `/files/${first}` });
  expect(await avatarOf(vip.ticket)).toBe(`/files/${first}`);
  const shown = await shop.fastify.inject(`/files/${first}`);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await change(vip.ticket, first)).toEqual({ avatar: `/files/${first}` });

  const second = await picture(vip);
  await change(vip.ticket, second);
  expect(await avatarOf(vip.ticket)).toBe(`/files/${second}`);
  expect((await shop.fastify.inject(`/files/${first}`)).statusCode).toBe(404);

  expect(await change(vip.ticket, '')).toEqual({ avatar: '' });
  expect(await avatarOf(vip.ticket)).toBe('');
  expect((await shop.fastify.inject(`/files/${second}`)).statusCode).toBe(404);
});

test('a picture that is another’s, for something else, used already or unknown is refused', async () => {
  const business = await uploaderOf(shop, 'business');
  const refused = { http: 200, status: 3000094 };
  const theirs = await picture(business);
  await expect(change(vip.ticket, theirs)).rejects.toMatchObject(refused);
  await expect(change(vip.ticket, await picture(vip, 'chat'))).rejects.toMatchObject(refused);
  await expect(change(vip.ticket, '00000000-0000-4000-8000-000000000000')).rejects.toMatchObject(refused);
  await change(business.ticket, theirs);
  await expect(change(vip.ticket, theirs)).rejects.toMatchObject(refused);
  await expect(change(vip.ticket, '../x')).rejects.toMatchObject({ http: 400, data: { field: 'fileid' } });
  expect(await avatarOf(vip.ticket)).toBe('');
});

test('two changes at once leave one avatar and nothing else', async () => {
  const pictures = [await picture(vip), await picture(vip), await picture(vip)];
  await Promise.all(pictures.map((id) => change(vip.ticket, id)));
  const left = await shop.app.db.pool.query(
    "select id from files where used_at is not null and account_id = (select id from accounts where email = 'vip@demo.test')",
  );
  expect([`/files/${left.rows[0]?.id}`, left.rows.length]).toEqual([await avatarOf(vip.ticket), 1]);
});
