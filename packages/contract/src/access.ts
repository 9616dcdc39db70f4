import {
  codeField,
  emailField,
  forgotMobileInput,
  mobileInput,
  mobilePasswordInput,
  ownPasswordField,
  passwordField,
  proofShape,
  resetCodeField,
  updateMobileInput,
  visitorIdField,
} from './access-fields.ts';
import { endpoint } from './endpoint.ts';
import * as z from './zod.ts';

/** Sent, or not, for all that the answer tells: it never says whether there is an account. */
const sent = z.object({ resendSeconds: z.int(), validMinutes: z.int() });
const emailInput = z.strictObject({ email: emailField });
const forgotEmailInput = z.strictObject({ email: emailField, visitorid: visitorIdField });

const asking = { auth: 'guest', limit: 'guess', queries: 10, output: sent } as const;
const using = { limit: 'guess', queries: 14, output: z.object({}) } as const;

export const registerSmsPin = endpoint({
  ...asking,
  method: 'GET',
  path: '/api/user/registersmspin',
  summary: 'Send a code to the mobile number of a new account',
  input: mobileInput,
});

export const forgotSmsPin = endpoint({
  ...asking,
  method: 'GET',
  path: '/api/user/forgotsmspin',
  summary: 'Send a code for a new password to a mobile number',
  input: forgotMobileInput,
});

export const forgotUpdatePassword = endpoint({
  ...using,
  method: 'POST',
  path: '/api/user/forgotupdatepassword',
  summary: 'Set a new password with the code from the SMS; ends all sessions',
  auth: 'guest',
  input: mobilePasswordInput,
});

export const forgotSendEmailCode = endpoint({
  ...asking,
  method: 'GET',
  path: '/api/user/forgotsendemailcode',
  summary: 'Send a code for a new password to an email address',
  input: forgotEmailInput,
});

export const emailPasswordInput = z.strictObject({
  email: emailField,
  emailcode: resetCodeField,
  password: passwordField,
  visitorid: visitorIdField,
});

export const forgotUpdateEmailCode = endpoint({
  ...using,
  method: 'POST',
  path: '/api/user/forgotupdateemailcode',
  summary: 'Set a new password with the code from the mail; ends all sessions',
  auth: 'guest',
  input: emailPasswordInput,
});

export const sendEmailVerification = endpoint({
  ...asking,
  method: 'GET',
  path: '/api/user/sendemailverification',
  summary: 'Send a code to the address that the account is to have',
  auth: 'shopper',
  input: emailInput,
});

export const updateEmailInput = z.strictObject({ email: emailField, emailcode: codeField, ...proofShape });

/** Until when the new address can neither set a new password nor confirm payments; empty where it is not new. */
const changed = z.object({ restsUntil: z.string() });

export const updateEmail = endpoint({
  ...using,
  method: 'POST',
  path: '/api/user/updateemail',
  summary:
    'Give the account the address that the code was sent to; another one needs the password and a code to the old one',
  auth: 'shopper',
  queries: 24,
  input: updateEmailInput,
  output: changed,
});

export const sendChangeCode = endpoint({
  ...asking,
  method: 'GET',
  path: '/api/user/sendchangecode',
  summary: 'Send a code to the email or mobile number that the account has, which lets another take its place',
  auth: 'shopper',
  input: z.strictObject({ what: z.enum(['email', 'mobile']) }),
  output: sent.extend({ sentTo: z.string() }),
});

export const sendMobileCode = endpoint({
  ...asking,
  method: 'GET',
  path: '/api/user/sendmobilecode',
  summary: 'Send a code to the number that the account is to have',
  auth: 'shopper',
  input: mobileInput,
});

export const updateMobile = endpoint({
  ...using,
  method: 'POST',
  path: '/api/user/updatemobile',
  summary:
    'Give the account the number that the code was sent to; another one needs the password and a code to the old one',
  auth: 'shopper',
  queries: 24,
  input: updateMobileInput,
  output: changed,
});

export const updateEmailRemind = endpoint({
  ...using,
  method: 'POST',
  path: '/api/user/updateemailremind',
  summary: 'Whether the account is reminded to confirm its email address',
  auth: 'shopper',
  input: z.strictObject({ notshow: z.boolean() }),
});

export const updatePasswordInput = z.strictObject({
  oldpassword: z.string().min(1, { error: 'Enter your current password.' }).max(64),
  password: passwordField,
});

export const updatePassword = endpoint({
  ...using,
  method: 'POST',
  path: '/api/user/updatepassword',
  summary: 'Change the password; ends all other sessions',
  auth: 'shopper',
  input: updatePasswordInput,
});

export const sendMoneyCode = endpoint({
  ...asking,
  method: 'GET',
  path: '/api/user/sendmoneycode',
  summary: 'Send a code that confirms a payment out of the balance to the mobile number of the account',
  auth: 'shopper',
  input: z.strictObject({}),
  output: sent.extend({ sentTo: z.string() }),
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'Where the account is logged in',
  auth: 'shopper',
  limit: 'browse',
  queries: 3,
  input: z.strictObject({}),
  output: z.object({
    list: z.array(
      z.object({
        id: z.int(),
        device: z.string(),
        ip: z.string(),
        current: z.boolean(),
        openedAt: z.string(),
        /** To the hour. */
        usedAt: z.string(),
      }),
    ),
  }),
});

export const signOutOthersInput = z.strictObject({ password: ownPasswordField });

export const signOutOthers = endpoint({
  method: 'POST',
  path: '/api/user/signoutothers',
  summary: 'End every session of the account but this one, with the password',
  auth: 'shopper',
  limit: 'guess',
  queries: 9,
  input: signOutOthersInput,
  output: z.object({ ended: z.int() }),
});
