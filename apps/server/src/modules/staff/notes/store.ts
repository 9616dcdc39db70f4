import type { NoteKind } from '@sgb/contract/notes.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';

export interface About {
  readonly kind: NoteKind;
  readonly id: number;
}

interface NoteRow {
  readonly id: number;
  readonly at: Date;
  readonly byAccount: number;
  readonly text: string;
  /** It names whoever asked, who has not seen it. */
  readonly mine: boolean;
}

const most = 200;
const listText = `
  select * from (
    select n.id, n.at, n.by_account as "byAccount", n.text, m.note_id is not null as mine
    from staff_notes n
    left join staff_note_mentions m on m.note_id = n.id and m.colleague_id = $3 and m.seen_at is null
    where n.kind = $1 and n.thing_id = $2 and n.text <> '' order by n.id desc limit ${most}) newest
  order by id`;

export const notesOf = (reader: Sql, { kind, id }: About, me: number): Promise<NoteRow[]> =>
  reader.run<NoteRow>('notes.list', listText, [kind, id, me]);

const insertText = `
  with note as (
    insert into staff_notes (kind, thing_id, by_account, at, text) values ($1, $2, $3, $4, $5) returning id
  ), named as (
    insert into staff_note_mentions (note_id, colleague_id)
    select note.id, colleague from note cross join unnest($6::int[]) colleague
  )
  select id from note`;

export async function insertNote(
  tx: Tx,
  { kind, id }: About,
  note: { readonly by: number; readonly at: Date; readonly text: string; readonly named: readonly number[] },
): Promise<number> {
  const values = [kind, id, note.by, note.at, note.text, [...note.named]];
  const [row] = await tx.run<{ id: number }>('notes.insert', insertText, values);
  if (!row) throw new Error('the note was not kept');
  return row.id;
}

const mineText = `
  select n.id, n.at, n.by_account as "byAccount", n.text, n.kind, n.thing_id as "thingId"
  from staff_note_mentions m join staff_notes n on n.id = m.note_id
  where m.colleague_id = $1 and m.seen_at is null and n.text <> '' order by n.id desc limit 50`;

export const unseenBy = (reader: Sql, me: number) =>
  reader.run<Omit<NoteRow, 'mine'> & { kind: NoteKind; thingId: number }>('notes.mine', mineText, [me]);

const seenText = `
  update staff_note_mentions m set seen_at = $4 from staff_notes n
  where n.id = m.note_id and n.kind = $1 and n.thing_id = $2 and m.colleague_id = $3 and m.seen_at is null
  returning n.id`;

export async function markSeen(tx: Tx, { kind, id }: About, me: number, now: Date): Promise<number> {
  return (await tx.run('notes.seen', seenText, [kind, id, me, now])).length;
}
