import { clearanceConditions, clearanceReasons, clearanceStates } from './catalogue.ts';
import { edition } from './editions.ts';
import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import * as z from './zod.ts';

/** Single pieces on clearance, as marketing prices, describes and hides them. */

const desk = { auth: 'staff', right: 'marketing', limit: 'browse' } as const;
const codesOf = <const Codes extends Record<string, number>>(codes: Codes) =>
  Object.values(codes) as Codes[keyof Codes][];
const states = codesOf(clearanceStates);
const conditions = codesOf(clearanceConditions);
const id = whole(1, 2_000_000_000);
const reason = z.string().trim().min(5, { error: 'Say why.' }).max(200);

export const listDeskClearance = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/clearance/list',
  summary: 'All pieces on clearance, hidden and sold ones too, the newest first: by state, condition and words',
  queries: 5,
  input: z.strictObject({
    q: z.string().trim().max(100).default(''),
    state: oneOf(0, ...states).default(0),
    condition: oneOf(0, ...conditions).default(0),
    page: ownPage,
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        picture: z.string(),
        options: z.string(),
        condition: z.literal(conditions),
        reason: z.literal(codesOf(clearanceReasons)),
        note: z.string(),
        /** 0: none; 1: battery, liquid and the like; 2: not shipped abroad. */
        special: z.literal([0, 1, 2]),
        warehouse: z.enum(['johannesburg', 'guangzhou']),
        originalCents: cents,
        priceCents: cents,
        state: z.literal(states),
        listedAt: z.string(),
        hiddenBecause: z.string(),
        changedAt: z.string().nullable(),
        changedBy: z.string(),
      }),
    ),
    ...pageFields,
  }),
});

const changing = { ...desk, method: 'POST', decides: 'nothing', queries: 8, output: z.object({}) } as const;

export const savePiece = endpoint({
  ...changing,
  path: '/api/staff/clearance/save',
  summary: 'Change the price of a piece and what is said of its condition; nobody is paying it at that moment',
  input: z.strictObject({
    id,
    edition,
    pricecents: whole(100, 100_000_000),
    condition: oneOf(...conditions),
    note: z.string().trim().min(5, { error: 'Say what is wrong with it.' }).max(300),
    special: oneOf(0, 1, 2),
    reason,
  }),
});

export const hidePiece = endpoint({
  ...changing,
  path: '/api/staff/clearance/hide',
  summary: 'Take a piece off clearance, with a reason',
  input: z.strictObject({ id, edition, reason }),
});

export const showPiece = endpoint({
  ...changing,
  path: '/api/staff/clearance/show',
  summary: 'Put a piece that was taken off back on clearance',
  input: z.strictObject({ id, edition }),
});
