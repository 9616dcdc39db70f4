import { decisionStates } from '@sgb/contract/decisions.ts';
import { type listManualEntries, manualStates } from '@sgb/contract/manual-entries.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { decisionsAbout } from '../../people/decisions/index.ts';
import { numberOf, subjectOf } from './manual-rules.ts';
import * as store from './manual-store.ts';
import { namesOf } from './names.ts';

export async function manualList(
  { db, session }: Call<'staff'>,
  { state, page }: z.output<(typeof listManualEntries)['input']>,
) {
  return db.read(async (reader) => {
    const { rows, total } = await store.listedManuals(reader, state, sliceOf(page));
    const decisions = await decisionsAbout(
      reader,
      rows.map(({ id }) => subjectOf(id)),
    );
    const nameOf = await namesOf(reader, [
      ...rows.flatMap(({ fromOwner, toOwner, askedBy }) => [fromOwner, toOwner, askedBy]),
      ...[...decisions.values()].map(({ decidedBy }) => decidedBy),
    ]);
    const items = rows.map((row) => {
      const decision = decisions.get(subjectOf(row.id));
      const waits = row.entryId === null && decision?.state === decisionStates.waiting;
      return {
        id: row.id,
        number: numberOf(row.id),
        from: { username: nameOf(row.fromOwner), book: row.fromBook },
        to: { username: nameOf(row.toOwner), book: row.toBook },
        ...{ cents: row.cents, note: row.note, why: row.why, day: row.day, entryId: row.entryId },
        state: row.entryId === null ? (waits ? manualStates.waiting : manualStates.refused) : manualStates.booked,
        decision: waits ? decision.id : null,
        by: nameOf(row.askedBy),
        at: row.askedAt.toISOString(),
        decidedBy: nameOf(decision?.decidedBy ?? null),
        decidedAt: decision?.decidedAt?.toISOString() ?? null,
        reason: decision?.reason ?? '',
        reverses: row.reverses === null ? '' : numberOf(row.reverses),
        reversedBy: row.reversedBy === null ? '' : numberOf(row.reversedBy),
        mine: waits && decision.proposedBy !== session.accountId,
      };
    });
    return { items, total, page, pages: ownPagesFromOne(total) };
  });
}

/** Who asked for an entry of the books and who agreed; null where no hand booked it. */
export async function handsOf(reader: Sql, entryId: number) {
  const row = await store.manualOfEntry(reader, entryId);
  if (!row) return null;
  const [decision] = (await decisionsAbout(reader, [subjectOf(row.id)])).values();
  const nameOf = await namesOf(reader, [row.askedBy, decision?.decidedBy ?? null]);
  return {
    number: numberOf(row.id),
    why: row.why,
    by: nameOf(row.askedBy),
    decidedBy: nameOf(decision?.decidedBy ?? null),
  };
}
