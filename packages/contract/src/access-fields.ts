import { type CountryId, countryIds } from './countries.ts';
import { oneOf } from './fields.ts';
import { readPhone } from './phone.ts';
import { hasDigits } from './text-rules.ts';
import * as z from './zod.ts';

export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, { error: 'Enter your email address.' })
  .max(254, { error: 'An email address has fewer than 255 characters.' })
  .pipe(z.email({ error: 'Enter an email address such as name@example.com.' }));

const classes = [/^[A-Z]+$/, /^[a-z]+$/, /^\d+$/, /^[^A-Za-z\d]+$/];

/** Product document, section 5. */
export const passwordField = z
  .string()
  .min(6, { error: 'Use 6 to 16 characters.' })
  .max(16, { error: 'Use 6 to 16 characters.' })
  .regex(/^\S*$/, { error: 'A password has no spaces.' })
  .refine((password) => !classes.some((only) => only.test(password)), {
    error: 'Mix at least two of: capital letters, small letters, digits, symbols.',
  });

export const codeField = z
  .string()
  .trim()
  .refine((text) => hasDigits(text, 6), { error: 'Enter the 6 digits that we sent you.' });

/** So many that nobody guesses it, for accounts that somebody guesses at. */
export const longCodeDigits = 16;

/** For a new password; the long one is written in fours. */
export const resetCodeField = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, ''))
  .refine((text) => hasDigits(text, 6) || hasDigits(text, longCodeDigits), {
    error: 'Enter the 6 or 16 digits that we sent you.',
  });

export const countryField = oneOf(...countryIds);

export const mobileText = z
  .string()
  .trim()
  .min(1, { error: 'Enter your mobile number.' })
  .max(30, { error: 'That is longer than any mobile number.' });

interface WithMobile {
  readonly countryid: CountryId;
  readonly mobile: string;
}

/** What is wrong with a number in its country; numbers that are not even text are told of elsewhere. */
export function mobileProblem(value: unknown): string | undefined {
  const { countryid, mobile } = value as Partial<WithMobile>;
  if (typeof mobile !== 'string' || mobile === '' || typeof countryid !== 'number') return undefined;
  const read = readPhone(mobile, countryid);
  return 'problem' in read ? read.problem : undefined;
}

const numberShape = { countryid: countryField, mobile: mobileText };

function checkMobile<Shape extends z.ZodType>(schema: Shape) {
  return schema.check((context) => {
    const problem = mobileProblem(context.value);
    if (problem) context.issues.push({ code: 'custom', path: ['mobile'], message: problem, input: context.value });
  });
}

/** The password of somebody who is logged in, asked for again. */
export const ownPasswordField = z
  .string()
  .min(1, { error: 'Enter your password.' })
  .max(64, { error: 'That is longer than any password we accept.' });

/** What proves that the owner asks for it; empty where only the address that is there already is confirmed. */
export const proofShape = {
  password: z.string().max(64, { error: 'That is longer than any password we accept.' }).default(''),
  oldcode: z
    .string()
    .trim()
    .refine((text) => text === '' || hasDigits(text, 6), { error: 'Enter the 6 digits that we sent you.' })
    .default(''),
};

/** The browser's own number, by which an account knows it again. */
export const visitorIdField = z
  .string()
  .regex(/^[0-9a-f]{32}$/, { error: 'must be 32 hexadecimal digits' })
  .optional();

export const mobileInput = checkMobile(z.strictObject(numberShape));
export const forgotMobileInput = checkMobile(z.strictObject({ ...numberShape, visitorid: visitorIdField }));
export const mobilePasswordInput = checkMobile(
  z.strictObject({ ...numberShape, pin: resetCodeField, password: passwordField, visitorid: visitorIdField }),
);
export const updateMobileInput = checkMobile(z.strictObject({ ...numberShape, pin: codeField, ...proofShape }));

/** The number of a checked input as +27821234567. */
export function e164Of({ mobile, countryid }: WithMobile): string {
  const read = readPhone(mobile, countryid);
  if ('problem' in read) throw new Error(read.problem);
  return read.e164;
}
