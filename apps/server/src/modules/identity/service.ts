import { randomBytes } from 'node:crypto';
import type { LoginInfo, loginInput, setAvatar } from '@sgb/contract/identity.ts';
import type { z } from 'zod';
import type { App } from '../../platform/app.ts';
import type { Call, Session } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { dropFiles, fileAddress, useFiles } from '../uploads/index.ts';
import { passwordFits } from './passwords.ts';
import { hashTicket, sessionLife, shouldSlide } from './rules.ts';
import * as store from './store.ts';

type Known = Pick<Session, 'accountId' | 'username' | 'userType' | 'use1688link' | 'avatar'>;

function avatarAddress(call: Pick<Call, 'files' | 'clock'>, avatar: string | null): string {
  return avatar ? fileAddress(call, { id: avatar, purpose: 'avatar' }) : '';
}

async function infoOf(call: Pick<Call, 'settings' | 'files' | 'clock'>, known: Known): Promise<LoginInfo> {
  return {
    userId: known.accountId,
    username: known.username,
    usertype: known.userType,
    unreadMessages: 0,
    searchbartext: (await call.settings()).get('search.barText'),
    use1688link: known.use1688link,
    avatar: avatarAddress(call, known.avatar),
  };
}

export async function logIn(call: Call, { username, password }: z.output<typeof loginInput>) {
  const account = await call.db.read((reader) => store.accountByLogin(reader, username));
  if (!(await passwordFits(password, account?.passwordHash)) || !account) return refuse('wrongLogin');
  const ticket = randomBytes(32).toString('base64url');
  const now = call.clock.now();
  await call.db.transact((tx) =>
    store.insertSession(tx, {
      ticketHash: hashTicket(ticket),
      accountId: account.id,
      userAgent: call.userAgent.slice(0, 300),
      createdAt: now,
      expiresAt: new Date(now.getTime() + sessionLife),
    }),
  );
  const user = await infoOf(call, { ...account, accountId: account.id, use1688link: account.use1688Link });
  return { ticket, user };
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
    const { account } = found;
    return {
      ticketHash,
      accountId: account.id,
      username: account.username,
      userType: account.userType,
      staff: account.staffRole !== null,
      use1688link: account.use1688Link,
      avatar: account.avatar,
    };
  });
}

export async function logOut(call: Call) {
  const { session } = call;
  if (session) await call.db.transact((tx) => store.deleteSession(tx, session.ticketHash));
  return {};
}

export function loginInfo(call: Call<'shopper'>): Promise<LoginInfo> {
  return infoOf(call, call.session);
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
