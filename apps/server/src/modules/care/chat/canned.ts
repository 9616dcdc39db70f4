import type * as contract from '@sgb/contract/chat-desk.ts';
import { ownPagesFromOne, pageSize, sliceOf } from '@sgb/contract/paging.ts';
import { asc, count, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { peopleById } from '../../people/identity/index.ts';
import { cannedAnswers } from './tables.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type StaffCall = Call<'staff'>;

/** Answers that are written already. */
export async function list(call: StaffCall, { page }: InputOf<typeof contract.listCanned>) {
  return call.db.read(async (reader) => {
    const { offset } = sliceOf(page);
    const rows = await reader.orm
      .select()
      .from(cannedAnswers)
      .orderBy(asc(sql`lower(${cannedAnswers.title})`))
      .limit(pageSize)
      .offset(offset);
    const [{ total } = { total: 0 }] = await reader.orm.select({ total: count() }).from(cannedAnswers);
    const people = await peopleById(reader, [...new Set(rows.map(({ changedBy }) => changedBy))]);
    const names = new Map(people.map(({ id, username }) => [id, username]));
    const items = rows.map(({ id, title, text, changedBy, changedAt }) => ({
      id,
      title,
      text,
      by: names.get(changedBy) ?? '',
      at: changedAt.toISOString(),
    }));
    return { items, total, page, pages: ownPagesFromOne(total) };
  });
}

export async function save(call: StaffCall, { id, title, text }: InputOf<typeof contract.saveCanned>) {
  const facts = { title, text, changedBy: call.session.accountId, changedAt: call.clock.now() };
  return call.db.transact(async (tx) => {
    const [same] = await tx.orm
      .select({ id: cannedAnswers.id })
      .from(cannedAnswers)
      .where(eq(sql`lower(${cannedAnswers.title})`, title.toLowerCase()));
    if (same && same.id !== id) return refuse('cannedTitle');
    const [row] =
      id === undefined
        ? await tx.orm.insert(cannedAnswers).values(facts).onConflictDoNothing().returning({ id: cannedAnswers.id })
        : await tx.orm
            .update(cannedAnswers)
            .set(facts)
            .where(eq(cannedAnswers.id, id))
            .returning({ id: cannedAnswers.id });
    if (!row) return id === undefined ? refuse('cannedTitle') : refuse('notFound', 'There is no such answer.');
    return { id: row.id };
  });
}

export async function drop(call: StaffCall, { id }: InputOf<typeof contract.dropCanned>) {
  return call.db.transact(async (tx) => {
    const gone = await tx.orm.delete(cannedAnswers).where(eq(cannedAnswers.id, id)).returning({ id: cannedAnswers.id });
    return gone.length > 0 ? {} : refuse('notFound', 'There is no such answer.');
  });
}
