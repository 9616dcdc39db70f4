import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { forwardLimits, forwardStageIds } from './forwarding-words.ts';
import { pageSize } from './paging.ts';
import * as z from './zod.ts';

const id = whole(1, 2_147_483_647);
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: `must be at most ${most} characters` });

/** A courier's number, however it was typed or copied. */
const trackingNo = z
  .string()
  .max(80)
  .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^(?!SO\d+$)[A-Z0-9-]{6,40}$/, { error: 'must be the number of the courier' }));

const forwarded = z.object({
  id: z.int(),
  trackingNo: z.string(),
  courier: z.string(),
  content: z.string(),
  quantity: z.int(),
  valueCents: cents,
  special: z.literal([0, 1, 2]),
  remark: z.string(),
  stage: z.literal(forwardStageIds),
  declaredAt: z.string(),
  arrivedAt: z.string().nullable(),
  /** Until when we wait for it. */
  waitsUntil: z.string().nullable(),
  orderId: z.int().nullable(),
});
export type Forwarded = z.output<typeof forwarded>;

export const getForwarding = endpoint({
  method: 'GET',
  path: '/api/shoporder/othershop/index',
  summary:
    'The forwarding agency: its terms and, once logged in, our address with the shopper’s code and what they declared',
  auth: 'guest',
  right: 'forwarding',
  limit: 'browse',
  queries: 4,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    couriers: z.array(z.string()),
    handlingCents: cents,
    shelfDays: z.int(),
    waitDays: z.int(),
    /** Null for guests: an address without a code brings parcels that nobody knows. */
    address: z
      .object({
        code: z.string(),
        name: z.string(),
        mobile: z.string(),
        region: z.string(),
        street: z.string(),
        postCode: z.string(),
      })
      .nullable(),
    items: z.array(forwarded),
    ...pageFields,
  }),
});
export type Forwarding = z.output<typeof getForwarding.output>;

export const saveForwarded = endpoint({
  method: 'POST',
  path: '/api/shoporder/othershop/save',
  summary:
    'Declare a parcel that comes from elsewhere, or change it before it is here; one that lies on our shelf without an owner is found',
  auth: 'shopper',
  right: 'forwarding',
  // Whoever tries numbers is after parcels of others.
  limit: 'guess',
  queries: 20,
  input: z.strictObject({
    id: id.optional(),
    trackingNo,
    courier: line(40).min(1, { error: 'Choose the courier.' }),
    content: line(forwardLimits.content).min(2, { error: 'Say what is in it.' }),
    quantity: whole(1, forwardLimits.mostPieces),
    valueCents: whole(100, forwardLimits.mostValueCents),
    special: oneOf(0, 1, 2),
    remark: line(forwardLimits.remark).default(''),
  }),
  output: forwarded,
});

export const withdrawForwarded = endpoint({
  method: 'POST',
  path: '/api/shoporder/othershop/withdraw',
  summary: 'Take a declared parcel back, before it is here',
  auth: 'shopper',
  right: 'forwarding',
  limit: 'browse',
  queries: 6,
  input: z.strictObject({ id }),
  output: forwarded,
});

const staff = { auth: 'staff', right: 'ownerless', limit: 'browse' } as const;

export const listUnmatched = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/forwarding/unmatched',
  summary: `Parcels on the shelf that nobody knows, the oldest first, ${pageSize} a page, with declared ones that could be meant`,
  queries: 5,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        arrivalId: z.int(),
        code: z.string(),
        scannedAt: z.string(),
        note: z.string(),
        givenUpAt: z.string(),
        candidates: z.array(
          z.object({
            declaredId: z.int(),
            /** What stands on the label of this shopper’s parcels. */
            label: z.string(),
            trackingNo: z.string(),
            courier: z.string(),
            content: z.string(),
            quantity: z.int(),
            declaredAt: z.string(),
          }),
        ),
      }),
    ),
    ...pageFields,
  }),
});

export const matchForwarded = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/forwarding/match',
  decides: 'account',
  summary: 'Say by hand which declared parcel one on the shelf is; it becomes an order of its shopper',
  queries: 18,
  input: z.strictObject({ arrivalId: id, declaredId: id }),
  output: z.object({ orderId: z.int() }),
});
