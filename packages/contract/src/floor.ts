import { endpoint } from './endpoint.ts';
import { madeFile } from './fields.ts';
import * as z from './zod.ts';

/** What staff do with things in their hands: a code is scanned, and the answer says what to do. */

export const sites = ['guangzhou', 'johannesburg'] as const;
export type Site = (typeof sites)[number];
export const siteNames: Readonly<Record<Site, string>> = { guangzhou: 'Guangzhou', johannesburg: 'Johannesburg' };

/** Each is one call; the first that a thing offers is what to do next. */
export const floorSteps = [
  'arrive',
  'weigh',
  'shelf',
  'split',
  'pack',
  'dispatch',
  'handOver',
  'deliver',
  'stockPick',
  'stockShip',
  'pick',
  'ship',
  'delivered',
  'cameBack',
  'receive',
  'count',
  'place',
  'damage',
  'mended',
] as const;
export type FloorStep = (typeof floorSteps)[number];

const line = z.object({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  options: z.array(z.string()),
  quantity: z.int(),
  /** The shelf where it lies; '' where nobody knows. */
  place: z.string(),
});

const thing = z.object({
  kind: z.enum(['order', 'arrival', 'parcel', 'stockOrder', 'dispatch', 'batch', 'pieces', 'shelf']),
  id: z.int(),
  /** What stands on its label. */
  number: z.string(),
  title: z.string(),
  state: z.string(),
  /** Which warehouse deals with it now; null where it is in none. */
  site: z.enum(sites).nullable(),
  steps: z.array(z.enum(floorSteps)),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  lines: z.array(line),
  /** What the scales should say; 0 where nobody knows. */
  grams: z.int(),
  /** The freight line of a parcel. */
  freight: z.string(),
});
export type Thing = z.output<typeof thing>;

const staff = { auth: 'staff', right: 'warehouse', limit: 'browse' } as const;

export const scanCode = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/floor/scan',
  summary: 'What a scanned or typed code stands for, and what can be done with it in this warehouse',
  queries: 24,
  input: z.strictObject({ code: z.string().max(200), site: z.enum(sites) }),
  output: z.object({
    /** As it was read: without blanks, in capitals. */
    code: z.string(),
    tone: z.enum(['good', 'warn', 'danger']),
    /** One sentence for whoever holds it. */
    say: z.string(),
    things: z.array(thing),
    /** What can be done with a code that nobody knows. */
    steps: z.array(z.enum(floorSteps)),
  }),
});

/** As many as a page of a list has. */
const mostCodes = 20;

export const getFloorPaper = endpoint({
  ...staff,
  limit: 'costly',
  method: 'GET',
  path: '/api/staff/floor/paper',
  summary: `Labels, or a pick list in the order of the shelves, for up to ${mostCodes} codes, with barcodes`,
  queries: 20 * mostCodes,
  input: z.strictObject({
    kind: z.literal(['labels', 'picklist'], { error: 'must be labels or picklist' }),
    codes: z
      .string()
      .max(900)
      .transform((text) => [
        ...new Set(
          text
            .split(',')
            .map((code) => code.trim().toUpperCase())
            .filter(Boolean),
        ),
      ])
      .pipe(
        z
          .array(z.string().regex(/^[A-Z0-9-]{1,40}$/, { error: 'must be codes of labels' }))
          .min(1, { error: 'Name at least one.' })
          .max(mostCodes, { error: `Name at most ${mostCodes}.` }),
      ),
    site: z.enum(sites),
  }),
  output: madeFile,
});
