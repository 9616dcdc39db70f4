import { memberStatuses } from '@sgb/contract/group-states.ts';
import type { changeMemberStatus, listGroup, listMembers, removeMember } from '@sgb/contract/groupship.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import { userTypes } from '@sgb/contract/people.ts';
import type { z } from 'zod';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Said } from '../../../platform/texts/define.ts';
import { notify } from '../../base/messages/index.ts';
import { openOrdersOf } from '../../buying/orders/index.ts';
import { scoresGiven } from '../../logistics/surveys/index.ts';
import { membersOf, servingContact, shownName, unbind } from '../../people/contacts/index.ts';
import { membersAmong, peopleById } from '../../people/identity/index.ts';
import type { AmbassadorNeeds } from './needs.ts';
import * as store from './store.ts';
import { ambassadorTexts } from './texts.ts';

const { say } = ambassadorTexts;

const { active, paused } = memberStatuses;

interface GroupWanted {
  readonly leaderId: number;
  readonly page: number;
  readonly status?: 1 | 2 | undefined;
  readonly keyword: string;
}

/** A page of a group: of its members not the address, the wallet or what they buy. */
async function groupPage(reader: Sql, { leaderId, page, status, keyword }: GroupWanted, needs: AmbassadorNeeds) {
  const had = await membersOf(reader, [leaderId]);
  const stopped = new Set((await store.pausedAmong(reader, leaderId)).map((row) => row.accountId));
  const among = had
    .map((row) => row.accountId)
    .filter((id) => status === undefined || stopped.has(id) === (status === paused));
  const { ids, total } = await membersAmong(reader, among, keyword, sliceOf(page));
  const people = new Map((await peopleById(reader, ids)).map((person) => [person.id, person]));
  const open = await openOrdersOf(reader, ids);
  const scores = await scoresGiven(reader, leaderId, ids);
  const inRounds = await needs.ordersInRounds(reader, ids);
  const joined = new Map(had.map((row) => [row.accountId, row.assignedAt]));
  const items = ids.flatMap((id) => {
    const person = people.get(id);
    if (!person) return [];
    return {
      id,
      username: person.username,
      name: shownName(person),
      joinedAt: joined.get(id)?.toISOString() ?? '',
      openOrders: open.get(id) ?? 0,
      inRound: inRounds.get(id) ?? 0,
      score: scores.get(id) ?? 0,
      status: stopped.has(id) ? paused : active,
    };
  });
  return { items, total, page, pages: ownPagesFromOne(total) };
}

export const members = (needs: AmbassadorNeeds) => (call: Call<'shopper'>, input: z.output<typeof listMembers.input>) =>
  call.db.read((reader) => groupPage(reader, { ...input, leaderId: call.session.accountId }, needs));

export const groupOf = (needs: AmbassadorNeeds) => (call: Call<'staff'>, input: z.output<typeof listGroup.input>) =>
  call.db.read(async (reader) => {
    if (!(await store.lastOf(reader, input.accountid))) return refuse('notFound', 'This is no ambassador.');
    return groupPage(reader, { leaderId: input.accountid, page: input.page, keyword: '' }, needs);
  });

/** A member of this leader, or why not. */
async function ownMember(tx: Tx, leaderId: number, id: number) {
  const [person] = await peopleById(tx, [id]);
  const contact = await servingContact(tx, id);
  const mine = person?.userType === userTypes.member && contact?.contactId === leaderId;
  return person && mine ? person : refuse('notYourMember');
}

export async function changeStatus(call: Call<'shopper'>, { id, reason }: z.output<typeof changeMemberStatus.input>) {
  const { accountId } = call.session;
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const member = await ownMember(tx, accountId, id);
    if (member instanceof Refusal) return member;
    if (await store.unpauseMember(tx, id)) {
      await tell(tx, id, say.unpaused(), now);
      return { status: active };
    }
    await store.pauseMember(tx, { accountId: id, ambassadorId: accountId, reason, since: now });
    await tell(tx, id, say.memberPaused({ reason: reason && `\n\n${reason}` }), now);
    return { status: paused };
  });
}

export async function remove(call: Call<'shopper'>, { id, reason }: z.output<typeof removeMember.input>) {
  const { accountId } = call.session;
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const member = await ownMember(tx, accountId, id);
    if (member instanceof Refusal) return member;
    const done = await unbind(tx, id, 'removed', now);
    if (done instanceof Refusal) return done;
    await store.unpauseMember(tx, id);
    await tell(tx, id, say.removed({ reason }), now);
    return {};
  });
}

function tell(tx: Tx, userId: number, told: Said, now: Date) {
  return notify(tx, { userId, type: 'membership', ...told, link: '/groupship/index' }, { now });
}
