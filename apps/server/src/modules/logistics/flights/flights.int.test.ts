import type { Client } from '@sgb/contract/client.ts';
import { addHours, plusDays, shopDay } from '@sgb/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../permissions.fixture.ts';
import { justRead } from '../../../testing/edition.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { lateEnquiriesJob } from './jobs.ts';

let shop: TestShop;
let shopper: Client;
let other: Client;
let staff: Client;
beforeAll(async () => {
  shop = await openTestShop();
  shopper = shop.client(await ticketFor(shop, 'demo_shopper'));
  other = shop.client(await ticketFor(shop, 'demo_influencer'));
  staff = shop.client(await ticketFor(shop, 'demo_service'));
  await rows('delete from flight_enquiries');
  await rows('delete from flights');
});
afterAll(() => shop.close());

const rows = async (text: string, ...values: unknown[]) => (await shop.app.db.pool.query(text, values)).rows;
const info = (by: Client = shopper) => by.call('GET /api/business/info', {});
const ask = (changes: object = {}, by = shopper) =>
  by.call('POST /api/business/messageSpecialFlight', { whatsapp: '082 123 4567', ...changes });
const day = (days: number) => plusDays(shopDay(shop.app.clock.now()), days);
const plan = async (changes: object = {}) =>
  staff.call('POST /api/staff/flight/save', {
    ...{ from: 'Guangzhou', to: 'Johannesburg', departson: day(12), closeson: day(10), kg: 1_000, centsperkg: 7_500 },
    ...(await justRead(shop)),
    ...changes,
  });
const free = async () => {
  const { enquiry } = await info();
  if (enquiry && enquiry.state < 30) await shopper.call('POST /api/business/withdrawSpecialFlight', { id: enquiry.id });
};

test('guests see what is planned and what it costs, and have to log in to ask', async () => {
  const { id } = await plan();
  const guest = shop.client();
  expect(await info(guest)).toMatchObject({
    ...{ company: null, contact: null, enquiry: null, whatsapp: '' },
    flights: [{ id, from: 'Guangzhou', to: 'Johannesburg', kgLeft: 1_000, centsPerKg: 7_500, magnets: false }],
    terms: { leastKg: 100, answerHours: 4, paysFromKg: 62 },
  });
  const price = (input: object) =>
    guest.call('GET /api/business/flightprice', { kg: 300, litres: 1_200, ...input } as never);
  expect(await price({})).toMatchObject({
    ...{ billableKg: 300, by: 'weight', refusal: null },
    flight: { id, cents: 2_250_000, days: { from: 15, to: 18 } },
    air: { days: { from: 10, to: 15 } },
    sea: { cents: 408_800 },
  });
  expect(await price({ special: 2 })).toMatchObject({ flight: null, refusal: 'liquid', air: null });
  expect(await price({ kg: 1_001 })).toMatchObject({ flight: null, refusal: 'full' });
  await expect(ask({}, guest)).rejects.toMatchObject({ status: 3000012 });
});

test('a visit counts once a day and person', async () => {
  const visit = (client: Client) => client.call('POST /api/business/visitSpecialFlight', {});
  const today = async () => (await rows('select count(*)::int as n from flight_visits where day = $1', day(0)))[0].n;
  const before = await today();
  await Promise.all([visit(shopper), visit(shopper), visit(other)]);
  await visit(shopper);
  expect(await today()).toBe(before + 2);
  const browser = (number: string) =>
    shop.fastify.inject({
      method: 'POST',
      url: '/api/business/visitSpecialFlight',
      headers: { cookie: `visitorid=${number.repeat(32)}` },
      payload: {},
    });
  await browser('a');
  await browser('a');
  expect((await browser('b')).json()).toMatchObject({ status: 0 });
  expect(await today()).toBe(before + 4);
  const { visits } = await staff.call('GET /api/staff/flight/list', {});
  expect(visits[0]).toEqual({ day: day(0), people: before + 4 });
});

test.each([
  ['no number', { whatsapp: '' }, 'Enter your WhatsApp number.'],
  ['too few digits', { whatsapp: '082 123 456' }, 'A number of South Africa has 9 digits after +27; this one has 8.'],
  ['no mobile number', { whatsapp: '011 123 4567' }, 'This is not a mobile number of South Africa.'],
  ['a number of elsewhere', { whatsapp: '+44 7911 123456' }, 'We deliver to eight countries'],
  ['the rule of another country', { whatsapp: '082 123 4567', countryid: 8 }, 'A number of Botswana has 8 digits'],
  ['a day that is over', { date: '2020-01-01' }, 'Choose a day that is still to come.'],
  ['nothing to send', { kg: 0 }, 'must be at least 1'],
])('%s is refused with words', async (_name, changes, message) => {
  await expect(ask(changes)).rejects.toMatchObject({ http: 400, message: expect.stringContaining(message) });
  expect((await info()).enquiry).toBeNull();
});

