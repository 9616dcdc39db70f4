import type { BlockReason } from '@sgb/contract/earning-kinds.ts';
import type { listBlockedInvites } from '@sgb/contract/earnings.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { peopleById } from '../../people/identity/index.ts';
import { listBlocks } from './store.ts';

/** Invitations that earn nothing, for staff to look at. */
export async function blockedInvites(call: Call<'staff'>, { page }: z.output<typeof listBlockedInvites.input>) {
  const { limit, offset } = sliceOf(page);
  return call.db.read(async (reader) => {
    const rows = await listBlocks(reader, limit, offset);
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
