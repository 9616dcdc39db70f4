import { enquiryStates } from '@sgb/contract/flight-rules.ts';
import type { messageSpecialFlight, priceFlight, withdrawEnquiry } from '@sgb/contract/flights.ts';
import { phoneText, readPhone } from '@sgb/contract/phone.ts';
import { transportWays } from '@sgb/contract/shipping.ts';
import { daysBetween, shopDay } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { visitorKey } from '../../../platform/http/visitor.ts';
import { addWorkingHours } from '../../../platform/working-time.ts';
import { shopWorkingTime } from '../../base/content/settings.ts';
import { notify } from '../../base/messages/index.ts';
import { parcelRules } from '../../goods/pricing/index.ts';
import { servingContact, shownName, splitNumber } from '../../people/contacts/index.ts';
import { businessOf, peopleById } from '../../people/identity/index.ts';
import { billable, chooseFlight, moved, paysFrom, usualPrice } from './rules.ts';
import { flightTerms } from './settings.ts';
import * as store from './store.ts';
import { flightTexts } from './texts.ts';
import { enquiryOf, flightOf } from './view.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

/** What the page knows of whoever looks at it. */
async function personOf(reader: Sql, accountId: number) {
  const [business, serving, last] = await Promise.all([
    businessOf(reader, accountId),
    servingContact(reader, accountId),
    store.lastEnquiry(reader, accountId),
  ]);
  const consultant = serving?.kind === 'consultant' ? serving.contactId : null;
  const people = await peopleById(reader, [accountId, ...(consultant === null ? [] : [consultant])]);
  const contact = people.find(({ id }) => id === consultant);
  return {
    company: business && { companyname: business.companyName, approved: business.approvedAt !== null },
    contact: contact && { name: shownName(contact), ...splitNumber(contact.mobile) },
    whatsapp: people.find(({ id }) => id === accountId)?.mobile ?? '',
    enquiry: last && { ...enquiryOf(last), whatsappText: phoneText(last.whatsapp) },
  };
}

export async function info(call: Call) {
  const { settings, now } = await atOf(call);
  const { leastKg, volumetricDivisor, answerHours } = settings.get(flightTerms);
  const { session } = call;
  const { flights, person } = await call.db.read(async (reader) => ({
    flights: await store.flightsToCome(reader, shopDay(now)),
    person: session ? await personOf(reader, session.accountId) : null,
  }));
  const rules = parcelRules(settings);
  const airCents = (kg: number) => usualPrice({ kg, litres: 1, special: 0 }, transportWays.air, rules)?.cents ?? null;
  const cheapest = Math.min(...flights.map(({ centsPerKg }) => centsPerKg));
  return {
    company: person?.company ?? null,
    contact: person?.contact ?? null,
    whatsapp: person?.whatsapp ?? '',
    enquiry: person?.enquiry ?? null,
    flights: flights.map(flightOf),
    terms: {
      ...{ leastKg, volumetricDivisor, answerHours },
      paysFromKg: flights.length === 0 ? null : paysFrom(cheapest, { leastKg }, airCents),
    },
  };
}

export async function price(call: Call, { flightid, ...load }: InputOf<typeof priceFlight>) {
  const { settings, now } = await atOf(call);
  const today = shopDay(now);
  const terms = settings.get(flightTerms);
  const planned = await call.db.read((reader) => store.flightsToCome(reader, today));
  const charged = billable(load, terms);
  const among = flightid === undefined ? planned : planned.filter(({ id }) => id === flightid);
  const chosen = chooseFlight(among, load.special, charged.billableKg);
  const rules = parcelRules(settings);
  const { from, to } = terms.landingDays;
  const usual = {
    air: usualPrice(load, transportWays.air, rules),
    sea: usualPrice(load, transportWays.sea, rules),
  };
  if (typeof chosen === 'string') return { ...charged, ...usual, flight: null, refusal: chosen };
  const { id, departsOn, centsPerKg } = chosen;
  const waits = daysBetween(today, departsOn);
  const cents = charged.billableKg * centsPerKg;
  const flight = { id, departsOn, centsPerKg, cents, days: { from: waits + from, to: waits + to } };
  return { ...charged, ...usual, flight, refusal: null };
}

/** Whoever has neither a session nor a browser with a number cannot be told apart, and is not counted. */
export async function visit(call: Call) {
  const accountId = call.session?.accountId ?? null;
  const visitor = accountId === null ? visitorKey({ query: {}, headers: call.headers }) : '';
  if (visitor === null) return {};
  const day = shopDay(call.clock.now());
  await call.db.transact((tx) => store.countVisit(tx, day, accountId, visitor));
  return {};
}

export async function ask(call: Call<'shopper'>, input: InputOf<typeof messageSpecialFlight>) {
  const { accountId, username } = call.session;
  const { settings, now } = await atOf(call);
  const { kg = null, goods, date: wantedOn = null, flightid: flightId = null } = input;
  const answerBy = addWorkingHours(settings.get(shopWorkingTime), now, settings.get(flightTerms).answerHours);
  return call.db.transact(async (tx) => {
    const [person] = await peopleById(tx, [accountId]);
    if (!person) return refuse('notFound');
    const number = readPhone(input.whatsapp, input.countryid ?? person.countryId);
    if ('problem' in number) return refuse('badInput', `whatsapp: ${number.problem}`, { field: 'whatsapp' });
    if (wantedOn !== null && wantedOn < shopDay(now)) {
      return refuse('badInput', 'date: Choose a day that is still to come.', { field: 'date' });
    }
    if (flightId !== null) {
      const flight = (await store.flightsToCome(tx, shopDay(now))).find(({ id }) => id === flightId);
      if (!flight) return refuse('flightClosed');
      if (kg !== null && kg > flight.kgLeft) return refuse('flightFull');
    }
    const asked = { accountId, state: enquiryStates.sent, whatsapp: number.e164, kg, goods, wantedOn, flightId };
    const id = await store.insertEnquiry(tx, { ...asked, at: now, answerBy });
    if (id === null) return refuse('enquiryOpen');
    const serving = await servingContact(tx, accountId);
    if (serving?.kind === 'consultant') {
      await notify(
        tx,
        {
          userId: serving.contactId,
          type: 'notification',
          ...flightTexts.say.asked({
            wish: [`${username}, WhatsApp ${phoneText(number.e164)}`, kg === null ? '' : `${kg} kg`, goods]
              .filter((part) => part !== '')
              .join(', '),
          }),
          link: '/specialflight/index',
          email: true,
          once: `flight enquiry ${id}`,
        },
        { now },
      );
    }
    return { id, answerBy: answerBy.toISOString() };
  });
}

export async function withdraw(call: Call<'shopper'>, { id }: InputOf<typeof withdrawEnquiry>) {
  return call.db.transact(async (tx) => {
    const row = await store.holdEnquiry(tx, id);
    if (row?.accountId !== call.session.accountId) return refuse('notFound', 'We could not find this enquiry.');
    const state = moved(row.state, 'withdraw');
    if (state === null) return refuse('enquiryMoved');
    await store.changeEnquiry(tx, id, { state });
    return { state };
  });
}
