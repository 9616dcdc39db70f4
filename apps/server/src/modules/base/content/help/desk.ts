import type * as contract from '@sgb/contract/content-desk.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import type { Sql } from '../../../../platform/db/database.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { filledBody, type fillerOf, placeholder } from './fill.ts';
import { checkedBody } from './rules.ts';
import { allArticles, holdArticle, keepVersion, saveArticle, versionsPage } from './store.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type StaffCall = Call<'staff'>;

export interface HelpDeskNeeds {
  readonly usernamesOf: (reader: Sql, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}

export async function list(call: StaffCall, { page }: InputOf<typeof contract.listDeskHelp>) {
  const rows = await call.db.read(allArticles);
  const items = rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
  return { items: page === 1 ? items : [], total: items.length, page, pages: 1 };
}

export const versions =
  ({ usernamesOf }: HelpDeskNeeds) =>
  async (call: StaffCall, { type, page }: InputOf<typeof contract.listHelpVersions>) =>
    call.db.read(async (reader) => {
      const { rows, total } = await versionsPage(reader, type, sliceOf(page));
      const names = await usernamesOf(reader, [...new Set(rows.flatMap(({ writtenBy }) => writtenBy ?? []))]);
      const items = rows.map(({ writtenAt, writtenBy, ...row }) => ({
        ...row,
        writtenAt: writtenAt.toISOString(),
        by: writtenBy === null ? '' : (names.get(writtenBy) ?? ''),
      }));
      return { items, total, page, pages: ownPagesFromOne(total) };
    });

export const preview =
  (filled: ReturnType<typeof fillerOf>) =>
  async (call: StaffCall, { body }: InputOf<typeof contract.previewHelp>) => {
    const settings = await call.settings();
    const unknown = new Set<string>();
    const shown = filledBody(body, (text) => {
      const told = filled(text, settings);
      for (const [name] of told.matchAll(placeholder)) unknown.add(name);
      return told;
    });
    return { body: shown, unknown: [...unknown] };
  };

/** The version before is kept. */
export async function save(call: StaffCall, input: InputOf<typeof contract.saveHelp>) {
  const { fresh, position, body, ...words } = input;
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const old = await holdArticle(tx, input.type);
    if (fresh && old) return refuse('articleTaken');
    if (!fresh && !old) return refuse('notFound', 'There is no such article.');
    let checked: ReturnType<typeof checkedBody>;
    try {
      checked = checkedBody(body);
    } catch {
      return refuse('badInput', 'body: A row of a table has too few or too many cells.', { field: 'body' });
    }
    if (old) await keepVersion(tx, old);
    // Two versions never have one moment: it is what they are told apart by.
    const at = old ? new Date(Math.max(now.getTime(), old.updatedAt.getTime() + 1)) : now;
    await saveArticle(tx, { ...words, body: checked }, position, at, call.session.accountId);
    return { updatedAt: at.toISOString() };
  });
}