test('one open enquiry a person, whoever of two is first; its own may be taken back', async () => {
  await rows('update contacts set contact_id = (select id from accounts where username = $1)', 'demo_service');
  const both = await Promise.allSettled([ask({ kg: 300, goods: '  Solar   panels ' }), ask()]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(ask()).rejects.toMatchObject({ status: 3000370 });
  const { enquiry } = await info();
  expect(enquiry).toMatchObject({ state: 10, whatsappText: '+27 82 123 4567', answer: '' });
  expect((await info(other)).enquiry).toBeNull();
  const id = enquiry?.id ?? 0;
  await expect(other.call('POST /api/business/withdrawSpecialFlight', { id })).rejects.toMatchObject({
    status: 3000014,
  });
  expect(await shopper.call('POST /api/business/withdrawSpecialFlight', { id })).toEqual({ state: 40 });
  await expect(shopper.call('POST /api/business/withdrawSpecialFlight', { id })).rejects.toMatchObject({
    status: 3000371,
  });
});

test('it is answered within working hours, and staff are alerted while it is late', async () => {
  await free();
  const { id, answerBy } = await ask({ kg: 300, goods: '  Solar   panels ', date: day(20) });
  const list = async (state: 10 | 20 | 30) =>
    (await staff.call('GET /api/staff/flight/enquiries', { state })).items.find((item) => item.id === id);
  expect(await list(10)).toMatchObject({
    username: 'demo_shopper',
    goods: 'Solar panels',
    kg: 300,
    late: false,
    whatsapp: '+27…567',
  });
  const wish = { id, reason: 'They asked to be called back' };
  expect(await staff.call('POST /api/staff/flight/contact', wish)).toEqual({ whatsapp: '+27821234567' });
  expect(await rows('select why from staff_audit where subject = $1', `enquiry ${id}`)).toEqual([{ why: wish.reason }]);
  const alerts = () => rows("select title from staff_alerts where kind = 'flights.late' and closed_at is null");
  const look = (now: Date) =>
    lateEnquiriesJob.perform({ ...shop.app, clock: { ...shop.app.clock, now: () => now } }, {});
  await look(new Date(answerBy));
  expect(await alerts()).toEqual([]);
  await look(addHours(new Date(answerBy), 1));
  expect(await alerts()).toEqual([{ title: '1 who asked for a special flight wait longer than promised' }]);
  const answer = 'We have room on the flight of next week. I call you today.';
  expect(await staff.call('POST /api/staff/flight/answer', { id, answer })).toEqual({ state: 20 });
  await look(addHours(new Date(answerBy), 1));
  expect(await alerts()).toEqual([]);
  expect((await info()).enquiry).toMatchObject({ state: 20, answer });
  const [message] = await rows(
    `select title, body from messages m join accounts a on a.id = m.account_id where a.username = 'demo_shopper'
     order by m.id desc limit 1`,
  );
  expect(message).toEqual({ title: 'We answered about your special flight', body: answer });
});

test('kilograms are booked once, come back while the flight takes goods, and a cancelled flight frees everybody', async () => {
  const flight = await plan({ kg: 500 });
  const left = async () =>
    (await staff.call('GET /api/staff/flight/list', {})).items.find(({ id }) => id === flight.id)?.kgLeft;
  await free();
  const mine = await ask({ flightid: flight.id, kg: 300 });
  await expect(ask({ flightid: flight.id, kg: 501 }, other)).rejects.toMatchObject({ status: 3000372 });
  await expect(ask({ flightid: 999_999 }, other)).rejects.toMatchObject({ status: 3000373 });
  const theirs = await ask({}, other);
  const book = (id: number, kg: number) => staff.call('POST /api/staff/flight/book', { id, flightid: flight.id, kg });
  const race = await Promise.allSettled([book(mine.id, 300), book(theirs.id, 300)]);
  expect(race.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await left()).toBe(200);
  const [booked] = (await staff.call('GET /api/staff/flight/enquiries', { state: 30 })).items;
  expect(booked).toMatchObject({ bookedKg: 300, bookedCents: 2_250_000 });
  await expect(plan({ id: flight.id, kg: 299 })).rejects.toMatchObject({ status: 3000372 });
  await plan({ id: flight.id, kg: 600 });
  expect(await left()).toBe(300);
  await staff.call('POST /api/staff/flight/close', { id: booked?.id ?? 0 });
  expect(await left()).toBe(600);
  const open = booked?.id === mine.id ? theirs.id : mine.id;
  await book(open, 600);
  const cancelling = { id: flight.id, reason: 'The aircraft is grounded' };
  expect(await staff.call('POST /api/staff/flight/cancel', { ...cancelling, ...(await justRead(shop)) })).toEqual({
    told: 1,
  });
  expect(await staff.call('POST /api/staff/flight/cancel', { ...cancelling, ...(await justRead(shop)) })).toEqual({
    told: 0,
  });
  expect(await rows('select state from flight_enquiries where id = $1', open)).toEqual([{ state: 40 }]);
  expect((await info()).flights.map(({ id }) => id)).not.toContain(flight.id);
  await expect(plan({ id: flight.id })).rejects.toMatchObject({ status: 3000373 });
  await expect(plan({ closeson: day(13) })).rejects.toMatchObject({ http: 400 });
});
