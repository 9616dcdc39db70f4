import { and, asc, desc, eq, gt, type InferInsertModel, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { VectorTable } from './engine/segments.ts';
import { vectorSize } from './engine/vector.ts';
import { imageVectors, pictureFindings, searchedPictures } from './tables.ts';

export type NewPicture = InferInsertModel<typeof searchedPictures>;
export type Finding = Omit<InferInsertModel<typeof pictureFindings>, 'key' | 'region'>;

/** Keeps a picture, and of its owner's others only the newest. */
export async function keepPicture(tx: Tx, picture: NewPicture, most: number): Promise<void> {
  await tx.orm.insert(searchedPictures).values(picture);
  const older = tx.orm
    .select({ key: searchedPictures.key })
    .from(searchedPictures)
    .where(eq(searchedPictures.accountId, picture.accountId))
    .orderBy(desc(searchedPictures.expiresAt))
    .offset(most);
  await tx.orm.delete(searchedPictures).where(inArray(searchedPictures.key, older));
}

/** A picture of this owner with what this part of it found before, if anything. */
export async function pictureOf(reader: Sql, key: string, accountId: number, region: string, now: Date) {
  const [row] = await reader.orm
    .select({ picture: searchedPictures, finding: pictureFindings })
    .from(searchedPictures)
    .leftJoin(pictureFindings, and(eq(pictureFindings.key, searchedPictures.key), eq(pictureFindings.region, region)))
    .where(
      and(
        eq(searchedPictures.key, key),
        eq(searchedPictures.accountId, accountId),
        gt(searchedPictures.expiresAt, now),
      ),
    );
  return row;
}

export async function keepFinding(tx: Tx, key: string, region: string, finding: Finding): Promise<void> {
  await tx.orm
    .insert(pictureFindings)
    .values({ key, region, ...finding })
    .onConflictDoUpdate({ target: [pictureFindings.key, pictureFindings.region], set: finding });
}

export async function deleteExpiredPictures(tx: Tx, now: Date): Promise<void> {
  await tx.orm.delete(searchedPictures).where(lt(searchedPictures.expiresAt, now));
}

/** Vectors of an earlier way of looking have another size; their products are looked at again. */
const ofToday = sql`octet_length(${imageVectors.vector}) = ${sql.raw(String(vectorSize))}`;

/** Which of these products have a vector, and of which picture. */
export async function indexedPictures(reader: Sql, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await reader.orm
    .select({ id: imageVectors.productId, picture: imageVectors.picture })
    .from(imageVectors)
    .where(and(sql`${imageVectors.productId} = any(${`{${ids.join()}}`}::bigint[])`, ofToday));
  return new Map(rows.map(({ id, picture }) => [id, picture]));
}

export async function writeVectors(
  tx: Tx,
  rows: readonly { readonly productId: number; readonly picture: string; readonly vector: Buffer }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.orm
    .insert(imageVectors)
    .values([...rows])
    .onConflictDoUpdate({
      target: imageVectors.productId,
      set: { picture: sql`excluded.picture`, vector: sql`excluded.vector`, step: sql`default` },
    });
}

const looked = { productId: imageVectors.productId, vector: imageVectors.vector };

/** The table of vectors as the index of the helper reads it. */
export function vectorTable(read: <T>(work: (reader: Sql) => Promise<T>) => Promise<T>): VectorTable {
  const within = (from: number, to: number | undefined) =>
    and(gt(imageVectors.step, from), to === undefined ? undefined : lte(imageVectors.step, to));
  return {
    after: (step, upTo, limit) =>
      read((reader) =>
        reader.orm
          .select({ ...looked, step: imageVectors.step })
          .from(imageVectors)
          .where(and(within(step, upTo), ofToday))
          .orderBy(asc(imageVectors.step))
          .limit(limit),
      ),
    of: (productIds) =>
      read((reader) =>
        reader.orm
          .select(looked)
          .from(imageVectors)
          .where(and(sql`${imageVectors.productId} = any(${`{${productIds.join()}}`}::bigint[])`, ofToday)),
      ),
    between: (from, to) =>
      read(async (reader) => {
        const count = await reader.orm.$count(imageVectors, within(from, to));
        const last = await reader.orm
          .select(looked)
          .from(imageVectors)
          .where(and(within(from, to), ofToday))
          .orderBy(desc(imageVectors.step))
          .limit(32);
        return { count, last };
      }),
  };
}

/** Says whether this transaction may write the index; another one that already does keeps it until its end. */
export async function claimIndex(tx: Tx): Promise<boolean> {
  const { rows } = await tx.orm.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('imagesearch.index')) as mine`,
  );
  return rows[0]?.mine ?? false;
}
