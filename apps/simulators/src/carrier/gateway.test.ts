import { type CarrierGateway, type ShipmentRequest, WebhookRefused } from '@sgb/server/adapters/carrier/gateway.ts';
import { createHttpCarrier } from '@sgb/server/adapters/carrier/http.ts';
import { type MovableClock, movableClock } from '@sgb/server/platform/clock.ts';
import { testStart } from '@sgb/server/testing/clock.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { simulatedCarrier } from './credentials.ts';
import { sign } from './gate.ts';
import { type CarrierSimulator, startCarrierSimulator } from './server.ts';

/** The real client against the strict simulator, over real HTTP. */

let simulator: CarrierSimulator;
let clock: MovableClock;
let carrier: CarrierGateway;

const connect = (changes: Partial<Parameters<typeof createHttpCarrier>[0]> = {}) =>
  createHttpCarrier({ ...simulatedCarrier, url: simulator.url, clock, timeoutMs: 15_000, ...changes });

beforeEach(async () => {
  clock = movableClock(testStart);
  simulator = await startCarrierSimulator({ now: () => testStart });
  carrier = connect();
});
afterEach(() => simulator.close());

const wish = (changes: Partial<ShipmentRequest> = {}): ShipmentRequest => ({
  ref: 'PC00000012/haul',
  leg: 'haul',
  service: 'A2',
  grams: 1200,
  lengthMm: 300,
  widthMm: 200,
  heightMm: 100,
  declaredCents: 45_000,
  goods: '2 x Lamp',
  destination: {
    name: 'Thandi Nkosi',
    phone: '+27711234567',
    country: 'South Africa',
    city: 'Johannesburg',
    address: '12 Oxford Road, Rosebank, Johannesburg, 2196',
  },
  code: null,
  ...changes,
});

const mile = (service = 'door') => wish({ ref: 'PC00000012/mile', leg: 'mile', service, code: '0412' });
const kinds = async (cursor = '') => (await carrier.events(cursor)).events.map(({ kind }) => kind);

async function way(count: number, shipment = wish()): Promise<string> {
  const { waybill } = await carrier.book(shipment);
  for (let step = 0; step < count; step++) await simulator.scan(waybill);
  return waybill;
}

describe('booking', () => {
  test('gives a waybill, and the same one for the same number', async () => {
    const first = await carrier.book(wish());
    expect(first.waybill).toMatch(/^SIM\d{9}ZA$/);
    expect(await carrier.book(wish())).toEqual(first);
    expect(simulator.shipments).toHaveLength(1);
    await expect(carrier.book(wish({ grams: 7 }))).rejects.toMatchObject({ fault: 'refused', code: 'ref_used' });
  });

  test('an answer that never came leaves one shipment', async () => {
    simulator.set({ mute: true });
    await expect(connect({ timeoutMs: 200 }).book(wish())).rejects.toMatchObject({ fault: 'down' });
    simulator.set({ mute: false });
    const { waybill } = await carrier.book(wish());
    expect(simulator.shipments.map((shipment) => shipment.waybill)).toEqual([waybill]);
  });

  test('is found by its number, and the number is free again once it was taken back', async () => {
    expect(await carrier.find('PC00000012/haul')).toBeNull();
    const first = await carrier.book(wish());
    expect(await carrier.find('PC00000012/haul')).toEqual(first);
    await carrier.cancel(first.waybill);
    expect(await carrier.find('PC00000012/haul')).toBeNull();
    const second = await carrier.book(wish({ grams: 7 }));
    expect(second.waybill).not.toBe(first.waybill);
    expect(await carrier.find('PC00000012/haul')).toEqual(second);
  });

  test.each([
    ['a last mile without a code', { leg: 'mile', service: 'door' } as const, 'code'],
    ['a code on the first leg', { code: '1234' } as const, 'code'],
  ])('%s is refused', async (_name, changes, code) => {
    await expect(carrier.book(wish(changes))).rejects.toMatchObject({ fault: 'refused', code });
  });

  test('what is no parcel is our fault', async () => {
    await expect(carrier.book(wish({ grams: 0 }))).rejects.toMatchObject({ fault: 'rejected', code: 'field' });
  });

  test('is taken back until it was picked up', async () => {
    const { waybill } = await carrier.book(wish());
    await carrier.cancel(waybill);
    await carrier.cancel(waybill);
    expect(await simulator.scan(waybill)).toBeUndefined();
    const other = await way(1, wish({ ref: 'PC00000013/haul' }));
    await expect(carrier.cancel(other)).rejects.toMatchObject({ fault: 'refused', code: 'too_late' });
    await expect(carrier.cancel('SIM1')).rejects.toMatchObject({ fault: 'rejected', code: 'unknown' });
  });
});

