import { edition } from './editions.ts';
import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { allEnquiryStates, enquiryStates, flightLimits } from './flight-rules.ts';
import { enquiry, flight, flightId } from './flights.ts';
import { pageSize } from './paging.ts';
import { line, lines, lookReason, reason } from './written.ts';
import * as z from './zod.ts';

/** How staff plan special flights and answer those who ask for one; the screens come with the console. */

const desk = { auth: 'staff', right: 'campaigns', limit: 'browse' } as const;
const change = { ...desk, method: 'POST', decides: 'nothing' } as const;
const day = z.iso.date({ error: 'must be a day such as 2026-11-15' });
const moved = z.object({ state: z.literal(allEnquiryStates) });
const place = line(2, 60, 'Name the place, in 2 to 60 characters.');

export const listDeskFlights = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/flight/list',
  summary: `Flights, the latest departure first, ${pageSize} a page, with visitors of the page by day`,
  queries: 5,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(flight.extend({ kgTotal: z.int(), cancelled: z.boolean(), note: z.string() })),
    /** The last 30 days on which somebody came. */
    visits: z.array(z.object({ day: z.string(), people: z.int() })),
    ...pageFields,
  }),
});

export const saveFlight = endpoint({
  ...change,
  path: '/api/staff/flight/save',
  summary: 'Plan a flight, or change one; what is booked on it stays booked',
  queries: 7,
  input: z
    .strictObject({
      /** Left out: a new one. */
      id: flightId.optional(),
      edition,
      from: place,
      to: place,
      departson: day,
      closeson: day,
      kg: whole(1, flightLimits.kg),
      centsperkg: whole(100, 1_000_000),
      magnets: oneOf(0, 1).default(0),
      note: line(0, 200, 'Use at most 200 characters.').default(''),
    })
    .refine(({ departson, closeson }) => closeson <= departson, {
      path: ['closeson'],
      error: 'Goods are taken until the day of the departure at most.',
    }),
  output: z.object({ id: z.int() }),
});

export const cancelFlight = endpoint({
  ...change,
  path: '/api/staff/flight/cancel',
  summary: 'Cancel a flight; those who booked are told, and their enquiries are open again',
  queries: 16,
  input: z.strictObject({ id: flightId, reason, edition }),
  output: z.object({ told: z.int() }),
});

export const listEnquiries = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/flight/enquiries',
  summary: `Enquiries in a state, the most urgent first, ${pageSize} a page; numbers are masked`,
  queries: 4,
  input: z.strictObject({ state: oneOf(...allEnquiryStates).default(enquiryStates.sent), page: ownPage }),
  output: z.object({
    items: z.array(
      enquiry.extend({
        accountId: z.int(),
        username: z.string(),
        late: z.boolean(),
        bookedKg: z.int().nullable(),
        bookedCents: cents.nullable(),
      }),
    ),
    ...pageFields,
  }),
});

export const showEnquiryContact = endpoint({
  ...change,
  path: '/api/staff/flight/contact',
  summary: 'The whole WhatsApp number of whoever asked for a flight, with a reason that is written down',
  queries: 4,
  input: z.strictObject({ id: flightId, reason: lookReason }),
  output: z.object({ whatsapp: z.string() }),
});

export const answerEnquiry = endpoint({
  ...change,
  path: '/api/staff/flight/answer',
  summary: 'Answer an enquiry; whoever asked gets a message',
  queries: 10,
  input: z.strictObject({ id: flightId, answer: lines(3, 1_000, 'Answer in 3 to 1,000 characters.') }),
  output: moved,
});

export const bookEnquiry = endpoint({
  ...change,
  path: '/api/staff/flight/book',
  summary: 'Book kilograms of a flight for an enquiry, as agreed with whoever asked',
  queries: 12,
  input: z.strictObject({ id: flightId, flightid: flightId, kg: whole(1, flightLimits.kg) }),
  output: moved.extend({ kgLeft: z.int() }),
});

export const closeEnquiry = endpoint({
  ...change,
  path: '/api/staff/flight/close',
  summary: 'Close an enquiry; kilograms of a flight that still takes goods are free again',
  queries: 7,
  input: z.strictObject({ id: flightId }),
  output: moved,
});
