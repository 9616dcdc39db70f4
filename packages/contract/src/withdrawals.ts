import { codeField } from './access-fields.ts';
import { endpoint } from './endpoint.ts';
import { cents, oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import { sortedBy, sortedPage } from './sorting.ts';
import { hasDigits } from './text-rules.ts';
import { passwordAgain, wishKey } from './transfers.ts';
import { accountKindIds, bankNames, rejectReasons, withdrawalStatusIds } from './withdrawal-states.ts';
import * as z from './zod.ts';

const id = whole(1, 2_147_483_647);
const status = z.literal([...withdrawalStatusIds]);
const day = z.iso.date({ error: 'must be a day such as 2026-11-15' });

const bankAccount = z.object({
  bank: z.string(),
  branchCode: z.string(),
  kind: z.literal([...accountKindIds]),
  holder: z.string(),
  /** All but the last four digits hidden. */
  number: z.string(),
  verified: z.boolean(),
});

export const getWithdrawInfo = endpoint({
  method: 'GET',
  path: '/api/user/withdraw/info',
  summary: 'What may be withdrawn now, what it costs, and where it goes',
  auth: 'shopper',
  limit: 'browse',
  queries: 12,
  input: z.strictObject({}),
  output: z.object({
    availableCents: cents,
    commissionCents: cents,
    /** Recharged or received so recently that it has to rest. */
    restingCents: cents,
    withdrawableCents: cents,
    leftTodayCents: cents,
    minCents: cents,
    /** Of the next withdrawal; 0 for the first one of a month. */
    feeCents: cents,
    account: bankAccount.nullable(),
    /** The name that the bank account must be in. */
    holder: z.string(),
    idNeeded: z.boolean(),
    idAboveCents: cents,
    id: z.object({ status: z.literal([10, 20, 30]), masked: z.string(), reason: z.string() }).nullable(),
    /** Why nothing can be withdrawn now, in words; empty when it can. */
    blocked: z.string(),
  }),
});
export type WithdrawInfo = z.output<typeof getWithdrawInfo.output>;

export const bankAccountInput = z.strictObject({
  bank: z.string().refine((name) => bankNames.includes(name), { error: 'Choose your bank.' }),
  branchCode: z
    .string()
    .trim()
    .refine((text) => hasDigits(text, 6), { error: 'The branch code has 6 digits.' }),
  number: z
    .string()
    .transform((text) => text.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{7,11}$/, { error: 'The account number has 7 to 11 digits.' })),
  kind: oneOf(...accountKindIds),
  password: passwordAgain,
});

export const saveBankAccount = endpoint({
  method: 'POST',
  path: '/api/user/withdraw/account',
  summary: 'Say which bank account of your own is paid',
  auth: 'shopper',
  limit: 'guess',
  queries: 14,
  input: bankAccountInput,
  output: z.object({ account: bankAccount }),
});

export const identityProofInput = z.strictObject({
  idType: oneOf(1, 2),
  idNumber: z.string().trim().min(5, { error: 'Enter the number of your document.' }).max(20),
  files: z.array(z.uuid()).min(1, { error: 'Add a picture of your document.' }).max(2),
});

export const saveIdentityProof = endpoint({
  method: 'POST',
  path: '/api/user/withdraw/identity',
  summary: 'Send the number and a picture of an ID or passport for verification',
  auth: 'shopper',
  limit: 'guess',
  queries: 16,
  input: identityProofInput,
  output: z.object({}),
});

export const withdrawInput = z.strictObject({
  amountCents: whole(1, 100_000_000),
  password: passwordAgain,
  code: codeField,
  key: wishKey,
});

/** With the moment by which it is paid. */
const made = z.object({ id: z.int(), number: z.string(), dueAt: z.string() });
const paying = { auth: 'shopper', limit: 'guess', queries: 40 } as const;

export const saveWithdrawal = endpoint({
  ...paying,
  method: 'POST',
  path: '/api/user/withdraw/save',
  summary: 'Ask for money to be paid to the bank account',
  input: withdrawInput,
  output: made,
});

export const againInput = withdrawInput.omit({ amountCents: true }).extend({ id });