describe('events', () => {
  test('the whole way, in pages and from where one stopped', async () => {
    await way(9);
    const first = await carrier.events('');
    expect(first.events.map(({ kind }) => kind)).toEqual([
      'collected',
      'depot',
      'declared',
      'departed',
      'transit',
      'arrived',
      'customs',
      'cleared',
      'warehouse',
    ]);
    expect(await carrier.events(first.cursor)).toEqual({ events: [], cursor: first.cursor, more: false });
    const { waybill } = await carrier.book(mile());
    await simulator.scan(waybill);
    await simulator.scan(waybill, { code: '0412' });
    expect((await carrier.events(first.cursor)).events).toMatchObject([
      { kind: 'out', ref: 'PC00000012/mile', waybill, place: 'Johannesburg', code: null },
      { kind: 'delivered', code: '0412' },
    ]);
  });

  test('a locker waits in between, and what is told by name may be anything', async () => {
    const waybill = await way(3, mile('locker'));
    await simulator.scan(waybill, { kind: 'damaged', at: new Date('2026-01-02T03:04:05Z') });
    const { events } = await carrier.events('');
    expect(events.map(({ kind }) => kind)).toEqual(['out', 'waiting', 'delivered', 'damaged']);
    expect(events[3]?.at).toEqual(new Date('2026-01-02T03:04:05Z'));
  });

  test('more than a page is said to be more', async () => {
    const { waybill } = await carrier.book(wish());
    for (let count = 0; count < 101; count++) await simulator.scan(waybill, { kind: 'transit' });
    const first = await carrier.events('');
    expect([first.events.length, first.more]).toEqual([100, true]);
    expect(await carrier.events(first.cursor)).toMatchObject({ events: [{ kind: 'transit' }], more: false });
  });

  test('late, lost, duplicate, out of order', async () => {
    const waybill = await way(1);
    simulator.set({ lateSeconds: 3600 });
    await simulator.scan(waybill);
    simulator.set({ lateSeconds: 0 });
    await simulator.scan(waybill);
    // Nothing is read past what is still hidden, or it would be skipped for ever.
    expect(await carrier.events('')).toMatchObject({ events: [{ kind: 'collected' }], cursor: 'c1' });
    simulator.set({ lost: true });
    expect(await simulator.scan(waybill)).toBeUndefined();
    simulator.set({ lost: false });
    const other = await startCarrierSimulator({
      switches: { duplicate: true, outOfOrder: true },
      now: () => testStart,
    });
    const there = connect({ url: other.url });
    const booked = await there.book(wish());
    for (const kind of ['collected', 'depot'] as const) await other.scan(booked.waybill, { kind });
    const { events } = await there.events('');
    await other.close();
    expect(events.map(({ kind }) => kind)).toEqual(['depot', 'collected', 'depot', 'collected']);
    expect(new Set(events.map(({ id }) => id)).size).toBe(2);
  });

  test('by itself on a clock', async () => {
    await carrier.book(wish());
    simulator.set({ paceSeconds: 0.02 });
    await expect.poll(() => kinds(), { timeout: 15_000 }).toContain('depot');
  });
});

describe('answers that must not be believed', () => {
  test.each([
    ['a broken carrier', { failing: true }, 'down'],
    ['silence', { silent: true }, 'down'],
    ['another signature', { wrongSignature: true }, 'malformed'],
    ['half an answer', { malformed: 'cut' }, 'malformed'],
    ['other things than asked for', { malformed: 'shape' }, 'malformed'],
  ] as const)('%s', async (_name, switches, fault) => {
    await way(1);
    simulator.set(switches);
    const hasty = 'silent' in switches ? connect({ timeoutMs: 200 }) : carrier;
    await expect(hasty.events('')).rejects.toMatchObject({ name: 'CarrierError', fault });
    await expect(hasty.book(wish())).rejects.toMatchObject({ fault });
  });

  test('nobody there', async () => {
    await expect(connect({ url: 'http://127.0.0.1:9' }).events('')).rejects.toMatchObject({ fault: 'down' });
  });

  test.each([
    ['another key', { keyId: 'somebody' }, 'key'],
    ['another secret', { secret: 'guessed' }, 'signature'],
  ])('%s is not let in', async (_name, changes, code) => {
    // The refusal itself is signed with the right secret, which a stranger cannot check.
    const stranger = connect(changes);
    await expect(stranger.events('')).rejects.toMatchObject(
      code === 'key' ? { fault: 'rejected', code } : { fault: 'malformed' },
    );
    expect(simulator.shipments).toHaveLength(0);
  });

  test('a clock that is wrong', async () => {
    clock.advance(-301_000);
    await expect(carrier.book(wish())).rejects.toMatchObject({ fault: 'rejected', code: 'stale' });
    clock.advance(250_000);
    await carrier.book(wish());
  });
});

describe('webhooks', () => {
  const event = {
    id: 'e1',
    ref: 'r',
    waybill: 'w',
    kind: 'arrived',
    at: '2026-11-15T08:00:00Z',
    place: 'P',
    text: 'T',
  };
  const read = (events: readonly object[], { seconds = 0, secret = simulatedCarrier.webhookSecret as string } = {}) => {
    const body = JSON.stringify({ events });
    const time = Math.floor(clock.now().getTime() / 1000) - seconds;
    return carrier.readWebhook(Buffer.from(body), sign(secret, 'webhook', time, body), clock.now());
  };

  test('what was signed is read, and kinds of tomorrow are passed over', () => {
    expect(read([event, { ...event, id: 'e2', kind: 'teleported' }])).toEqual([
      { ...event, at: new Date(event.at), code: null, kind: 'arrived' },
    ]);
  });

  test.each([
    ['another secret', () => read([event], { secret: 'guessed' }), 'signature'],
    ['an old one', () => read([event], { seconds: 301 }), 'stale'],
    ['one from the future', () => read([event], { seconds: -310 }), 'stale'],
    ['nothing in it', () => read([]), 'malformed'],
    ['no time', () => read([{ ...event, at: 'yesterday' }]), 'malformed'],
    ['a code of five digits', () => read([{ ...event, code: '12345' }]), 'malformed'],
    ['no headers', () => carrier.readWebhook(Buffer.from('{}'), {}, clock.now()), 'malformed'],
  ])('%s is refused', (_name, act, because) => {
    expect(act).toThrow(WebhookRefused);
    expect(act).toThrow(expect.objectContaining({ because }));
  });
});
