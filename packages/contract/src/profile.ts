import { countryField } from './access-fields.ts';
import { suburbCountries } from './countries.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, ownPage, pageFields } from './fields.ts';
import { pageSize } from './paging.ts';
import { personName } from './registration.ts';
import { purposes } from './registration-options.ts';
import * as z from './zod.ts';

const news = { whatsappnews: z.boolean(), emailnews: z.boolean(), smsnews: z.boolean() };

const company = z.object({
  companyname: z.string(),
  registrationno: z.string(),
  vatno: z.string(),
  siteurl: z.string(),
  approved: z.boolean(),
});

export const getUserInfo = endpoint({
  method: 'GET',
  path: '/api/user/info',
  summary: 'The account as its owner sees it',
  auth: 'shopper',
  limit: 'browse',
  queries: 5,
  input: z.strictObject({}),
  output: z.object({
    ...news,
    username: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    emailverified: z.boolean(),
    /** False: the owner said not to be asked to confirm the address. */
    emailreminder: z.boolean(),
    /** As +27821234567; empty without one. */
    mobile: z.string(),
    /** As people read it. */
    mobileText: z.string(),
    mobileverified: z.boolean(),
    countryid: z.int(),
    suburb: z.string(),
    /** 0: never said. */
    purpose: z.int(),
    /** Personal 1, business 2. */
    customeridentity: z.literal([1, 2]),
    invitecode: z.string(),
    invited: z.int(),
    since: z.string(),
    company: company.nullable(),
  }),
});
export type UserInfo = z.output<typeof getUserInfo.output>;

const always = () => true;

export const userInfoInput = z
  .strictObject({
    ...news,
    firstname: personName('first name'),
    lastname: personName('last name'),
    countryid: countryField,
    suburb: z.string().trim().max(80, { error: 'Use at most 80 characters.' }),
    purpose: oneOf(...purposes.map(({ id }) => id)),
  })
  .refine(({ countryid, suburb }) => suburb !== '' || !suburbCountries.includes(countryid), {
    path: ['suburb'],
    error: 'Please fill in correct suburb.',
    when: always,
  });

export const updateUserInfo = endpoint({
  method: 'POST',
  path: '/api/user/infoupdate',
  summary: 'Change name, place, purpose and what the shop may send; email and mobile need a code of their own',
  auth: 'shopper',
  limit: 'browse',
  queries: 5,
  input: userInfoInput,
  output: z.object({}),
});

export const listInvited = endpoint({
  method: 'GET',
  path: '/api/user/invitelist',
  summary: `Who joined with the invite code of the account, newest first, ${pageSize} a page`,
  auth: 'shopper',
  limit: 'browse',
  queries: 4,
  input: z.strictObject({ page: ownPage }),
  output: z.object({
    items: z.array(z.object({ name: z.string(), joinedAt: z.string() })),
    ...pageFields,
  }),
});
