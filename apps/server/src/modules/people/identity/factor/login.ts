import type { staffLogin, staffLoginInput } from '@sgb/contract/staff-access.ts';
import type { z } from 'zod';
import type { At } from '../../../../platform/at.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { type Kept, keep, Refusal, refuse } from '../../../../platform/http/refusal.ts';
import type { Account } from '../account-store.ts';
import { enter } from '../enter.ts';
import type { IdentityNeeds } from '../needs.ts';
import { infoOf, knownOf, openSession } from '../open-session.ts';
import { needsFactor, staffSession } from '../rules.ts';
import { accessCodes, accessGuesses, accessStaff } from '../settings.ts';
import { newFactor, warn, wrongFactor } from '../warnings.ts';
import { lockAfter, newRecoveryCodes, newSecret, spaced, stepOf, uriOf } from './rules.ts';
import * as store from './store.ts';

type Answer = Omit<z.output<typeof staffLogin.output>, 'user'>;

const nothing = { ticket: '', secret: '', uri: '', recoveryCodes: [], codesLeft: 0 };

/** Sealed for one account: moved to another row it opens nothing. */
const contextOf = (accountId: number) => `second factor of ${accountId}`;
const recoveryOf = (accountId: number) => `recovery code of ${accountId}`;

/** Another one each time: who looked over a shoulder an hour ago knows nothing. */
async function offer(call: Call, tx: Tx, { id, username }: Account): Promise<Answer> {
  const secret = newSecret();
  await store.offerSecret(tx, id, call.vault.seal(secret, contextOf(id)));
  return { ...nothing, next: 'setup', secret, uri: uriOf(secret, username) };
}

function locked(until: Date | null, now: Date): Refusal | null {
  if (!until || until <= now) return null;
  const waitSeconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  const minutes = Math.ceil(waitSeconds / 60);
  const words = `Too many wrong codes. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return refuse('codeLocked', words, { waitSeconds });
}

/** Tries a code of the app, or a recovery code, which is used up by it. */
async function isRight(call: Call, tx: Tx, { id }: Account, factor: store.Factor, code: string, now: Date) {
  if (code.length !== 6) {
    return factor.confirmedAt !== null && store.useRecoveryCode(tx, id, call.vault.blind(code, recoveryOf(id)));
  }
  const step = stepOf(call.vault.open(factor, contextOf(id)), code, factor.lastStep, now);
  if (step === null) return false;
  await store.useStep(tx, id, step, now);
  return true;
}

async function setUp(call: Call, tx: Tx, account: Account, now: Date): Promise<string[]> {
  const codes = newRecoveryCodes();
  await store.keepRecoveryCodes(
    tx,
    account.id,
    codes.map((code) => call.vault.blind(code, recoveryOf(account.id))[0]),
  );
  await warn(tx, account, newFactor(now), now);
  return codes.map(spaced);
}

/** What becomes of somebody whose password was right. */
async function pass(
  call: Call,
  tx: Tx,
  account: Account,
  code: string | undefined,
  { now, settings }: At,
): Promise<Answer | Refusal | Kept> {
  if (!account.staffRole) return refuse('wrongLogin');
  const wanted = settings.get(accessStaff);
  const terms = staffSession(wanted);
  if (!needsFactor(account, wanted))
    return { ...nothing, next: 'in', ticket: await openSession(call, tx, account.id, { terms }) };

  const factor = await store.holdFactor(tx, account.id);
  if (code === undefined || !factor) {
    return factor?.confirmedAt ? { ...nothing, next: 'code' } : offer(call, tx, account);
  }
  const waits = locked(factor.lockedUntil, now);
  if (waits) return waits;
  if (!(await isRight(call, tx, account, factor, code, now))) {
    const { mostMinutes } = settings.get(accessGuesses);
    const until = lockAfter(factor.wrong + 1, now, { ...settings.get(accessCodes), mostMinutes });
    await store.countWrongCode(tx, account.id, until);
    if (until) await warn(tx, account, wrongFactor(until), now);
    return keep(refuse('wrongCode', 'That code is wrong, or was used already. Wait for the next one.'));
  }
  const recoveryCodes = factor.confirmedAt ? [] : await setUp(call, tx, account, now);
  const ticket = await openSession(call, tx, account.id, { terms, provenAt: now });
  return { ...nothing, next: 'in', ticket, recoveryCodes, codesLeft: await store.recoveryCodesLeft(tx, account.id) };
}

/** Staff get in with a password and a code; at the first time they are shown what to give to their phone. */
export async function logInStaff(call: Call, input: z.output<typeof staffLoginInput>, needs: IdentityNeeds) {
  const entered = await enter(
    call,
    input,
    (tx, account, at) => pass(call, tx, account, input.code, at),
    ({ next }) => next === 'in',
  );
  if (entered instanceof Refusal) return entered;
  const { account, opened } = entered;
  const user = opened.next === 'in' ? await infoOf(call, knownOf(account, call.clock.now()), needs) : null;
  return { ...opened, user };
}
