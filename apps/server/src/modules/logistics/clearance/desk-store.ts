import type { Slice } from '@sgb/contract/paging.ts';
import { and, count, desc, eq, ilike, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { PieceRow } from './store.ts';
import { clearancePieces as pieces } from './tables.ts';

interface Sought {
  readonly q: string;
  /** 0: any. */
  readonly state: number;
  readonly condition: number;
}

const escaped = (words: string) => words.replaceAll(/[\\%_]/g, String.raw`\$&`);

function conditionOf({ q, state, condition }: Sought) {
  const number = /^#?(\d{1,9})$/.exec(q)?.[1];
  const words = number ? eq(pieces.id, Number(number)) : ilike(pieces.title, `%${escaped(q)}%`);
  return and(
    q === '' ? undefined : words,
    state === 0 ? undefined : eq(pieces.state, state),
    condition === 0 ? undefined : sql`${pieces.condition} = ${condition}`,
  );
}

export async function deskPieces(reader: Sql, sought: Sought, { limit, offset }: Slice) {
  const where = conditionOf(sought);
  const [rows, [counted]] = await Promise.all([
    reader.orm
      .select()
      .from(pieces)
      .where(where)
      .orderBy(desc(pieces.listedAt), desc(pieces.id))
      .limit(limit)
      .offset(offset),
    reader.orm.select({ total: count() }).from(pieces).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export async function lockPiece(tx: Tx, id: number): Promise<PieceRow | undefined> {
  const [row] = await tx.orm.select().from(pieces).where(eq(pieces.id, id)).for('update');
  return row;
}

type Change = Partial<Omit<PieceRow, 'id'>> & { readonly changedAt: Date; readonly changedBy: number };

export async function changePiece(tx: Tx, id: number, change: Change): Promise<void> {
  await tx.orm.update(pieces).set(change).where(eq(pieces.id, id));
}
