import { dateAndTime } from '@sgb/contract/date-words.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type * as contract from '@sgb/contract/text-desk.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { noteAudit } from '../../../platform/audit/scope.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Text } from '../../../platform/texts/define.ts';
import { faultIn } from './text-rules.ts';
import { allWritten, lockWritten, putWritten, type WrittenRow, writtenOf } from './text-store.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

export interface TextNeeds {
  /** Everything that the shop writes to people. */
  readonly texts: () => readonly Text[];
}

const mostDaysAhead = 366;
const unknown = () => refuse('notFound', 'There is no such text.');

/** A text as it is sent now; the newest words come first. */
function inForce({ name, when, title, text }: Text, written: readonly WrittenRow[], now: Date) {
  const row = written.find(({ from }) => from <= now);
  const planned = written.findLast(({ from }) => from > now);
  return {
    name,
    when,
    title: row?.title ?? title,
    text: row?.text ?? text,
    from: row?.from.toISOString() ?? null,
    by: row?.by ?? '',
    planned: planned?.from.toISOString() ?? null,
  };
}

export const textList =
  ({ texts }: TextNeeds) =>
  async ({ db, clock }: StaffCall, { q, only, page }: InputOf<typeof contract.listTexts>) => {
    const now = clock.now();
    const written = Map.groupBy(await db.read(allWritten), ({ name }) => name);
    const sought = q.toLowerCase();
    const found = texts()
      .map((text) => inForce(text, written.get(text.name) ?? [], now))
      .filter((row) => [row.name, row.when, row.title, row.text].some((words) => words.toLowerCase().includes(sought)))
      .filter(({ from, planned }) =>
        only === 'changed' ? from !== null : only === 'planned' ? planned !== null : true,
      )
      .toSorted((one, other) => one.name.localeCompare(other.name));
    const { offset, limit } = sliceOf(page);
    const total = found.length;
    return { items: found.slice(offset, offset + limit), total, page, pages: ownPagesFromOne(total) };
  };

export const textDetail =
  ({ texts }: TextNeeds) =>
  async ({ db, clock }: StaffCall, { name }: InputOf<typeof contract.getText>) => {
    const text = texts().find((each) => each.name === name);
    if (!text) return unknown();
    const written = await db.read((reader) => writtenOf(reader, name));
    return {
      ...inForce(text, written, clock.now()),
      first: { title: text.title, text: text.text },
      holes: text.holes.map((hole) => ({ name: hole, kept: text.keep?.includes(hole) ?? false })),
      seen: written[0]?.from.toISOString() ?? '',
      history: written.map(({ title, text: words, from, by, why }) => ({
        title,
        text: words,
        from: from.toISOString(),
        by,
        why,
      })),
    };
  };

export const saveText =
  ({ texts }: TextNeeds) =>
  async (call: StaffCall, { name, title, text, from, reason, seen }: InputOf<typeof contract.saveText>) => {
    const known = texts().find((each) => each.name === name);
    if (!known) return unknown();
    const fault = faultIn(known, { title, text });
    if (fault) return refuse('textRefused', fault.words, { field: fault.field });
    const now = call.clock.now();
    const begins = from && new Date(from) > now ? new Date(from) : now;
    if (begins > addDays(now, mostDaysAhead)) return refuse('textRefused', 'That is more than a year ahead.');
    return call.db.transact(async (tx) => {
      const written = await lockWritten(tx, name);
      if ((written[0]?.from.toISOString() ?? '') !== seen) {
        const [{ by, from: since } = { by: '', from: now }] = written;
        const words = `${by} changed these words after you opened them, from ${dateAndTime(since)} on. Nothing was saved.`;
        return refuse('textMoved', words, { by });
      }
      const before = inForce(known, written, begins);
      if (before.title === title && before.text === text) return refuse('textRefused', 'These are its words already.');
      noteAudit({
        subject: `text ${name}`,
        before: { title: before.title, text: before.text },
        after: { title, text, from: begins.toISOString() },
      });
      putWritten(tx, { name, from: begins, title, text, by: call.session.username, why: reason }, now);
      return { from: begins.toISOString() };
    });
  };
