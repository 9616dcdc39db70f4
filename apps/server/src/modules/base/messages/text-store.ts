import type { Sql, Tx } from '../../../platform/db/database.ts';

/** Words that staff gave a text, from a moment on. */
export interface WrittenRow {
  readonly name: string;
  readonly from: Date;
  readonly title: string;
  readonly text: string;
  readonly by: string;
  readonly why: string;
}

const columns = `name, valid_from as "from", title, body as text, written_by as by, why`;

/** All that were, are and will be, the newest first. */
export const allWritten = (reader: Sql): Promise<WrittenRow[]> =>
  reader.run<WrittenRow & {}>('texts.all', `select ${columns} from written_texts order by valid_from desc`, []);

const ofText = `select ${columns} from written_texts where name = $1 order by valid_from desc limit 200`;

export const writtenOf = (reader: Sql, name: string): Promise<WrittenRow[]> =>
  reader.run<WrittenRow & {}>('texts.of', ofText, [name]);

/** The same, held: two who change it at once come one after the other. */
export async function lockWritten(tx: Tx, name: string): Promise<WrittenRow[]> {
  await tx.run('texts.lock', 'select pg_advisory_xact_lock(hashtext($1))', [`text ${name}`]);
  return writtenOf(tx, name);
}

const putText = `
  insert into written_texts (name, valid_from, title, body, written_by, written_at, why) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (name, valid_from) do update
  set title = excluded.title, body = excluded.body, written_by = excluded.written_by, written_at = excluded.written_at, why = excluded.why`;

export function putWritten(tx: Tx, row: WrittenRow, now: Date): void {
  tx.send('texts.put', putText, [row.name, row.from, row.title, row.text, row.by, now, row.why]);
}
