import { longDate } from '@sgb/contract/date-words.ts';
import type * as contract from '@sgb/contract/flight-desk.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import { shopDay } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import { noteAudit } from '../../../platform/audit/scope.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { notify, notifyMany } from '../../base/messages/index.ts';
import { maskedMobile, peopleById } from '../../people/identity/index.ts';
import { billable, moved } from './rules.ts';
import { flightTerms } from './settings.ts';
import * as store from './store.ts';
import { flightTexts } from './texts.ts';
import { enquiryOf, flightOf } from './view.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type StaffCall = Call<'staff'>;

const noFlight = () => refuse('notFound', 'There is no such flight.');
const noEnquiry = () => refuse('notFound', 'There is no such enquiry.');
const link = '/specialflight/index';

export async function listFlights(call: StaffCall, { page }: InputOf<typeof contract.listDeskFlights>) {
  const [rows, visits] = await call.db.read((reader) =>
    Promise.all([store.flightsPage(reader, sliceOf(page)), store.visitsByDay(reader)]),
  );
  const total = rows[0]?.total ?? 0;
  const items = rows.map((row) => {
    const { kgTotal, cancelledAt, note } = row;
    return { ...flightOf(row), kgTotal, cancelled: cancelledAt !== null, note };
  });
  return { items, visits, total, page, pages: ownPagesFromOne(total) };
}

export async function save(call: StaffCall, input: InputOf<typeof contract.saveFlight>) {
  const facts = {
    fromPlace: input.from,
    toPlace: input.to,
    departsOn: input.departson,
    closesOn: input.closeson,
    kgTotal: input.kg,
    centsPerKg: input.centsperkg,
    magnets: input.magnets === 1,
    note: input.note,
  };
  const { id } = input;
  return call.db.transact(async (tx) => {
    if (id === undefined) return { id: await store.insertFlight(tx, { ...facts, kgLeft: input.kg }) };
    const row = await store.holdFlight(tx, id);
    if (!row) return noFlight();
    if (row.cancelledAt) return refuse('flightClosed', 'This flight is cancelled.');
    const taken = row.kgTotal - row.kgLeft;
    if (input.kg < taken) return refuse('flightFull', `${taken} kg of this flight are booked already.`);
    await store.changeFlight(tx, id, { ...facts, kgLeft: input.kg - taken });
    return { id };
  });
}

/** Whoever booked is told; as their enquiry is closed, they may ask for another flight at once. */
export async function cancel(call: StaffCall, { id, reason }: InputOf<typeof contract.cancelFlight>) {
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const row = await store.holdFlight(tx, id);
    if (!row) return noFlight();
    if (row.cancelledAt) return { told: 0 };
    await store.changeFlight(tx, id, { cancelledAt: now });
    const booked = await store.closeBooked(tx, id);
    const said = flightTexts.say.cancelled({ day: longDate(row.departsOn), reason });
    const notice = { ...said, link, email: true, type: 'notification', once: `flight ${id} cancelled` } as const;
    const people = new Set(booked.map(({ accountId }) => accountId));
    await notifyMany(
      tx,
      [...people].map((userId) => ({ now, notice: { userId, ...notice } })),
    );
    return { told: booked.length };
  });
}

export async function listEnquiries(call: StaffCall, { state, page }: InputOf<typeof contract.listEnquiries>) {
  const now = call.clock.now();
  return call.db.read(async (reader) => {
    const rows = await store.enquiriesPage(reader, state, sliceOf(page));
    const people = await peopleById(reader, [...new Set(rows.map(({ accountId }) => accountId))]);
    const names = new Map(people.map(({ id, username }) => [id, username]));
    const total = rows[0]?.total ?? 0;
    const items = rows.map((row) => {
      const { accountId, bookedKg, bookedCents, answeredAt, answerBy } = row;
      const late = (answeredAt ?? now) > answerBy;
      const shown = { ...enquiryOf(row), whatsapp: maskedMobile(row.whatsapp) };
      return { ...shown, accountId, username: names.get(accountId) ?? '', late, bookedKg, bookedCents };
    });
    return { items, total, page, pages: ownPagesFromOne(total) };
  });
}

