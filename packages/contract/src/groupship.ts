import { countryField, mobileProblem, mobileText } from './access-fields.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, ownPage, page, pageFields, whole } from './fields.ts';
import { ambassadorStateIds, languageCodes, mostAreas } from './group-states.ts';
import { pageSize } from './paging.ts';
import { suburbVersion } from './popup-types.ts';
import { bankAccountInput, identityProofInput } from './withdrawals.ts';
import { line, lookReason, reason } from './written.ts';
import * as z from './zod.ts';

const id = whole(1, 2_147_483_647);
const state = z.literal([...ambassadorStateIds]);
const day = oneOf(1, 2, 3, 4, 5, 6, 7);

const fillSuburb = 'Please fill in correct suburb.';
const suburb = line(1, 60, fillSuburb);
const code = z
  .string()
  .trim()
  .regex(/^\d{0,5}$/, { error: fillSuburb })
  .default('');
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 08:30' });

const hours = z.strictObject({ day, from: clock, to: clock });
const openingHours = z
  .array(hours)
  .min(1, { error: 'Say when people can fetch their parcels, on one day at least.' })
  .max(7, { error: 'A week has seven days.' })
  .refine((days) => new Set(days.map((each) => each.day)).size === days.length, { error: 'A day stands here twice.' })
  .refine((days) => days.every(({ from, to }) => from < to), { error: 'You close before you open.' });

const pickup = z.strictObject({
  street: line(5, 100, 'Enter street number and name, 5 to 100 characters.'),
  unit: line(0, 60, 'Use at most 60 characters.').default(''),
  suburb,
  code,
  note: line(0, 100, 'Use at most 100 characters.').default(''),
});

export const applyInput = z
  .strictObject({
    /** Left out where a document is with us already. */
    identity: identityProofInput.optional(),
    /** Left out where a bank account is known already. */
    bank: bankAccountInput.optional(),
    countryid: countryField,
    whatsapp: mobileText,
    areas: z
      .array(z.strictObject({ suburb, code }))
      .min(1, { error: 'Choose at least one suburb.' })
      .max(mostAreas, { error: `An ambassador covers at most ${mostAreas} suburbs.` }),
    pickup,
    hours: openingHours,
    languages: z
      .array(z.enum(languageCodes, { error: 'must be a language of the list' }))
      .min(1, { error: 'Choose at least one language.' })
      .max(languageCodes.length),
    why: line(10, 300, 'Tell us why, in 10 to 300 characters.'),
  })
  .check((context) => {
    const { countryid, whatsapp: mobile } = context.value;
    const problem = mobileProblem({ countryid, mobile });
    if (problem) context.issues.push({ code: 'custom', path: ['whatsapp'], message: problem, input: mobile });
  });

const own = { auth: 'shopper', right: 'groupBuy', limit: 'browse' } as const;
const leading = { auth: 'shopper', right: 'leadsGroup', limit: 'browse' } as const;

export const applyAsAmbassador = endpoint({
  ...own,
  method: 'POST',
  path: '/api/groupship/apply',
  summary: 'Apply to lead the group-buy of a neighbourhood; answers by when it is decided',
  limit: 'guess',
  queries: 40,
  input: applyInput,
  output: z.object({ id: z.int(), dueAt: z.string() }),
});

export const withdrawApplication = endpoint({
  ...own,
  method: 'POST',
  path: '/api/groupship/apply/withdraw',
  summary: 'Take an application back that nobody has decided about',
  queries: 8,
  input: z.strictObject({}),
  output: z.object({}),
});

const shownHours = z.array(z.object({ day: z.int(), from: z.string(), to: z.string() }));

/** What everybody may know of an ambassador; never the number or the address. */
const card = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.string(),
  suburbs: z.array(z.string()),
  /** The mean of the last 12 months in tenths, 47 for 4.7; 0 before three votes. */
  score: z.int(),
  votes: z.int(),
  /** Rounded down to 5. */
  members: z.int(),
  roundsDelivered: z.int(),
  /** Median days from the end of a round to the hand-over; null before there was one. */
  handOverDays: z.number().nullable(),
  hours: shownHours,
  languages: z.array(z.string()),
});
export type AmbassadorCard = z.output<typeof card>;

