import type { loginInput } from '@sgb/contract/identity.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Kept, Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Account } from './account-store.ts';
import { judgeRight, judgeWrong, refuseLocked } from './attempts/judge.ts';
import { attemptKey, knownBy, strangerAt } from './attempts/rules.ts';
import { deviceHash, deviceName } from './devices.ts';
import { isNewDevice, knowsDevice } from './devices-store.ts';
import { hashPassword, isOutdated, passwordFits } from './passwords.ts';
import { mobilesOf } from './rules.ts';
import * as store from './store.ts';
import { newDevice, warn } from './warnings.ts';

type Entry = Pick<z.output<typeof loginInput>, 'username' | 'password' | 'visitorid'>;

/**
 * Everything between a name with a password and a session; `open` makes that, in a transaction that holds the account. Where
 * it has none to give yet, because a code is needed as well, nobody has entered.
 */
export async function enter<Opened>(
  call: Call,
  { username, password, visitorid }: Entry,
  open: (tx: Tx, account: Account, at: At) => Promise<Opened | Refusal | Kept>,
  hasEntered: (opened: Opened) => boolean = () => true,
): Promise<{ readonly account: Account; readonly opened: Opened } | Refusal> {
  const at = await atOf(call);
  const { now } = at;
  const device = deviceHash(visitorid, call.userAgent);
  const { account, guesser, locked } = await call.db.read(async (reader) => {
    const account = await store.accountByLogin(reader, username, mobilesOf(username));
    const key = attemptKey(account?.id, username);
    // One that keeps no number of its own looks like many others. Names that nobody has cost the same work.
    const known = visitorid !== undefined && (await knowsDevice(reader, account?.id ?? 0, device));
    const guesser = known ? knownBy(key, 'device', device) : strangerAt(key, call.ip);
    return { account, guesser, locked: await refuseLocked(reader, guesser, at) };
  });
  // Unknown names are locked, too: a lock must not tell that there is an account.
  if (locked) return locked;
  if (!(await passwordFits(password, account?.passwordHash)) || !account) {
    call.log.warn({ account: account?.id ?? null }, 'wrong password at a login');
    return judgeWrong(call.db, { guesser, owner: account, refusal: refuse('wrongLogin') }, at);
  }
  const done = await call.db.transact(async (tx) => {
    // Somebody may be setting another password at this moment, which ends every session: no new one with the old word.
    const entry = await store.holdEntry(tx, account.id);
    const same = entry?.hash === account.passwordHash || (await passwordFits(password, entry?.hash));
    if (!entry || !same) return refuse('wrongLogin');
    if (entry.stopped) return refuse('accountStopped');
    const late = await judgeRight(tx, guesser, at);
    if (late) return late;
    const opened = await open(tx, account, at);
    if (opened instanceof Refusal || opened instanceof Kept) return opened;
    if (hasEntered(opened) && (await isNewDevice(tx, account.id, device, now))) {
      await warn(tx, account, newDevice(deviceName(call.userAgent), now), now);
    }
    return { account, opened };
  });
  if (done instanceof Refusal || !hasEntered(done.opened)) return done;
  call.log.info({ account: account.id }, 'logged in');
  if (isOutdated(account.passwordHash)) {
    await store.exchangeHash(call.db, account, await hashPassword(password));
  }
  return done;
}
