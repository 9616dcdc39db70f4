import type { allowLinks } from '@sgb/contract/businesses.ts';
import type { LoginInfo, loginInput, setAvatar } from '@sgb/contract/identity.ts';
import type { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';
import type { Call, Session } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { dropFiles, useFiles } from '../../base/uploads/index.ts';
import { changeAccount } from './account-store.ts';
import { judgeRight, judgeWrong, refuseLocked } from './attempts/judge.ts';
import { attemptKey, knownBy, strangerAt } from './attempts/rules.ts';
import { deviceHash, deviceName } from './devices.ts';
import { isNewDevice, knowsDevice } from './devices-store.ts';
import type { IdentityNeeds } from './needs.ts';
import { avatarAddress, infoOf, knownOf, openSession } from './open-session.ts';
import { passwordFits } from './passwords.ts';
import { hashTicket, mobilesOf, sessionLife, shouldSlide } from './rules.ts';
import * as store from './store.ts';
import { newDevice, warn } from './warnings.ts';

export async function logIn(
  call: Call,
  { username, password, visitorid }: z.output<typeof loginInput>,
  needs: IdentityNeeds,
) {
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
  const ticket = await call.db.transact(async (tx) => {
    // Somebody may be setting another password at this moment, which ends every session: no new one with the old word.
    const entry = await store.holdEntry(tx, account.id);
    if (entry?.hash !== account.passwordHash) return refuse('wrongLogin');
    if (entry.stopped) return refuse('accountStopped');
    const late = await judgeRight(tx, guesser, at);
    if (late) return late;
    if (await isNewDevice(tx, account.id, device, now)) {
      await warn(tx, account, newDevice(deviceName(call.userAgent), now), now);
    }
    return openSession(call, tx, account.id);
  });
  if (ticket instanceof Refusal) return ticket;
  call.log.info({ account: account.id }, 'logged in');
  return { ticket, user: await infoOf(call, knownOf(account, now), needs) };
}

/** Who a ticket belongs to; using it moves its end. */
export async function sessionOf(app: App, ticket: string): Promise<Session | null> {
  const ticketHash = hashTicket(ticket);
  const now = app.clock.now();
  return app.db.read(async (reader) => {
    const found = await store.sessionByHash(reader, ticketHash, now);
    if (!found) return null;
    if (shouldSlide(found.expiresAt, now)) {
      await store.slideSession(reader, ticketHash, new Date(now.getTime() + sessionLife));
    }
    return { ticketHash, ...knownOf(found, now) };
  });
}

export async function logOut(call: Call) {
  const { session } = call;
  if (session) await call.db.transact((tx) => store.deleteSession(tx, session.ticketHash));
  return {};
}

export function loginInfo(call: Call<'shopper'>, needs: IdentityNeeds): Promise<LoginInfo> {
  return infoOf(call, call.session, needs);
}

export async function listSessions({ db, clock, session }: Call<'shopper'>) {
  const found = await db.read((reader) => store.sessionsOf(reader, session.accountId, clock.now()));
  return {
    list: found.map((each) => ({
      id: each.id,
      device: deviceName(each.userAgent),
      ip: each.ip,
      current: each.ticketHash.equals(session.ticketHash),
      openedAt: each.createdAt.toISOString(),
      usedAt: new Date(each.expiresAt.getTime() - sessionLife).toISOString(),
    })),
  };
}

export async function signOutOthers({ db, session }: Call<'shopper'>) {
  return { ended: await db.transact((tx) => store.deleteSessionsOf(tx, session.accountId, session.ticketHash)) };
}

/** The picture before it goes; nobody else uses it. */
export async function changeAvatar(call: Call<'shopper'>, { fileid }: z.output<typeof setAvatar.input>) {
  const { accountId } = call.session;
  const avatar = fileid || null;
  return call.db.transact(async (tx) => {
    const before = await store.holdAvatar(tx, accountId);
    if (before === avatar) return { avatar: avatarAddress(call, avatar) };
    const refusal = avatar && (await useFiles(tx, { accountId, purpose: 'avatar' }, [avatar], call.clock.now()));
    if (refusal) return refusal;
    await store.setAvatar(tx, accountId, avatar);
    if (before) await dropFiles(tx, [before]);
    return { avatar: avatarAddress(call, avatar) };
  });
}

/** Whether somebody may paste links of 1688; it holds from their next call on. */
export async function setUse1688Link(
  call: Call<'staff'>,
  { username, use1688link }: z.output<typeof allowLinks.input>,
) {
  return call.db.transact(async (tx) => {
    const account = await store.accountByLogin(tx, username, mobilesOf(username));
    if (!account) return refuse('notFound', 'There is no such account.');
    await changeAccount(tx, account.id, { use1688Link: use1688link });
    return { accountId: account.id, use1688link };
  });
}
