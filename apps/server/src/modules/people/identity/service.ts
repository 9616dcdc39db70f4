import type { signOutOthersInput } from '@sgb/contract/access.ts';
import type { allowLinks } from '@sgb/contract/businesses.ts';
import type { LoginInfo, loginInput, setAvatar } from '@sgb/contract/identity.ts';
import type { endSession as endSessionCall } from '@sgb/contract/staff-access.ts';
import type { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { atOf } from '../../../platform/at.ts';
import { surely } from '../../../platform/db/lost.ts';
import { withTally } from '../../../platform/db/statements.ts';
import type { Call, Session } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { dropFiles, useFiles } from '../../base/uploads/index.ts';
import { changeAccount } from './account-store.ts';
import { checkPassword } from './confirm.ts';
import { deviceName } from './devices.ts';
import { enter } from './enter.ts';
import type { IdentityNeeds } from './needs.ts';
import { avatarAddress, infoOf, knownOf, openSession } from './open-session.ts';
import { peopleById } from './others-store.ts';
import {
  hashTicket,
  mobilesOf,
  needsFactor,
  oldestSession,
  shopperSession,
  shouldSlide,
  staffSession,
} from './rules.ts';
import { endSeen, isLooking, seenSessionOf } from './see-as.ts';
import { accessStaff } from './settings.ts';
import * as store from './store.ts';

export async function logIn(call: Call, input: z.output<typeof loginInput>, needs: IdentityNeeds) {
  const entered = await enter(call, input, async (tx, account, { settings }) => {
    const terms = settings.get(accessStaff);
    // Only who knows the password learns that it is an account of staff.
    if (needsFactor(account, terms)) return refuse('wrongLogin', 'Staff log in at /console/.');
    return openSession(call, tx, account.id, account.staffRole ? { terms: staffSession(terms) } : {});
  });
  if (entered instanceof Refusal) return entered;
  return { ticket: entered.opened, user: await infoOf(call, knownOf(entered.account, call.clock.now()), needs) };
}

/** Who a ticket belongs to; using it moves its end. Staff who did not prove their second factor are nobody. */
export async function sessionOf(app: App, ticket: string): Promise<Session | null> {
  if (isLooking(ticket)) return seenSessionOf(app, ticket);
  const ticketHash = hashTicket(ticket);
  const { now, settings } = await atOf(app);
  const staffTerms = settings.get(accessStaff);
  const ofStaff = staffSession(staffTerms);
  const oldest = { shopper: oldestSession(now, shopperSession), staff: oldestSession(now, ofStaff) };
  return surely(() =>
    app.db.read(async (reader) => {
      const found = await store.sessionByHash(reader, ticketHash, now, oldest);
      if (!found || (!found.proven && needsFactor(found, staffTerms))) return null;
      const terms = found.staffRole ? ofStaff : shopperSession;
      if (shouldSlide(found.expiresAt, now, terms)) {
        await store.slideSession(reader, ticketHash, new Date(now.getTime() + terms.lifeMs));
      }
      return { ticketHash, wrote: found.wrote, ...knownOf(found, now) };
    }),
  );
}

/** All sessions of a person: who writes on the phone and looks at the desk sees it there, too. */
export function noteWrite(app: App, accountId: number): Promise<void> {
  return withTally(() => surely(() => app.db.transact((tx) => store.noteWrite(tx, accountId))));
}

export async function nameOf(app: App, accountId: number): Promise<string> {
  const [person] = await app.db.read((reader) => peopleById(reader, [accountId]));
  return person?.username ?? '';
}

export async function logOut(call: Call) {
  const { session } = call;
  if (!session) return {};
  const end = session.seenBy === undefined ? store.deleteSession : endSeen;
  await call.db.transact((tx) => end(tx, session.ticketHash));
  return {};
}

export function loginInfo(call: Call<'shopper'>, needs: IdentityNeeds): Promise<LoginInfo> {
  return infoOf(call, call.session, needs);
}

export async function listSessions(call: Call<'shopper'>) {
  const { now, settings } = await atOf(call);
  const { session } = call;
  const terms = session.staff ? staffSession(settings.get(accessStaff)) : shopperSession;
  const found = await call.db.read((reader) =>
    store.sessionsOf(reader, session.accountId, now, oldestSession(now, terms)),
  );
  return {
    list: found.map((each) => ({
      id: each.id,
      device: deviceName(each.userAgent),
      ip: each.ip,
      current: each.ticketHash.equals(session.ticketHash),
      openedAt: each.createdAt.toISOString(),
      usedAt: new Date(each.expiresAt.getTime() - terms.lifeMs).toISOString(),
    })),
  };
}

/** With the password: whoever has a ticket alone does not throw the owner out. */
export async function endSession(call: Call<'shopper'>, { id, password }: z.output<typeof endSessionCall.input>) {
  const refusal = await checkPassword(call, password);
  if (refusal) return refusal;
  const { db, session } = call;
  return { ended: await db.transact((tx) => store.deleteSessionOf(tx, session.accountId, id)) };
}

export async function signOutOthers(call: Call<'shopper'>, { password }: z.output<typeof signOutOthersInput>) {
  const refusal = await checkPassword(call, password);
  if (refusal) return refusal;
  const { db, session } = call;
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
