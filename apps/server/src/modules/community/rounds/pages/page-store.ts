import { columnsOf } from '../../../../platform/db/columns.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import type { MoveRow, PartRow, RoundRow } from '../store.ts';
import { roundMoves, roundParts, rounds } from '../tables.ts';

/** A round with everybody who has something in it, or had when it closed, and its history, the newest first. */
export interface RoundPage {
  readonly round: RoundRow;
  readonly parts: PartRow[];
  readonly moves: MoveRow[];
}

const listOf = (rows: string) => `(select coalesce(json_agg(each), '[]') from (${rows}) as each)`;

const pageText = `
  select ${columnsOf(rounds)},
    ${listOf(`select ${columnsOf(roundParts)} from round_parts where round_id = $1 and state <> 'left' order by account_id`)} as parts,
    ${listOf(`select ${columnsOf(roundMoves)} from round_moves where round_id = $1 order by id desc`)} as moves
  from rounds where id = $1`;

/** What JSON tells of it: moments are texts. */
type Told<Row> = {
  readonly [Column in keyof Row]: Date extends Row[Column] ? string | Extract<Row[Column], null> : Row[Column];
};

const moment = (text: string) => new Date(text);
const maybe = (text: string | null) => (text === null ? null : new Date(text));

const partOf = (told: Told<PartRow>): PartRow => ({
  ...told,
  joinedAt: moment(told.joinedAt),
  endedAt: maybe(told.endedAt),
  arrivedAt: maybe(told.arrivedAt),
  handedOverAt: maybe(told.handedOverAt),
});

/** All of it in one statement, however many they are. */
export async function roundPage(reader: Sql, id: number): Promise<RoundPage | undefined> {
  type Row = RoundRow & { parts: Told<PartRow>[]; moves: Told<MoveRow>[] };
  const [found] = await reader.run<Row>('rounds.page', pageText, [id]);
  if (!found) return undefined;
  const { parts, moves, ...round } = found;
  return { round, parts: parts.map(partOf), moves: moves.map((told) => ({ ...told, at: moment(told.at) })) };
}
