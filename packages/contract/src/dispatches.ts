import { dispatchStates, dispatchWays, mostInDispatchFile, mostKinds } from './dispatch-states.ts';
import { dispatch, dispatchImport, dispatchPage, dispatchPreview, failure } from './dispatch-views.ts';
import { endpoint } from './endpoint.ts';
import { cents, madeFile, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { receiverId } from './receiver-fields.ts';
import { stockSkuId } from './stock-up.ts';
import { wishKey } from './transfers.ts';
import * as z from './zod.ts';

const id = whole(1, 2_147_483_647);
const seller = { auth: 'shopper', limit: 'browse' } as const;
const way = z.literal([...dispatchWays], { error: `must be one of ${dispatchWays.join(', ')}` });

const pieces = z
  .array(z.strictObject({ skuId: stockSkuId, quantity: whole(1, 9_999) }))
  .min(1, { error: 'Choose what to send.' })
  .max(mostKinds, { error: `At most ${mostKinds} kinds of goods in one parcel.` })
  .refine((list) => new Set(list.map((each) => each.skuId)).size === list.length, {
    error: 'Each kind of goods only once.',
  });

export const previewDispatch = endpoint({
  ...seller,
  method: 'POST',
  path: '/api/stockup/ship/preview',
  summary: 'What it costs to send pieces from the shelf to a client, by each way; writes nothing',
  queries: 9,
  input: z.strictObject({ pieces, receiverId }),
  output: dispatchPreview,
});

export const createDispatch = endpoint({
  ...seller,
  method: 'POST',
  path: '/api/stockup/ship/create',
  summary:
    'Send pieces from the shelf to a client, paid from the balance; where that is too low it waits in Pending. The same key is the same dispatch',
  queries: 23,
  input: z.strictObject({
    pieces,
    receiverId,
    way,
    /** The seller's own number for it; it stands on the packing slip. */
    reference: z.string().trim().max(40, { error: 'Use at most 40 characters.' }).default(''),
    /** What was agreed to: another price is refused. */
    totalCents: cents.min(0),
    key: wishKey,
  }),
  output: dispatch,
});

export const cancelDispatch = endpoint({
  ...seller,
  method: 'POST',
  path: '/api/stockup/ship/cancel',
  summary: 'Call a dispatch off while it is being processed or waits: pieces and money come back',
  queries: 18,
  input: z.strictObject({ id }),
  output: dispatch,
});

export const importDispatches = endpoint({
  ...seller,
  limit: 'lookup',
  method: 'POST',
  path: '/api/stockup/ship/import',
  summary: `Read a CSV file of up to ${mostInDispatchFile} dispatches and say what is wrong, row by row; with make=1 the good rows are sent, exactly once for a key`,
  queries: 30,
  input: z.strictObject({
    csv: z
      .string({ error: 'must be the text of a CSV file' })
      .min(1, { error: 'The file is empty.' })
      .max(200_000, { error: `The file is too large. ${mostInDispatchFile} rows need less than 200 KB.` }),
    /** 0 looks, 1 sends. */
    make: oneOf(0, 1).default(0),
    key: wishKey,
  }),
  output: dispatchImport,
});

const { processing, shipped, review, failed } = dispatchStates;
/** As the tabs of SA stock orders: 111 is all of them. */
const tab = oneOf(111, processing, shipped, review, failed).default(111);

export const listDispatches = endpoint({
  ...seller,
  method: 'GET',
  path: '/api/stockup/ship',
  summary: `What was sent from the shelf, the newest first, ${pageSize} a page`,
  queries: 7,
  input: z.strictObject({ state: tab, page: ownPage }),
  output: z.object({
    items: z.array(dispatch),
    ...pageFields,
    /** Of each tab. */
    counts: z.object({ all: z.int(), processing: z.int(), shipped: z.int(), review: z.int(), failed: z.int() }),
  }),
});

export const listPending = endpoint({
  ...seller,
  method: 'GET',
  path: '/api/stockup/pending',
  summary: `What waits for money, a count or an address, the first to end first, ${pageSize} a page`,
  queries: 8,
  input: z.strictObject({ page: ownPage }),
  output: z.object({ ...dispatchPage.shape, balanceCents: cents }),
});

export const settlePending = endpoint({
  ...seller,
  method: 'POST',
  path: '/api/stockup/pending/settle',
  summary: 'Go on with what waits: pay it from the balance, take the counted pieces, or tell another address',
  queries: 22,
  input: z.strictObject({ id, receiverId: receiverId.optional() }),
  output: dispatch,
});

export const listFailures = endpoint({
  ...seller,
  method: 'GET',
  path: '/api/stockup/fail',
  summary: `What failed and nobody has looked after, the newest first, ${pageSize} a page`,
  queries: 9,
  input: z.strictObject({ page: ownPage }),
  output: z.object({ items: z.array(failure), ...pageFields }),
});

export const handleFailure = endpoint({
  ...seller,
  method: 'POST',
  path: '/api/stockup/fail/handle',
  summary:
    'Do what can be done about something that failed: send it again, to the same or another client, or take note',
  queries: 26,
  input: z.strictObject({
    kind: z.literal(['dispatch', 'line'], { error: 'must be dispatch or line' }),
    id,
    /** 1 takes note, without doing anything more. */
    dismiss: oneOf(0, 1).default(0),
    /** Whom to send it to now. */
    receiverId: receiverId.optional(),
  }),
  output: z.object({
    /** What was sent again, if anything was. */
    dispatch: dispatch.nullable(),
  }),
});

export const getDispatchPaper = endpoint({
  ...seller,
  limit: 'costly',
  method: 'POST',
  path: '/api/stockup/ship/paper',
  summary: 'The packing slip of a dispatch with the name and logo of the seller, or its label, as a PDF',
  queries: 6,
  input: z.strictObject({ id, kind: z.literal(['slip', 'label'], { error: 'must be slip or label' }) }),
  output: madeFile,
});

const brand = z.object({ name: z.string(), logo: z.string(), logoAddress: z.string() });

export const getSellerBrand = endpoint({
  ...seller,
  method: 'GET',
  path: '/api/stockup/ship/brand',
  summary: 'The name and logo that stand on the packing slips of the seller',
  queries: 3,
  input: z.strictObject({}),
  output: brand,
});

export const sellerBrandInput = z.strictObject({
  name: z.string().trim().min(2, { error: 'Use 2 to 60 characters.' }).max(60, { error: 'Use 2 to 60 characters.' }),
  /** A file that was uploaded as 'logo'; '' for none. */
  logo: z.union([z.literal(''), z.uuid()]).default(''),
});

export const saveSellerBrand = endpoint({
  ...seller,
  method: 'POST',
  path: '/api/stockup/ship/brand',
  summary: 'Say which name and logo stand on the packing slips',
  queries: 9,
  input: sellerBrandInput,
  output: brand,
});