export const listAmbassadors = endpoint({
  method: 'GET',
  path: '/api/groupship/ambassadors',
  summary: `Ambassadors who serve a suburb or town, or all of them, ${pageSize} a page`,
  auth: 'guest',
  limit: 'browse',
  queries: 10,
  input: z.strictObject({ suburb: z.string().trim().max(60, { error: fillSuburb }).default(''), page }),
  output: z.object({ items: z.array(card), ...pageFields }),
});

export const bindInput = z
  .strictObject({
    invitecode: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^([A-Z0-9]{6,8})?$/, { error: 'An invite code has 6 to 8 letters and digits.' })
      .default(''),
    suburb: line(0, 60, fillSuburb).default(''),
    postcode: code,
    /** The ambassador that was chosen; 0 before a choice. */
    teamuserid: whole(0, 2_147_483_647).default(0),
    confirm: oneOf(0, 1).default(0),
    version: z.literal(suburbVersion, { error: 'This page is out of date. Please load it again.' }),
  })
  .refine((given) => Boolean(given.invitecode || given.suburb || given.teamuserid), {
    path: ['suburb'],
    error: fillSuburb,
  });

export const bindAmbassador = endpoint({
  ...own,
  method: 'POST',
  path: '/api/groupship/bind',
  summary: 'Join an ambassador by invite code, suburb or choice; -300 choose, -501 confirm again, -502 recharge first',
  queries: 26,
  input: bindInput,
  output: z.object({ ambassadorid: z.int() }),
});

export const leaveGroup = endpoint({
  ...own,
  method: 'POST',
  path: '/api/groupship/leave',
  summary: 'Leave the ambassador; -501 until it is confirmed. Open rounds stay with them',
  queries: 16,
  input: z.strictObject({ confirm: oneOf(0, 1).default(0) }),
  output: z.object({}),
});

const address = z.object({
  street: z.string(),
  unit: z.string(),
  suburb: z.string(),
  city: z.string(),
  province: z.string(),
  code: z.string(),
  note: z.string(),
});

export const getGroupInfo = endpoint({
  ...own,
  method: 'GET',
  path: '/api/groupship/info',
  summary: 'What somebody is in the group-buy: a leader, a member or neither, and all that their page begins with',
  queries: 24,
  input: z.strictObject({}),
  output: z.object({
    role: z.literal(['leader', 'member', 'other']),
    /** The own ambassador of a member, with what only members know. */
    ambassador: card
      .extend({
        since: z.string(),
        countryCode: z.string(),
        cellphone: z.string(),
        pickup: address.nullable(),
        /** Paused members cannot join new rounds. */
        status: z.literal([1, 2]),
        note: z.string(),
      })
      .nullable(),
    /** The last application that did not make somebody a leader. */
    application: z
      .object({
        id: z.int(),
        state,
        appliedAt: z.string(),
        dueAt: z.string(),
        reason: z.string(),
        /** From when one may apply again; '' now. */
        againAt: z.string(),
      })
      .nullable(),
    leader: card
      .extend({
        state,
        since: z.string(),
        probationUntil: z.string(),
        inviteCode: z.string(),
        pickup: address.nullable(),
        memberCount: z.int(),
        pausedCount: z.int(),
        /** When members are given to others if nothing happens until then. */
        inactiveAt: z.string(),
        warned: z.boolean(),
        /** What a round of theirs can be opened with. */
        rounds: z.object({
          lines: z.array(z.object({ code: z.string(), name: z.string() })),
          minDays: z.int(),
          maxDays: z.int(),
          minTargetKg: z.int(),
          maxTargetKg: z.int(),
        }),
      })
      .nullable(),
    /** What an application needs and is known already. */
    known: z.object({
      mobileVerified: z.boolean(),
      identity: z.string(),
      bank: z.string(),
      countryId: z.int(),
      suburb: z.string(),
    }),
    /** What a first binding needs in the balance. */
    minimumCents: z.int(),
  }),
});
export type GroupInfo = z.output<typeof getGroupInfo.output>;

