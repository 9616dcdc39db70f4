import { endpoint } from './endpoint.ts';
import { oneOf, ownPage, pageFields } from './fields.ts';
import { staffRoles } from './people.ts';
import * as z from './zod.ts';

/** What an administrator looks after: staff, jobs, letters, whom the shop talks to, and people's own data. */

const desk = { auth: 'staff', right: 'accounts', limit: 'browse' } as const;
const username = z.string().trim().min(1, { error: 'Say who.' }).max(254);
const reason = z.string().trim().min(5, { error: 'Say why.' }).max(200);
const paged = z.strictObject({ page: ownPage });

export const listStaff = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/people/list',
  summary: 'Everybody who has a role, by name, with how they log in and when they last did',
  queries: 4,
  input: z.strictObject({ role: z.literal(['all', ...staffRoles]).default('all'), page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        username: z.string(),
        name: z.string(),
        role: z.literal([...staffRoles]),
        stopped: z.boolean(),
        /** Whether their phone gives codes. */
        factor: z.boolean(),
        usedAt: z.string().nullable(),
        mine: z.boolean(),
      }),
    ),
    ...pageFields,
  }),
});

export const setRole = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/people/role',
  summary: 'Give somebody a role, another one or none; a second person agrees, and their sessions end',
  decides: 'company',
  queries: 16,
  input: z.strictObject({ username, role: z.literal(['none', ...staffRoles]), reason }),
  output: z.object({ accountId: z.int(), ended: z.int() }),
});

const jobStates = ['failed', 'waiting', 'running'] as const;

export const listJobs = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/job/list',
  summary: 'Jobs that failed, with the error, that wait, or that run now',
  queries: 3,
  input: z.strictObject({ state: z.literal([...jobStates]).default('failed'), page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        attempts: z.int(),
        mostAttempts: z.int(),
        runAt: z.string(),
        madeAt: z.string(),
        lockedAt: z.string().nullable(),
        error: z.string(),
        /** What it was given, without secrets: as JSON. */
        payload: z.string(),
      }),
    ),
    ...pageFields,
  }),
});

export const retryJob = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/job/retry',
  summary: 'Try a job that failed again, now and with all its attempts',
  decides: 'nothing',
  queries: 3,
  input: z.strictObject({ id: z.string().regex(/^\d{1,18}$/, { error: 'must be the number of a job' }) }),
  output: z.object({}),
});

export const listPost = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/post/list',
  summary: 'Letters and text messages that wait to leave, or left in the last days; without their words',
  queries: 3,
  input: z.strictObject({ state: z.literal(['waiting', 'sent']).default('waiting'), page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        channel: z.literal(['mail', 'sms']),
        recipient: z.string(),
        subject: z.string(),
        madeAt: z.string(),
        sentAt: z.string().nullable(),
      }),
    ),
    ...pageFields,
  }),
});

export const sendPost = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/post/send',
  summary: 'Try now to send what waits',
  decides: 'nothing',
  queries: 3,
  input: z.strictObject({}),
  output: z.object({}),
});

export const listAdapters = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/adapter/list',
  summary: 'Whom the shop talks to, when it last worked, what waits and what fails',
  queries: 20,
  input: z.strictObject({}),
  output: z.object({
    items: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        state: z.literal(['well', 'waits', 'ends', 'fails', 'unused']),
        last: z.string().nullable(),
        /** Until when it may be asked, where that ends. */
        ends: z.string().nullable(),
        waiting: z.int(),
        failing: z.int(),
      }),
    ),
  }),
});

export const listAlerts = endpoint({
  ...desk,
  right: 'staff',
  method: 'GET',
  path: '/api/staff/alert/list',
  summary: 'What must not wait, for everybody who may open the page where it is seen to; the newest first',
  queries: 3,
  input: z.strictObject({ state: z.literal(['open', 'closed']).default('open'), page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        body: z.string(),
        /** Of the console, with the number of the one that it is about, if it is about one. */
        where: z.string(),
        raisedAt: z.string(),
        closedAt: z.string().nullable(),
      }),
    ),
    ...pageFields,
  }),
});

export const closeAlert = endpoint({
  ...desk,
  right: 'staff',
  method: 'POST',
  path: '/api/staff/alert/close',
  summary: 'It has been seen to. What lasts is told again by the clock that found it',
  decides: 'nothing',
  queries: 3,
  input: z.strictObject({ id: z.int().min(1) }),
  output: z.object({}),
});

export const listSubjects = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/privacy/list',
  summary: 'Who asked for their account to be closed, and whose was',
  queries: 4,
  input: paged.extend({ state: z.literal(['asked', 'closed']).default('asked') }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        username: z.string(),
        askedAt: z.string().nullable(),
        closesAt: z.string().nullable(),
        closedAt: z.string().nullable(),
      }),
    ),
    ...pageFields,
  }),
});

export const copySubject = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/privacy/copy',
  summary: 'Everything that we know of a person, to be handed to them; who asked and why is written down',
  decides: 'nothing',
  limit: 'costly',
  queries: 160,
  input: z.strictObject({ username, reason }),
  output: z.object({
    username: z.string(),
    madeAt: z.string(),
    parts: z.array(z.object({ title: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
  }),
});

export const closeSubject = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/privacy/close',
  summary:
    'Close the account of somebody who asked us to, or keep it after all; they are told, and have the same days to change their mind',
  decides: 'account',
  queries: 60,
  input: z.strictObject({ username, close: oneOf(0, 1), reason }),
  output: z.object({
    closesAt: z.string().nullable(),
    /** What has to end before. */
    unfinished: z.array(z.object({ what: z.string(), count: z.int() })),
  }),
});
