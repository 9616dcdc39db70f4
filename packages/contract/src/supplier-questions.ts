import { endpoint } from './endpoint.ts';
import { oneOf, ownPage, pageFields, productId, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { lines, reason } from './written.ts';
import * as z from './zod.ts';

/** What buyers ask suppliers in the supplier's chat, and what came of it. */

export const questionStates = { asked: 10, answered: 20, dropped: 30 } as const;
export const questionStateWords = { 10: 'Asked', 20: 'Answered', 30: 'Given up' } as const;
const states = Object.values(questionStates);

const desk = { auth: 'staff', right: 'buying', limit: 'browse' } as const;
const change = { ...desk, method: 'POST', decides: 'nothing' } as const;
const id = whole(1, 2_147_483_647);
const supplierId = whole(1, Number.MAX_SAFE_INTEGER);

export const listSupplierQuestions = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/supplierquestion/list',
  summary: `Questions to suppliers, ${pageSize} a page: open ones by who was asked longest ago, settled ones the newest first`,
  queries: 6,
  input: z.strictObject({
    state: oneOf(...states).default(questionStates.asked),
    supplierId: supplierId.optional(),
    page: ownPage,
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        supplierId: z.int(),
        supplierName: z.string(),
        purchaseNumber: z.string(),
        productId: z.string(),
        question: z.string(),
        askedBy: z.string(),
        askedAt: z.string(),
        remindedAt: z.string(),
        times: z.int(),
        /** By when an answer is expected; asked again after that. */
        due: z.string(),
        state: z.literal(states),
        answer: z.string(),
        settledBy: z.string(),
        settledAt: z.string().nullable(),
      }),
    ),
    ...pageFields,
  }),
});

export const askSupplier = endpoint({
  ...change,
  path: '/api/staff/supplierquestion/ask',
  summary: 'Write down what a supplier was asked, about a purchase or a product where it is about one',
  queries: 8,
  input: z.strictObject({
    supplierId,
    purchaseId: id.optional(),
    productId: productId.optional(),
    question: lines(5, 1000, 'Write the question in 5 to 1,000 characters.'),
  }),
  output: z.object({ id: z.int() }),
});

export const remindSupplier = endpoint({
  ...change,
  path: '/api/staff/supplierquestion/remind',
  summary: 'The supplier was asked once more',
  queries: 4,
  input: z.strictObject({ id }),
  output: z.object({ times: z.int() }),
});

export const settleSupplierQuestion = endpoint({
  ...change,
  path: '/api/staff/supplierquestion/answer',
  summary: 'What the supplier answered',
  queries: 4,
  input: z.strictObject({ id, answer: lines(2, 1000, 'Write the answer in 2 to 1,000 characters.') }),
  output: z.object({}),
});

export const dropSupplierQuestion = endpoint({
  ...change,
  path: '/api/staff/supplierquestion/drop',
  summary: 'Nobody waits for an answer any more, and why',
  queries: 4,
  input: z.strictObject({ id, reason }),
  output: z.object({}),
});
