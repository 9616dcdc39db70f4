import { addressFaults, dispatchStates, returnReasonIds } from './dispatch-states.ts';
import { dispatch } from './dispatch-views.ts';
import { endpoint } from './endpoint.ts';
import { madeFile, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { stockSkuId } from './stock-up.ts';
import * as z from './zod.ts';

const id = whole(1, 2_147_483_647);
const staff = { auth: 'staff', right: 'warehouse', limit: 'browse' } as const;
const { waiting, processing, shipped, review, failed } = dispatchStates;

export const listDispatchDesk = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/stockup/dispatches',
  summary: `What sellers send from their shelves, the longest waiting first, ${pageSize} a page`,
  queries: 8,
  input: z.strictObject({ state: oneOf(waiting, processing, shipped, review, failed).default(112), page: ownPage }),
  output: z.object({
    items: z.array(z.object({ ...dispatch.shape, seller: z.string(), picked: z.boolean() })),
    ...pageFields,
  }),
});

export const pickDispatches = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/stockup/pick',
  decides: 'nothing',
  summary: 'Begin to pack dispatches',
  queries: 7,
  input: z.strictObject({ ids: z.array(id).min(1).max(50) }),
  output: z.object({ picked: z.array(z.int()) }),
});

export const shipDispatch = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/stockup/ship',
  decides: 'nothing',
  summary: 'Hand a dispatch to the courier with its waybill, or put it on the counter of the depot; its seller is told',
  // The pieces of at most 50 SKUs leave their lots one after the other.
  queries: 250,
  input: z.strictObject({
    id,
    carrier: z.string().trim().min(2).max(40),
    waybill: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{4,40}$/, { error: 'must be the number of a waybill' }),
  }),
  output: dispatch,
});

export const deliverDispatch = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/stockup/delivered',
  decides: 'nothing',
  summary: 'The client has it, by the word of the courier',
  queries: 10,
  input: z.strictObject({ id }),
  output: dispatch,
});

export const refuseDispatchAddress = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/stockup/address',
  decides: 'money',
  summary:
    'No courier goes to the address: ask the seller for another one, or fail it at once with pieces and money back',
  queries: 22,
  input: z.strictObject({
    id,
    reason: z.literal([...addressFaults], { error: 'must be one of the reasons' }),
    /** 1 asks the seller first. */
    ask: oneOf(0, 1).default(1),
  }),
  output: dispatch,
});

export const dispatchCameBack = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/stockup/cameback',
  decides: 'money',
  summary:
    'A parcel came back: its pieces are on the shelf again, or damaged; what it cost goes back if it was our fault',
  // The pieces of at most 50 SKUs go to one pile or two.
  queries: 300,
  input: z.strictObject({
    id,
    reason: z.literal(returnReasonIds, { error: `must be one of ${returnReasonIds.join(', ')}` }),
    /** How many of a SKU cannot be sold any more. */
    damaged: z
      .array(z.strictObject({ skuId: stockSkuId, quantity: whole(1, 9_999) }))
      .max(50)
      .default([]),
  }),
  output: dispatch,
});

export const getDispatchDeskPaper = endpoint({
  ...staff,
  limit: 'costly',
  method: 'GET',
  path: '/api/staff/stockup/paper',
  summary: 'The packing slip or the label of a dispatch, to put into its parcel',
  queries: 6,
  input: z.strictObject({ id, kind: z.literal(['slip', 'label'], { error: 'must be slip or label' }) }),
  output: madeFile,
});
