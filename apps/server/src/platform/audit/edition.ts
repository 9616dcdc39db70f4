import type { Sql, Tx } from '../db/connection.ts';

/** What a call edits, and in which edition that was read. */
export interface Edited {
  readonly thing: string;
  readonly seen: number;
}

/** Somebody else edited the thing since whoever saves it now has read it. */
export class EditedSince extends Error {
  readonly by: number;
  readonly at: Date;

  constructor(thing: string, by: number, at: Date) {
    super(`${thing} was edited meanwhile`);
    this.by = by;
    this.at = at;
  }
}

const lockText = "select pg_advisory_xact_lock(hashtext('staff.editions'), 0)";
const sinceText = `select by_account as "by", at from staff_audit
  where edited = $1 and id > $2 and request_id <> $3 order by id desc limit 1`;
const newestText = 'select coalesce(max(id), 0)::text as edition from staff_audit where edited is not null';

/**
 * The last thing before an edit of staff is committed: one edit after another takes its number, so that of two at the same moment the second finds
 * the first, and no number is ever found in between later. Held for as long as the commit takes.
 */
export async function expectUnedited(tx: Tx, { thing, seen }: Edited, requestId: string): Promise<void> {
  const [, rows] = await Promise.all([
    tx.run('audit.oneAfterAnother', lockText, []),
    tx.run<{ by: number; at: Date }>('audit.editedSince', sinceText, [thing, seen, requestId]),
  ]);
  const [since] = rows;
  if (since) throw new EditedSince(thing, since.by, since.at);
}

/** The number of the newest edit. Asked before what it is said of is read: what is read then is as new, or newer. */
export async function newestEdition(sql: Sql): Promise<string> {
  const [row] = await sql.run<{ edition: string }>('audit.newestEdition', newestText, []);
  return row?.edition ?? '0';
}