/** In a transaction, so that whoever looks is written down before they see it. */
export async function contact(call: StaffCall, { id }: InputOf<typeof contract.showEnquiryContact>) {
  return call.db.transact(async (tx) => {
    const row = await store.holdEnquiry(tx, id);
    if (!row) return noEnquiry();
    noteAudit({ subject: `enquiry ${id}`, accounts: [row.accountId] });
    return { whatsapp: row.whatsapp };
  });
}

export async function answer(call: StaffCall, { id, answer: text }: InputOf<typeof contract.answerEnquiry>) {
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const row = await store.holdEnquiry(tx, id);
    if (!row) return noEnquiry();
    const state = moved(row.state, 'answer');
    if (state === null) return refuse('enquiryMoved');
    // How long they waited is told by the first answer.
    const answeredAt = row.answeredAt ?? now;
    await store.changeEnquiry(tx, id, { state, answer: text, answeredAt, answeredBy: call.session.accountId });
    const told = { ...flightTexts.say.answered({ answer: text }), link, about: `flight enquiry ${id}` };
    await notify(tx, { userId: row.accountId, type: 'notification', ...told }, { now });
    return { state };
  });
}

export async function book(call: StaffCall, { id, flightid, kg }: InputOf<typeof contract.bookEnquiry>) {
  const { settings, now } = await atOf(call);
  return call.db.transact(async (tx) => {
    const flight = await store.holdFlight(tx, flightid);
    if (!flight) return noFlight();
    const row = await store.holdEnquiry(tx, id);
    if (!row) return noEnquiry();
    const state = moved(row.state, 'book');
    if (state === null) return refuse('enquiryMoved');
    if (flight.cancelledAt || flight.closesOn < shopDay(now)) return refuse('flightClosed');
    if (kg > flight.kgLeft) return refuse('flightFull');
    const kgLeft = flight.kgLeft - kg;
    // The room they take was weighed out when it was agreed; the least is charged for in any case.
    const { billableKg } = billable({ kg, litres: 0 }, settings.get(flightTerms));
    const bookedCents = billableKg * flight.centsPerKg;
    await store.changeFlight(tx, flightid, { kgLeft });
    const answered = { answeredAt: row.answeredAt ?? now, answeredBy: row.answeredBy ?? call.session.accountId };
    await store.changeEnquiry(tx, id, { ...answered, state, flightId: flightid, bookedKg: kg, bookedCents });
    const said = flightTexts.say.booked({
      ...{ kg, from: flight.fromPlace, to: flight.toPlace },
      ...{ day: longDate(flight.departsOn), closes: longDate(flight.closesOn) },
    });
    const told = { ...said, link, about: `flight enquiry ${id}`, email: true };
    await notify(tx, { userId: row.accountId, type: 'notification', ...told }, { now });
    return { state, kgLeft };
  });
}

/** Given up while the flight still takes goods, its kilograms are free again; afterwards they have flown. */
export async function close(call: StaffCall, { id }: InputOf<typeof contract.closeEnquiry>) {
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const flightId = (await store.enquiryById(tx, id))?.flightId;
    const flight = flightId ? await store.holdFlight(tx, flightId) : undefined;
    const row = await store.holdEnquiry(tx, id);
    if (!row) return noEnquiry();
    const state = moved(row.state, 'close');
    if (state === null || row.flightId !== (flightId ?? null)) return refuse('enquiryMoved');
    const kg = row.bookedKg ?? 0;
    if (flight && kg > 0 && !flight.cancelledAt && flight.closesOn >= shopDay(now)) {
      await store.changeFlight(tx, flight.id, { kgLeft: flight.kgLeft + kg });
    }
    await store.changeEnquiry(tx, id, { state });
    return { state };
  });
}
