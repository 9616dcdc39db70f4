import { countryIds } from './countries.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, whole } from './fields.ts';
import * as z from './zod.ts';

const contactKind = z.literal(['consultant', 'ambassador']);

export const getContactPerson = endpoint({
  method: 'GET',
  path: '/api/contact/person',
  summary: 'Who you turn to, when they are at work and how soon they answer',
  auth: 'shopper',
  limit: 'browse',
  queries: 9,
  input: z.strictObject({}),
  output: z.object({
    /** Null as long as the shop has nobody. */
    person: z
      .object({
        id: z.int(),
        name: z.string(),
        kind: contactKind,
        avatar: z.string(),
        countryCode: z.string(),
        cellphone: z.string(),
      })
      .nullable(),
    /** When they are at work again; empty while they are. */
    opensAt: z.string(),
    /** Working hours within which the first answer comes. */
    answerHours: z.int(),
  }),
});

export const listContactPeople = endpoint({
  method: 'GET',
  path: '/api/staff/contact/people',
  summary: 'Everybody who is or was a contact, and how many shoppers they have',
  auth: 'staff',
  right: 'customerService',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({}),
  output: z.object({
    list: z.array(
      z.object({ id: z.int(), name: z.string(), kind: contactKind, shoppers: z.int(), serves: z.boolean() }),
    ),
  }),
});

const words = z
  .string()
  .trim()
  .min(1, { error: 'must not be empty' })
  .max(80, { error: 'must have at most 80 characters' });

export const saveContactPerson = endpoint({
  method: 'POST',
  path: '/api/staff/contact/person',
  decides: 'nothing',
  summary:
    'Make staff a consultant or a leader an ambassador with areas; serves 0 ends it and hands their shoppers over',
  auth: 'staff',
  right: 'customerService',
  limit: 'browse',
  queries: 6,
  input: z.strictObject({
    accountid: whole(1, 2_147_483_647),
    serves: oneOf(0, 1),
    areas: z
      .array(
        z.strictObject({
          countryId: oneOf(...countryIds),
          province: words,
          city: words,
          suburb: words,
          code: z.string().trim().max(10, { error: 'must have at most 10 characters' }).default(''),
        }),
      )
      .max(20, { error: 'An ambassador covers at most 20 suburbs.' })
      .default([]),
  }),
  output: z.object({}),
});
