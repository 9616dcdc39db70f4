import { edition } from './editions.ts';
import { endpoint } from './endpoint.ts';
import { parcelId } from './parcels.ts';
import { reason } from './written.ts';
import * as z from './zod.ts';

/** Whom a parcel goes to, as service corrects it for a shopper who asks. */

const desk = { auth: 'staff', right: 'customerService', limit: 'browse' } as const;

export const listParcelReceivers = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/parcel/receivers',
  summary: 'To whom of the shopper’s own list a parcel could go, and what of it can still be corrected',
  queries: 5,
  input: z.strictObject({
    id: parcelId,
    /** A part of the name or address; companies have thousands of receivers. */
    q: z.string().trim().max(100).default(''),
  }),
  output: z.object({
    /** Another receiver can be chosen; the words of the address can be mended. */
    changeable: z.boolean(),
    mendable: z.boolean(),
    address: z.string(),
    /** The first 50 of those. */
    receivers: z.array(z.object({ id: z.int(), name: z.string(), address: z.string(), current: z.boolean() })),
  }),
});

export const correctReceiver = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/parcel/receiver',
  summary:
    'Give a parcel another receiver of the shopper’s list, or mend the words of its address; the shopper is told',
  decides: 'account',
  queries: 26,
  input: z
    .strictObject({
      id: parcelId,
      edition,
      /** Left out: the same receiver. */
      rid: parcelId.optional(),
      /** Left out: as it is. */
      address: z
        .string()
        .trim()
        .min(10, { error: 'Write the whole address.' })
        .max(250, { error: 'At most 250 characters.' })
        .optional(),
      reason,
    })
    .refine(({ rid, address }) => (rid === undefined) !== (address === undefined), {
      error: 'Choose a receiver or mend the address.',
      path: ['rid'],
    }),
  output: z.object({ receiver: z.string(), address: z.string() }),
});