const member = z.object({
  id: z.int(),
  name: z.string(),
  joinedAt: z.string(),
  openOrders: z.int(),
  /** Orders in a round that is open. */
  inRound: z.int(),
  /** The last score that they gave, 1 to 5; 0 before one. */
  score: z.int(),
  status: z.literal([1, 2]),
});
export type GroupMember = z.output<typeof member>;

export const listMembers = endpoint({
  ...leading,
  method: 'GET',
  path: '/api/groupship/memberlist',
  summary: `The members of an ambassador by name, ${pageSize} a page`,
  queries: 9,
  input: z.strictObject({
    page: ownPage,
    status: oneOf(1, 2).optional(),
    keyword: z.string().trim().max(50, { error: 'must have at most 50 characters' }).default(''),
  }),
  output: z.object({ items: z.array(member), ...pageFields }),
});

export const changeMemberStatus = endpoint({
  ...leading,
  method: 'POST',
  path: '/api/groupship/changememberstatus',
  summary: 'Pause a member, or end the pause: a paused one cannot join new rounds and is told so',
  queries: 12,
  input: z.strictObject({ id, reason: line(0, 200, 'Use at most 200 characters.').default('') }),
  output: z.object({ status: z.literal([1, 2]) }),
});

export const removeMember = endpoint({
  ...leading,
  method: 'POST',
  path: '/api/groupship/removemember',
  summary: 'Remove a member with a reason: a consultant looks after them from now on',
  queries: 20,
  input: z.strictObject({ id, reason }),
  output: z.object({}),
});

export const pauseGroup = endpoint({
  ...leading,
  method: 'POST',
  path: '/api/groupship/pause',
  summary: 'Pause as an ambassador, or go on: members are given to others, rounds go on',
  queries: 16,
  input: z.strictObject({ paused: oneOf(0, 1) }),
  output: z.object({ state }),
});

const desk = { auth: 'staff', right: 'customerService', limit: 'browse' } as const;

export const listApplications = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/groupship/applications',
  summary: 'Ambassadors and who wants to be one, by state, the oldest first, with all that decides',
  queries: 8,
  input: z.strictObject({ state: oneOf(...ambassadorStateIds).default(10), page: ownPage }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        accountId: z.int(),
        username: z.string(),
        name: z.string(),
        state,
        appliedAt: z.string(),
        dueAt: z.string(),
        overdue: z.boolean(),
        /** Its end; the whole number is shown for a reason. */
        whatsapp: z.string(),
        areas: z.array(z.string()),
        pickup: address,
        hours: shownHours,
        languages: z.array(z.string()),
        why: z.string(),
        reason: z.string(),
        idType: z.int(),
        idNumber: z.string(),
        idVerified: z.boolean(),
        bank: z.string(),
      }),
    ),
    ...pageFields,
  }),
});

export const showAmbassadorContact = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/groupship/contact',
  decides: 'nothing',
  summary: 'The whole WhatsApp number of an ambassador or an applicant, with a reason that is written down',
  queries: 4,
  input: z.strictObject({ id, reason: lookReason }),
  output: z.object({ whatsapp: z.string() }),
});

export const listGroup = endpoint({
  ...desk,
  method: 'GET',
  path: '/api/staff/groupship/members',
  summary: `Who is in the group of an ambassador, by name, ${pageSize} a page`,
  queries: 10,
  input: z.strictObject({ accountid: id, page: ownPage }),
  output: z.object({ items: z.array(member.extend({ username: z.string() })), ...pageFields }),
});

export const decideApplication = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/groupship/decide',
  decides: 'account',
  summary: 'Approve an application, which verifies the document, or refuse it with a reason',
  queries: 32,
  input: z
    .strictObject({ id, approve: oneOf(0, 1), reason: z.string().trim().max(200).default('') })
    .refine(({ approve, reason: why }) => approve === 1 || why.length >= 5, {
      path: ['reason'],
      error: 'Say why, so that the applicant knows what is missing.',
    }),
  output: z.object({ state }),
});

export const moveAmbassador = endpoint({
  ...desk,
  method: 'POST',
  path: '/api/staff/groupship/move',
  decides: 'account',
  summary: 'Pause an ambassador, let them go on, or end it, with a reason',
  queries: 26,
  input: z.strictObject({ id, state: oneOf(50, 60, 70), reason }),
  output: z.object({ state }),
});
