import type { BlockReason } from '@sgb/contract/earning-kinds.ts';
import { clearBlockedInvite, type listBlockedInvites } from '@sgb/contract/earnings.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { mayDecide } from '../../people/decisions/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import * as store from './store.ts';

/** Invitations that earn nothing, for staff to look at. */
export async function blockedInvites(call: Call<'staff'>, { page }: z.output<typeof listBlockedInvites.input>) {
  const { limit, offset } = sliceOf(page);
  return call.db.read(async (reader) => {
    const rows = await store.listBlocks(reader, limit, offset);
    const people = await peopleById(
      reader,
      rows.flatMap(({ earnerId, personId }) => [earnerId, personId]),
    );
    const names = new Map(people.map(({ id, username }) => [id, username]));
    const total = rows[0]?.total ?? 0;
    return {
      items: rows.map(({ earnerId, personId, reason, foundAt }) => ({
        earnerId,
        earner: names.get(earnerId) ?? '',
        personId,
        person: names.get(personId) ?? '',
        reason: reason as BlockReason,
        foundAt: foundAt.toISOString(),
      })),
      total,
      page,
      pages: ownPagesFromOne(total),
    };
  });
}

/** They are two people after all. What was signed for before stays as it is. */
export async function clearInvite(call: Call<'staff'>, input: z.output<typeof clearBlockedInvite.input>) {
  const at = await atOf(call);
  const by = call.session.accountId;
  const { earnerid: earnerId, personid: personId, note } = input;
  return call.db.transact(async (tx) => {
    const block = await store.holdBlock(tx, earnerId, personId);
    if (!block) return refuse('notFound', 'Nothing of this kind was found.');
    const about = { accounts: [earnerId, personId], subject: `invite ${earnerId} ${personId}`, cents: 0, input };
    const stop = await mayDecide(tx, clearBlockedInvite, { by, ...at }, about);
    if (stop) return stop;
    if (!block.clearedAt) store.clearBlock(tx, { earnerId, personId, by, note, now: at.now });
    return { clearedAt: (block.clearedAt ?? at.now).toISOString() };
  });
}
