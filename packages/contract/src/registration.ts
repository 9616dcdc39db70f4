import {
  codeField,
  countryField,
  emailField,
  mobileProblem,
  mobileText,
  passwordField,
  visitorIdField,
} from './access-fields.ts';
import { jobTypes, monthlyBands, noSite, siteTypes, workerBands } from './business-options.ts';
import { southAfrica, suburbCountries } from './countries.ts';
import { endpoint } from './endpoint.ts';
import { oneOf } from './fields.ts';
import { loginInfo } from './identity.ts';
import { purposes, registrationKinds, registrationVersion, sources } from './registration-options.ts';
import * as z from './zod.ts';

const ids = <const Id extends number>(options: readonly { readonly id: Id }[]) => options.map(({ id }) => id);

export function personName(what: string) {
  return z
    .string()
    .trim()
    .min(2, { error: `Enter your ${what}, 2 to 30 letters.` })
    .max(30, { error: `Enter your ${what}, 2 to 30 letters.` })
    .regex(/^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u, { error: "Use letters, spaces, - and ' only." });
}

const businessFields = z.strictObject({
  companyname: z
    .string()
    .trim()
    .min(2, { error: 'Enter the name of your company, 2 to 80 characters.' })
    .max(80, { error: 'Enter the name of your company, 2 to 80 characters.' }),
  registrationno: z
    .string()
    .trim()
    .min(1, { error: 'Enter the registration number of your company.' })
    .max(30, { error: 'That is longer than any registration number.' }),
  vatno: z
    .string()
    .trim()
    .regex(/^(4\d{9})?$/, { error: 'A VAT number has 10 digits and starts with 4.' })
    .default(''),
  jobtype: oneOf(...ids(jobTypes)),
  workerband: oneOf(...ids(workerBands)),
  sitetype: oneOf(...ids(siteTypes)),
  siteurl: z.string().trim().max(200, { error: 'Use at most 200 characters.' }).default(''),
  monthlyband: oneOf(...ids(monthlyBands)),
});

const always = () => true;

const noneOr = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

/** The rules that look at several fields speak up even while other fields are wrong. */
export const registerInput = z
  .strictObject({
    version: z.literal(registrationVersion),
    kind: z.enum(registrationKinds),
    countryid: countryField,
    mobile: mobileText,
    smspin: codeField,
    email: emailField,
    firstname: personName('first name'),
    lastname: personName('last name'),
    username: z
      .string()
      .trim()
      .regex(/^\w{4,20}$/, { error: 'Use 4 to 20 letters without accents, digits or _.' }),
    password: passwordField,
    repeat: z.string().max(64, { error: 'The two passwords differ.' }),
    suburb: z.string().trim().max(80, { error: 'Use at most 80 characters.' }).default(''),
    /** Both are for us to know, and nobody has to say; '' is what a form sends for no choice. */
    source: noneOr(oneOf(...ids(sources))),
    purpose: noneOr(oneOf(...ids(purposes))),
    invitecode: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^([A-Z0-9]{6,8})?$/, { error: 'An invite code has 6 to 8 letters and digits.' })
      .default(''),
    terms: z.literal(true, { error: 'Please accept the terms and the privacy policy.' }),
    whatsappnews: z.boolean().default(false),
    emailnews: z.boolean().default(false),
    smsnews: z.boolean().default(false),
    regfrom: z.string().trim().max(60).default(''),
    visitorid: visitorIdField,
    business: businessFields.optional(),
  })
  .refine(({ password, repeat }) => password === repeat, {
    path: ['repeat'],
    error: 'The two passwords differ.',
    when: always,
  })
  .refine((value) => mobileProblem(value) === undefined, {
    path: ['mobile'],
    error: ({ input }) => mobileProblem(input) ?? '',
    when: always,
  })
  .refine(
    ({ kind, countryid, suburb }) => kind === 'groupbuy' || suburb !== '' || !suburbCountries.includes(countryid),
    {
      path: ['suburb'],
      error: 'Please fill in correct suburb.',
      when: always,
    },
  )
  .refine(({ kind, invitecode, suburb }) => kind !== 'groupbuy' || Boolean(invitecode || suburb), {
    path: ['invitecode'],
    error: 'Enter an invite code, or your suburb.',
    when: always,
  })
  .refine(({ kind, business }) => (kind === 'business') === (business !== undefined), {
    path: ['business'],
    error: 'A business registration needs the company, others must not have one.',
    when: always,
  })
  .refine(
    ({ countryid, business }) =>
      countryid !== southAfrica || !business?.registrationno || /^\d{4}\/\d{6}\/\d{2}$/.test(business.registrationno),
    { path: ['business', 'registrationno'], error: 'A South African number looks like 2019/123456/07.', when: always },
  )
  .refine(({ business }) => !business || business.sitetype === noSite || isWebAddress(business.siteurl), {
    path: ['business', 'siteurl'],
    error: 'Enter the address of your site, such as https://shop.example.',
    when: always,
  });

function isWebAddress(text: string | undefined): boolean {
  return z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).safeParse(text).success;
}

export const registerNew = endpoint({
  method: 'POST',
  path: '/api/user/registernew',
  summary: 'Open an account; the mobile number is proven by the code that was sent to it',
  auth: 'guest',
  limit: 'guess',
  queries: 38,
  input: registerInput,
  output: z.object({ ticket: z.string(), user: loginInfo }),
});
