import { countryField } from './access-fields.ts';
import { endpoint } from './endpoint.ts';
import { cents, oneOf, whole } from './fields.ts';
import { allEnquiryStates, flightLimits } from './flight-rules.ts';
import { line } from './written.ts';
import * as z from './zod.ts';

const day = z.iso.date({ error: 'must be a day such as 2026-11-15' });
export const flightId = whole(1, 2_147_483_647);
const state = z.literal(allEnquiryStates);

/** A planned flight as everybody sees it. */
export const flight = z.object({
  id: z.int(),
  from: z.string(),
  to: z.string(),
  departsOn: z.string(),
  /** The last day on which goods are taken. */
  closesOn: z.string(),
  kgLeft: z.int(),
  centsPerKg: cents,
  /** Whether goods with magnets and built-in batteries may go. */
  magnets: z.boolean(),
});
export type Flight = z.output<typeof flight>;

export const enquiry = z.object({
  id: z.int(),
  state,
  whatsapp: z.string(),
  kg: z.int().nullable(),
  goods: z.string(),
  wantedOn: z.string().nullable(),
  flightId: z.int().nullable(),
  at: z.string(),
  /** By when a consultant answers. */
  answerBy: z.string(),
  answer: z.string(),
  answeredAt: z.string().nullable(),
});

/** With the number as people read it. */
const ownEnquiry = enquiry.extend({ whatsappText: z.string() });
export type Enquiry = z.output<typeof ownEnquiry>;

export const getBusinessInfo = endpoint({
  method: 'GET',
  path: '/api/business/info',
  summary: 'Special flights: what is planned, from how many kilograms it pays, and who answers the caller',
  auth: 'guest',
  limit: 'browse',
  queries: 9,
  input: z.strictObject({}),
  output: z.object({
    /** The caller's company; null for guests and private people. */
    company: z.object({ companyname: z.string(), approved: z.boolean() }).nullable(),
    contact: z.object({ name: z.string(), countryCode: z.string(), cellphone: z.string() }).nullable(),
    /** The caller's own number, to begin with. */
    whatsapp: z.string(),
    /** The one that is open, else the last one. */
    enquiry: ownEnquiry.nullable(),
    flights: z.array(flight),
    terms: z.object({
      /** The least that is charged for. */
      leastKg: z.int(),
      /** Cubic centimetres that count as a kilogram. */
      volumetricDivisor: z.int(),
      answerHours: z.int(),
      /** From so many kilograms the cheapest flight costs less than our air lines; null where it never does. */
      paysFromKg: z.int().nullable(),
    }),
  }),
});
export type BusinessInfo = z.output<typeof getBusinessInfo.output>;

const price = z.object({ cents, days: z.object({ from: z.int(), to: z.int() }) });

export const priceFlight = endpoint({
  method: 'GET',
  path: '/api/business/flightprice',
  summary: 'What a load costs by a special flight, beside our air and sea lines of today',
  auth: 'guest',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({
    kg: whole(1, flightLimits.kg),
    litres: whole(1, flightLimits.litres),
    special: oneOf(0, 1, 2).default(0),
    /** Left out: the next one that takes the load. */
    flightid: flightId.optional(),
  }),
  output: z.object({
    /** What is charged for: the weight, the room, or the least. */
    billableKg: z.int(),
    by: z.literal(['weight', 'volume', 'minimum']),
    flight: price.extend({ id: z.int(), departsOn: z.string(), centsPerKg: cents }).nullable(),
    /** Why no flight takes it; null where one does. */
    refusal: z.literal(['liquid', 'magnet', 'full', 'none']).nullable(),
    air: price.nullable(),
    sea: price.nullable(),
  }),
});
export type FlightPrice = z.output<typeof priceFlight.output>;

export const visitSpecialFlight = endpoint({
  method: 'POST',
  path: '/api/business/visitSpecialFlight',
  summary: 'Count that somebody looked at the page, once a day and person',
  auth: 'guest',
  limit: 'browse',
  queries: 2,
  input: z.strictObject({}),
  output: z.object({}),
});

export const enquiryInput = z.strictObject({
  whatsapp: z
    .string()
    .trim()
    .min(1, { error: 'Enter your WhatsApp number.' })
    .max(30, { error: 'That is longer than any mobile number.' }),
  /** Whose rule a number without a country code follows; left out: the account's own country. */
  countryid: countryField.optional(),
  kg: whole(1, flightLimits.kg).optional(),
  goods: line(0, flightLimits.goods, `Use at most ${flightLimits.goods} characters.`).default(''),
  date: day.optional(),
  flightid: flightId.optional(),
});

export const messageSpecialFlight = endpoint({
  method: 'POST',
  path: '/api/business/messageSpecialFlight',
  summary: 'Ask for a special flight; a consultant answers by WhatsApp within working hours',
  auth: 'shopper',
  limit: 'send',
  queries: 14,
  input: enquiryInput,
  output: z.object({ id: z.int(), answerBy: z.string() }),
});

export const withdrawEnquiry = endpoint({
  method: 'POST',
  path: '/api/business/withdrawSpecialFlight',
  summary: 'Take the own open enquiry back',
  auth: 'shopper',
  limit: 'browse',
  queries: 4,
  input: z.strictObject({ id: flightId }),
  output: z.object({ state }),
});
