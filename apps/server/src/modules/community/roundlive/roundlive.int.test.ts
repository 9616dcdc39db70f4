import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Listener, listenTo } from '../../../testing/stream.ts';
import { drawnPicture } from '../../../testing/uploader.ts';
import { keepPicture } from '../../base/uploads/seed.ts';
import { openRounds, type Rounds } from '../rounds/round.fixture.ts';
import { cardNamed, untilWords } from './card.ts';

let rounds: Rounds;
let address: string;
const listeners: Listener[] = [];
beforeAll(async () => {
  rounds = await openRounds();
  address = await rounds.shop.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.stop();
});
afterAll(() => rounds.close());

async function follow(client: Rounds['leader'], id: number, more: object = {}): Promise<Listener> {
  const { ticket } = await client.call('POST /api/groupship/stream', { id, ...more });
  const listener = await listenTo(`${address}/api/groupship/events?${new URLSearchParams({ ticket })}`);
  listeners.push(listener);
  return listener;
}

describe('the open pages of a round', () => {
  test('are told at once how it is, then of everybody who joins or leaves, each with their own price', async () => {
    const id = await rounds.open();
    const [anna, ben] = [await rounds.member([6_000]), await rounds.member([6_000])];
    const [leader, hers] = [await follow(rounds.leader, id), await follow(anna.client, id)];
    await Promise.all([leader.until(1), hers.until(1)]);
    expect(leader.events[0]).toMatchObject({ name: 'round', data: { id, members: 0, priceCents: null } });
    const first = await rounds.join(id, anna);
    await hers.until(2);
    expect(hers.events.at(-1)?.data).toMatchObject({ members: 1, basisPoints: 0, priceCents: first.priceCents });
    await rounds.join(id, ben);
    await Promise.all([leader.until(3), hers.until(3)]);
    const { mine } = await anna.client.call('GET /api/groupship/round', { id });
    expect(hers.events.at(-1)?.data).toMatchObject({ members: 2, basisPoints: 500, priceCents: mine?.priceCents });
    expect(mine?.priceCents).toBeLessThan(first.priceCents);
    expect(leader.events.at(-1)?.data).toMatchObject({ members: 2, nextTier: { fromGrams: 30_000 }, priceCents: null });
    await anna.client.call('POST /api/groupship/round/leave', { id });
    await hers.until(4);
    expect(hers.events.at(-1)?.data).toMatchObject({ members: 1, priceCents: null });
  });

  test('are for those who may look at it: strangers need the link of it, and a ticket opens nothing else', async () => {
    const id = await rounds.open({ public: 0 });
    const stranger = await rounds.shopper(await rounds.person(100));
    await expect(stranger.call('POST /api/groupship/stream', { id })).rejects.toMatchObject({ http: 404 });
    const { code } = await rounds.leader.call('GET /api/groupship/round', { id });
    const heard = await follow(stranger, id, { code });
    await heard.until(1);
    const chat = await stranger.call('POST /api/chat/stream', {});
    const other = await listenTo(`${address}/api/groupship/events?${new URLSearchParams({ ticket: chat.ticket })}`);
    expect(other.http).toBe(401);
    await rounds.sql('delete from sessions where account_id <> $1', rounds.leaderId);
    await rounds.leader.call('POST /api/groupship/round/cancel', { id, reason: 'Only a test' });
    await heard.ended;
    expect(heard.events).toHaveLength(1);
  });
});

describe('the card of a round', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    rounds.shop.fastify.inject({ method: 'GET', url: path, headers });

  test('is a picture in two shapes, the same as long as nothing on it changes', async () => {
    const picture = await keepPicture(
      rounds.app,
      { accountId: rounds.leaderId, purpose: 'round' },
      'p.png',
      await drawnPicture(60, 40),
    );
    const id = await rounds.open({ picture, name: 'Tshiḓi 🎉' });
    const square = await get(`/groupship/card/${id}.png`);
    expect(square.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=60' });
    expect(await sharp(square.rawPayload).metadata()).toMatchObject({ width: 1080, height: 1080 });
    const etag = String(square.headers.etag);
    expect((await get(`/groupship/card/${id}.png`, { 'if-none-match': etag })).statusCode).toBe(304);
    const tall = await get(`/groupship/card/${id}-tall.png`);
    expect(await sharp(tall.rawPayload).metadata()).toMatchObject({ width: 1080, height: 1920 });
    await rounds.join(id, await rounds.member([2_000]));
    expect((await get(`/groupship/card/${id}.png`, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('of a private one needs its code, and no other name is one', async () => {
    const id = await rounds.open({ public: 0 });
    const { code } = await rounds.leader.call('GET /api/groupship/round', { id });
    expect((await get(`/groupship/card/${id}.png`)).statusCode).toBe(404);
    expect((await get(`/groupship/card/${id}.png?code=${code.toLowerCase()}`)).statusCode).toBe(200);
    for (const name of ['0.png', '99999999.png', '..%2f17.png', '17.jpg', '17-wide.png']) {
      expect((await get(`/groupship/card/${name}`)).statusCode, name).toBe(404);
    }
    expect(cardNamed('17-tall.png')).toEqual({ id: 17, shape: 'tall' });
  });

  test('says how long it is open, by days and then by hours', () => {
    const endsAt = new Date('2026-11-20T16:00:00.000Z');
    const at = (time: string, isOpen = true) => untilWords({ isOpen, endsAt }, new Date(time));
    expect(at('2026-11-17T10:00:00.000Z')).toMatch(/^3 days left · Fri/);
    expect(at('2026-11-19T10:00:00.000Z')).toMatch(/^1 day left/);
    expect(at('2026-11-20T15:59:00.000Z')).toMatch(/^1 hour left/);
    expect(at('2026-11-20T16:00:00.000Z')).toBe('This round is closed');
    expect(at('2026-11-17T10:00:00.000Z', false)).toBe('This round is closed');
  });
});
