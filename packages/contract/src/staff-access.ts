import { ownPasswordField } from './access-fields.ts';
import { endpoint } from './endpoint.ts';
import { whole } from './fields.ts';
import { loginInfo, loginInput } from './identity.ts';
import * as z from './zod.ts';

/** How staff get in: with a password and a code of their phone (RFC 6238). Decision 76. */

/** Six digits of an authenticator app, or one of the recovery codes; however they are spaced. */
const factorCode = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[A-Z2-7]{24})$/, { error: 'Enter the six digits, or one of your recovery codes.' }));

export const staffLoginInput = loginInput.extend({ code: factorCode.optional() });

export const staffLogin = endpoint({
  method: 'POST',
  path: '/api/staff/login',
  summary:
    'Open a session of staff. Without a code it says what is next: a code, or setting up an app; with the right one, the session',
  auth: 'guest',
  limit: 'guess',
  queries: 24,
  input: staffLoginInput,
  output: z.object({
    next: z.literal(['in', 'code', 'setup']),
    /** Empty unless `next` is 'in'. */
    ticket: z.string(),
    user: loginInfo.nullable(),
    /** What an authenticator app is given, as text and as the address of a QR code; only where `next` is 'setup'. */
    secret: z.string(),
    uri: z.string(),
    /** Shown once, when an app was set up. */
    recoveryCodes: z.array(z.string()),
    /** How many of them are left. */
    codesLeft: z.int(),
  }),
});

export const resetFactor = endpoint({
  method: 'POST',
  path: '/api/staff/account/resetfactor',
  summary: 'Let somebody of staff who lost their phone set up another one; with the own password. Ends their sessions',
  auth: 'staff',
  right: 'accounts',
  decides: 'account',
  limit: 'guess',
  queries: 20,
  input: z.strictObject({
    username: z.string().trim().min(1, { error: 'Say whose.' }).max(254),
    reason: z.string().trim().min(5, { error: 'Say why.' }).max(200),
    password: z.string().min(1, { error: 'Enter your password.' }).max(64),
  }),
  output: z.object({ accountId: z.int(), ended: z.int() }),
});

export const endSession = endpoint({
  method: 'POST',
  path: '/api/user/endsession',
  summary: 'End one session of the account, as it is listed, with the password',
  auth: 'shopper',
  limit: 'guess',
  queries: 9,
  input: z.strictObject({ id: whole(1, Number.MAX_SAFE_INTEGER), password: ownPasswordField }),
  output: z.object({ ended: z.int() }),
});
