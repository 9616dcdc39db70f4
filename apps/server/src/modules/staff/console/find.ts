import type { Found, FoundKind } from '@sgb/contract/console.ts';
import { may } from '@sgb/contract/policy.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Desk, Finder, FoundRow } from '../../../platform/desk.ts';
import type { Call } from '../../../platform/http/call.ts';

export interface ConsoleNeeds {
  /** What each module has for staff. */
  readonly desks: readonly Desk[];
  readonly usernamesOf: (reader: Sql, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}

/** Asks only those who know things that look like it, and only for what whoever asks may see. */
export async function find(call: Call<'staff'>, { q }: { q: string }, { desks, usernamesOf }: ConsoleNeeds) {
  const fits = ({ right, pattern }: Pick<Finder, 'right' | 'pattern'>) =>
    may(right, call.session.person) && pattern.test(q);
  const finders = desks.flatMap(({ finders: theirs = [] }) => theirs).filter(fits);
  const searchers = desks.flatMap(({ searchers: theirs = [] }) => theirs).filter(fits);
  const found = await call.db.read(async (reader) => {
    const answers = await Promise.all(finders.map((finder) => finder.read(reader, q)));
    const rows = answers.flatMap((all, place) => all.map((row) => ({ kind: finders[place]?.kind, ...row })));
    const ids = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];
    const names = ids.length > 0 ? await usernamesOf(reader, ids) : new Map<number, string>();
    return rows.map((row) => shown(row, names.get(row.accountId ?? 0) ?? ''));
  });
  if (found.length > 0) return { found };
  // They understand misspelt words and look at all goods: only where nobody else knew what was meant.
  const searched = await Promise.all(searchers.map((searcher) => searcher.search(call, q)));
  return {
    found: searched.flatMap((all, place) => all.map((row) => shown({ kind: searchers[place]?.kind, ...row }, ''))),
  };
}

const shown = ({ accountId: _, at, ...row }: FoundRow & { kind: FoundKind | undefined }, username: string) =>
  ({ ...row, at: at?.toISOString() ?? null, username }) as Found;
