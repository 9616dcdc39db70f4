import type { UnfinishedKind } from '@sgb/contract/privacy-words.ts';
import type { Tx } from './db/database.ts';

/** Rows about people: what is told to the person, and what becomes of them once the account is closed. */
export interface PersonalTable {
  readonly table: string;
  /** What the person's own copy calls them. */
  readonly title: string;
  /** SQL: which rows are about the account $1. */
  readonly whose: string;
  /** The columns of that copy; none of what only machines use. */
  readonly told: readonly string[];
  readonly closing: Closing;
}

/**
 * Rows go; or these columns are written over, with SQL; or all stays, because nothing in it is about anybody whose name is
 * gone. What the law wants longer waits so many years.
 */
type Closing =
  | { readonly do: 'delete' }
  | { readonly do: 'overwrite'; readonly with: Readonly<Record<string, string>>; readonly afterYears?: number }
  | { readonly do: 'keep' };

/** Tax and customs papers are kept for five years. */
export const lawYears = 5;

/** What has to end before an account can be closed. */
interface Unfinished {
  readonly what: UnfinishedKind;
  /** SQL about the account $1 with one number. */
  readonly text: string;
}

/** What a part of the shop knows of a person. */
export interface Personal {
  readonly tables?: readonly PersonalTable[];
  readonly unfinished?: readonly Unfinished[];
  /** What SQL alone cannot forget; runs before the tables are. */
  readonly forget?: (tx: Tx, accountId: number, now: Date) => Promise<void>;
}

/** More rows than anybody has; a copy that would be cut says so. */
const mostTold = 10_000;

/** The rows as they are told, newest first where they are numbered. */
export function tellText({ table, whose, told }: PersonalTable): string {
  const columns = told.map((column) => `"${column}"`).join(', ');
  return `select coalesce(json_agg(told), '[]'::json) as rows
    from (select ${columns} from ${table} where ${whose} limit ${mostTold}) told`;
}

/** The statement that forgets now what may be forgotten now, or after so many years the rest. */
export function forgetText({ table, whose, closing }: PersonalTable, when: 'now' | 'later'): string | null {
  if (closing.do === 'keep') return null;
  if (closing.do === 'delete') return when === 'now' ? `delete from ${table} where ${whose}` : null;
  const due = closing.afterYears === undefined ? 'now' : 'later';
  if (due !== when) return null;
  const changes = Object.entries(closing.with).map(([column, value]) => `"${column}" = ${value}`);
  return `update ${table} set ${changes.join(', ')} where ${whose}`;
}
