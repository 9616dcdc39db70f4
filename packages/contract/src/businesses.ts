import { countryField, emailField, mobileProblem, mobileText } from './access-fields.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, ownPage, pageFields, whole } from './fields.ts';
import { pageSize } from './paging.ts';
import * as z from './zod.ts';

/** What can be asked for, and what a company is. */
export const businessStates = ['waiting', 'approved', 'rejected'] as const;

const business = z.object({
  accountId: z.int(),
  username: z.string(),
  email: z.string(),
  mobile: z.string(),
  countryId: z.int(),
  companyName: z.string(),
  registrationNumber: z.string(),
  vatNumber: z.string(),
  jobType: z.int(),
  workerBand: z.int(),
  siteType: z.int(),
  siteUrl: z.string(),
  monthlyBand: z.int(),
  state: z.literal(businessStates),
  appliedAt: z.string(),
  /** By when we promised to decide. */
  dueAt: z.string(),
  overdue: z.boolean(),
  decidedAt: z.string(),
  reason: z.string(),
});

export const listBusinesses = endpoint({
  method: 'GET',
  path: '/api/staff/business/list',
  summary: `Companies that applied, those that wait first to last; ${pageSize} a page`,
  auth: 'staff',
  right: 'customerService',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({ state: z.enum(businessStates).default('waiting'), page: ownPage }),
  output: z.object({ items: z.array(business), ...pageFields }),
});

export const allowLinks = endpoint({
  method: 'POST',
  path: '/api/staff/account/use1688link',
  decides: 'nothing',
  summary: 'Say whether an account may paste 1688 links: 1 it may, 0 it may not',
  auth: 'staff',
  right: 'customerService',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({ username: z.string().trim().min(4).max(255), use1688link: oneOf(0, 1) }),
  output: z.object({ accountId: z.int(), use1688link: z.literal([0, 1]) }),
});

export const changeContact = endpoint({
  method: 'POST',
  path: '/api/staff/account/contact',
  decides: 'account',
  summary:
    'Give an account another email or mobile number, with the own password; ends its sessions and tells its owner',
  auth: 'staff',
  right: 'accounts',
  limit: 'guess',
  queries: 26,
  input: z
    .strictObject({
      username: z.string().trim().min(4).max(255),
      password: z.string().min(1, { error: 'Enter your own password.' }).max(64),
      email: emailField.optional(),
      countryid: countryField.default(1),
      mobile: mobileText.optional(),
    })
    .refine(({ email, mobile }) => email !== undefined || mobile !== undefined, {
      path: ['email'],
      error: 'Enter a new email address or a new mobile number.',
    })
    .check((context) => {
      const problem = mobileProblem(context.value);
      if (problem) context.issues.push({ code: 'custom', path: ['mobile'], message: problem, input: context.value });
    }),
  output: z.object({ accountId: z.int(), restsUntil: z.string() }),
});

export const stopAccount = endpoint({
  method: 'POST',
  path: '/api/staff/account/stop',
  decides: 'account',
  summary: 'Stop an account, which ends its sessions and lets nobody log in, or let it go on; with the own password',
  auth: 'staff',
  right: 'accounts',
  limit: 'guess',
  queries: 14,
  input: z.strictObject({
    username: z.string().trim().min(4).max(255),
    password: z.string().min(1, { error: 'Enter your own password.' }).max(64),
    stop: oneOf(0, 1),
    reason: z
      .string()
      .trim()
      .min(5, { error: 'Say why, in 5 to 300 characters.' })
      .max(300, { error: 'Say why, in 5 to 300 characters.' }),
  }),
  /** How many sessions it ended. */
  output: z.object({ accountId: z.int(), stopped: z.boolean(), ended: z.int() }),
});

const reason = z.string().trim().max(300, { error: 'Use at most 300 characters.' }).default('');

export const decideBusiness = endpoint({
  method: 'POST',
  path: '/api/staff/business/decide',
  decides: 'account',
  summary: 'Approve a company, or reject it with a reason; its owner is told in the shop and by mail',
  auth: 'staff',
  right: 'customerService',
  limit: 'browse',
  queries: 11,
  input: z
    .strictObject({ accountid: whole(1, 2_147_483_647), approve: oneOf(0, 1), reason })
    .refine(({ approve, reason: given }) => approve === 1 || given.length >= 5, {
      path: ['reason'],
      error: 'Say why, in at least 5 characters: the owner of the company reads it.',
    }),
  output: z.object({ state: z.literal(businessStates) }),
});
