import { endpoint } from './endpoint.ts';
import { cents, madeFile, ownPage, pageFields, whole } from './fields.ts';
import { withdrawalStatusIds } from './withdrawal-states.ts';
import { mostInFile } from './withdrawals.ts';
import { lookReason } from './written.ts';
import * as z from './zod.ts';

/** Files for the bank, and the numbers that only whoever pays has to see. */

const desk = { auth: 'staff', right: 'finance', limit: 'browse' } as const;
const id = whole(1, 2_147_483_647);

export const makeBatch = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/withdraw/batch',
  summary: 'Put withdrawals that are being paid into one file for the bank; nobody is in two files at once',
  decides: 'nothing',
  queries: 9,
  input: z.strictObject({
    ids: z.array(id).min(1, { error: 'Tick some first.' }).max(mostInFile),
    reason: lookReason.default('Paying withdrawals'),
  }),
  output: z.object({ id: z.int(), number: z.string(), file: madeFile }),
});

export const batchFile = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/withdraw/batchfile',
  summary: 'The file of a batch once more, with what is still to be paid',
  decides: 'nothing',
  queries: 5,
  input: z.strictObject({ id, reason: lookReason }),
  output: madeFile,
});

export const dropFromBatch = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/withdraw/batchdrop',
  summary: 'Say that the bank did not pay a line of a file: it can be rejected, or go into another one',
  decides: 'nothing',
  queries: 7,
  input: z.strictObject({
    id,
    withdrawal: id,
    reason: z.string().trim().min(5, { error: 'Say what the bank said.' }).max(200),
  }),
  output: z.object({}),
});

export const listBatches = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/withdraw/batches',
  summary: 'Files for the bank, the newest first, with what became of each line',
  queries: 5,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        madeAt: z.string(),
        madeBy: z.string(),
        cents,
        paid: z.int(),
        open: z.int(),
        dropped: z.int(),
        lines: z.array(
          z.object({
            withdrawal: z.int(),
            number: z.string(),
            username: z.string(),
            holder: z.string(),
            bank: z.string(),
            account: z.string(),
            cents,
            status: z.literal([...withdrawalStatusIds]),
            /** Why the bank did not pay it; empty: it stands in the file. */
            dropped: z.string(),
          }),
        ),
      }),
    ),
    ...pageFields,
  }),
});

export const revealAccount = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/withdraw/reveal',
  summary: 'The whole number of the bank account that a withdrawal goes to; who asked and why is written down',
  decides: 'nothing',
  queries: 4,
  input: z.strictObject({ id, reason: lookReason }),
  output: z.object({ accountNumber: z.string() }),
});

export const revealIdentity = endpoint({
  ...desk,
  right: 'identityChecks',
  method: 'POST',
  path: '/api/staff/identity/reveal',
  summary:
    'Somebody’s document: its whole number, and where its pictures can be seen for the next minutes; who asked and why is written down',
  decides: 'nothing',
  queries: 4,
  input: z.strictObject({ accountId: id, reason: lookReason }),
  output: z.object({ idNumber: z.string(), pictures: z.array(z.string()) }),
});