export const withdrawAgain = endpoint({
  ...paying,
  method: 'POST',
  path: '/api/user/withdraw/again',
  summary: 'Ask once more for what was rejected or cancelled',
  input: againInput,
  output: made,
});

export const cancelWithdrawal = endpoint({
  ...paying,
  method: 'POST',
  path: '/api/user/withdraw/cancel',
  summary: 'Take a withdrawal back that nobody works on yet',
  input: z.strictObject({ id }),
  output: z.object({}),
});

const withdrawal = z.object({
  id: z.int(),
  number: z.string(),
  status,
  amountCents: cents,
  feeCents: cents,
  bank: z.string(),
  account: z.string(),
  reason: z.string(),
  reference: z.string(),
  createdAt: z.string(),
  changedAt: z.string(),
  dueAt: z.string(),
});
export type ListedWithdrawal = z.output<typeof withdrawal>;

export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/api/user/withdraw/list',
  summary: `The withdrawals of the account, newest first, ${pageSize} a page`,
  auth: 'shopper',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({
    id: id.optional(),
    pageNum: ownPage,
    status: oneOf(...withdrawalStatusIds).optional(),
    startDate: day.optional(),
    endDate: day.optional(),
  }),
  output: z.object({ items: z.array(withdrawal), ...pageFields }),
});

const staff = { auth: 'staff', right: 'finance', limit: 'browse' } as const;

/** A file for the bank takes so many. */
export const mostInFile = 200;

/** How long they wait, how much, and until when they are promised. */
export const withdrawalSorts = ['age', 'amount', 'due'] as const;

export const listWithdrawalQueue = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/withdraw/list',
  summary:
    'Withdrawals by status, the oldest first unless sorted; the whole number of an account is asked for with a reason',
  queries: 5,
  input: z.strictObject({
    status: oneOf(...withdrawalStatusIds).default(10),
    /** Only those that stand in no file for the bank, as many as a file takes. */
    unfiled: oneOf(0, 1).default(0),
    ...sortedBy(withdrawalSorts),
  }),
  output: sortedPage(
    withdrawal.extend({
      accountId: z.int(),
      username: z.string(),
      holder: z.string(),
      branchCode: z.string(),
      kind: z.literal([...accountKindIds]),
      accountVerified: z.boolean(),
      late: z.boolean(),
    }),
  ),
});

export const processWithdrawal = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/withdraw/process',
  decides: 'account',
  summary: 'Begin to pay a withdrawal; a bank account that is new is confirmed to be its owner’s',
  queries: 22,
  input: z.strictObject({ id, accountVerified: z.boolean().default(false) }),
  output: z.object({}),
});

export const payWithdrawal = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/withdraw/paid',
  decides: 'money',
  summary: 'Say that the bank has paid, with its reference',
  queries: 30,
  input: z.strictObject({ id, reference: z.string().trim().min(3).max(40) }),
  output: z.object({}),
});

export const rejectWithdrawal = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/withdraw/reject',
  decides: 'account',
  summary: 'Refuse a withdrawal with a reason; the money goes back',
  queries: 26,
  input: z.strictObject({ id, reason: z.literal([...rejectReasons], { error: 'must be one of the reasons' }) }),
  output: z.object({}),
});

export const listIdentityProofs = endpoint({
  ...staff,
  right: 'identityChecks',
  method: 'GET',
  path: '/api/staff/identity/list',
  summary: 'Documents that wait to be compared, the oldest first',
  queries: 5,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        accountId: z.int(),
        username: z.string(),
        name: z.string(),
        idType: z.literal([1, 2]),
        /** Its end; the whole number and the pictures are shown for a reason. */
        idNumber: z.string(),
        sentAt: z.string(),
      }),
    ),
    ...pageFields,
  }),
});

export const decideIdentityProof = endpoint({
  ...staff,
  right: 'identityChecks',
  method: 'POST',
  path: '/api/staff/identity/decide',
  decides: 'account',
  summary: 'Verify somebody’s document, or refuse it with a reason',
  queries: 22,
  input: z
    .strictObject({ accountId: id, verified: z.boolean(), reason: z.string().trim().max(200).default('') })
    .refine(({ verified, reason }) => verified || reason.length >= 5, {
      path: ['reason'],
      error: 'Say why, so that the shopper knows what to send.',
    }),
  output: z.object({}),
});
