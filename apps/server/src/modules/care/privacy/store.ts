import type { UnfinishedKind } from '@sgb/contract/privacy-words.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { tellText } from '../../../platform/personal.ts';
import type { PrivacyNeeds } from './needs.ts';

export interface Unfinished {
  readonly what: UnfinishedKind;
  readonly count: number;
}

/** What has to end before the account can be closed. */
export async function unfinishedOf(reader: Sql, { personal }: PrivacyNeeds, accountId: number): Promise<Unfinished[]> {
  const asked = personal.flatMap(({ unfinished = [] }) => unfinished);
  const found = await Promise.all(
    asked.map(async ({ what, text }) => {
      const [row] = await reader.run<{ n: number }>(`privacy.unfinished.${what}`, text, [accountId]);
      return { what, count: row?.n ?? 0 };
    }),
  );
  return found.filter(({ count }) => count !== 0);
}

/** Everything that is told to the person. */
export async function copyOf(reader: Sql, { personal }: PrivacyNeeds, accountId: number) {
  const tables = personal.flatMap((each) => each.tables ?? []);
  return Promise.all(
    tables.map(async (table) => {
      type Row = { rows: Record<string, unknown>[] };
      const [row] = await reader.run<Row>(`privacy.tell.${table.table}`, tellText(table), [accountId]);
      return { title: table.title, rows: row?.rows ?? [] };
    }),
  );
}
