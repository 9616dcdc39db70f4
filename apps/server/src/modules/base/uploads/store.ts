import type { FileKind, PurposeName } from '@sgb/contract/upload-purposes.ts';
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Look } from '../../../platform/files/address.ts';
import { files, uploadPieces, uploads, uploadUsage } from './tables.ts';

export type Upload = typeof uploads.$inferSelect;
export type FileRow = typeof files.$inferSelect;
export interface Piece {
  readonly key: string;
  readonly bytes: number;
}

const reserveText = `
  insert into upload_usage (account_id, bytes) values ($1, $2)
  on conflict (account_id) do update set bytes = upload_usage.bytes + excluded.bytes
  where upload_usage.bytes + excluded.bytes <= $3::bigint returning bytes`;

/** Promises room for a file; false when the account has none. The row is locked from here to the end of `tx`. */
export async function reserve(tx: Tx, accountId: number, bytes: number, most: number): Promise<boolean> {
  if (bytes > most) return false;
  return (await tx.run('uploads.reserve', reserveText, [accountId, bytes, most])).length > 0;
}

/** `bytes` are added to what the account uses; less than nothing gives room back. */
export async function changeUsage(tx: Tx, accountId: number, bytes: number): Promise<void> {
  await tx.orm
    .update(uploadUsage)
    .set({ bytes: sql`greatest(0, ${uploadUsage.bytes} + ${bytes})` })
    .where(eq(uploadUsage.accountId, accountId));
}

export async function countUploads(tx: Tx, accountId: number, now: Date): Promise<number> {
  const [row] = await tx.orm
    .select({ uploads: count() })
    .from(uploads)
    .where(and(eq(uploads.accountId, accountId), gt(uploads.expiresAt, now)));
  return row?.uploads ?? 0;
}

export async function insertUpload(tx: Tx, upload: typeof uploads.$inferInsert): Promise<void> {
  await tx.orm.insert(uploads).values(upload);
}

/** A half of the same file that is here already. */
export async function sameUpload(
  reader: Sql,
  file: Pick<Upload, 'accountId' | 'purpose' | 'name' | 'size' | 'modified'>,
  now: Date,
): Promise<Upload | undefined> {
  const [found] = await reader.orm
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.accountId, file.accountId),
        eq(uploads.purpose, file.purpose),
        eq(uploads.name, file.name),
        eq(uploads.size, file.size),
        eq(uploads.modified, file.modified),
        gt(uploads.expiresAt, now),
      ),
    )
    .limit(1);
  return found;
}

export async function uploadOf(reader: Sql, id: string, accountId: number, now: Date): Promise<Upload | undefined> {
  const [found] = await reader.orm
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.accountId, accountId), gt(uploads.expiresAt, now)));
  return found;
}

/** Writes down that a piece is coming; false when the upload is gone. */
export async function announcePiece(reader: Sql, uploadId: string, key: string, start: number): Promise<boolean> {
  const { rows } = await reader.orm.execute(sql`
    insert into upload_pieces (key, upload_id, start)
    select ${key}, id, ${start} from uploads where id = ${uploadId} for key share
    returning key`);
  return rows.length > 0;
}

/** Puts a piece to the end of what is here; null when the end has moved meanwhile: somebody sent the same bytes. */
export async function appendPiece(
  tx: Tx,
  piece: { readonly uploadId: string; readonly key: string; readonly start: number; readonly bytes: number },
  expiresAt: Date,
): Promise<number | null> {
  const [grown] = await tx.orm
    .update(uploads)
    .set({ received: sql`${uploads.received} + ${piece.bytes}`, expiresAt })
    .where(and(eq(uploads.id, piece.uploadId), eq(uploads.received, piece.start)))
    .returning({ received: uploads.received });
  if (!grown) return null;
  await tx.orm.update(uploadPieces).set({ bytes: piece.bytes }).where(eq(uploadPieces.key, piece.key));
  return grown.received;
}

export async function deletePiece(reader: Sql, key: string): Promise<void> {
  await reader.orm.delete(uploadPieces).where(and(eq(uploadPieces.key, key), isNull(uploadPieces.bytes)));
}

/** In the order of the file. */
export async function piecesOf(reader: Sql, uploadId: string): Promise<Piece[]> {
  const rows = await reader.orm
    .select({ key: uploadPieces.key, bytes: uploadPieces.bytes })
    .from(uploadPieces)
    .where(and(eq(uploadPieces.uploadId, uploadId), isNotNull(uploadPieces.bytes)))
    .orderBy(asc(uploadPieces.start));
  return rows.map(({ key, bytes }) => ({ key, bytes: bytes ?? 0 }));
}

/** Takes an upload away and says which keys its pieces have; null when somebody else has taken it. */
export async function takeUpload(tx: Tx, id: string): Promise<string[] | null> {
  const [held] = await tx.orm.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, id)).for('update');
  if (!held) return null;
  // Read once nobody can announce another piece, or its bytes would be left behind.
  const keys = await tx.orm.select({ key: uploadPieces.key }).from(uploadPieces).where(eq(uploadPieces.uploadId, id));
  await tx.orm.delete(uploads).where(eq(uploads.id, id));
  return keys.map(({ key }) => key);
}

export async function uploadsOf(reader: Sql, accountId: number): Promise<Upload[]> {
  return reader.orm.select().from(uploads).where(eq(uploads.accountId, accountId));
}

export async function expiredUploads(reader: Sql, now: Date, most: number): Promise<Upload[]> {
  return reader.orm.select().from(uploads).where(lt(uploads.expiresAt, now)).limit(most);
}

const fileText = `
  insert into files (id, account_id, purpose, name, kind, media_type, size, stored_bytes, sha256, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

export function insertFile(tx: Tx, file: Omit<FileRow, 'usedAt'>): void {
  const { id, accountId, purpose, name, kind, mediaType, size, storedBytes, sha256, createdAt } = file;
  tx.send('uploads.insert', fileText, [
    id,
    accountId,
    purpose,
    name,
    kind,
    mediaType,
    size,
    storedBytes,
    sha256,
    createdAt,
  ]);
}

export async function fileById(reader: Sql, id: string): Promise<FileRow | undefined> {
  const [found] = await reader.orm.select().from(files).where(eq(files.id, id));
  return found;
}

export async function filesById(reader: Sql, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return reader.orm
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]));
}

/** They serve another purpose from now on, and are seen by whom that allows. */
export async function changePurpose(tx: Tx, ids: readonly string[], purpose: PurposeName): Promise<void> {
  await tx.orm
    .update(files)
    .set({ purpose })
    .where(inArray(files.id, [...ids]));
}

/** Unused files of this owner and purpose, held until the end of `tx`. */
export async function holdUnused(
  tx: Tx,
  ids: readonly string[],
  owner: { readonly accountId: number; readonly purpose: PurposeName },
): Promise<FileRow[]> {
  return tx.orm
    .select()
    .from(files)
    .where(
      and(
        inArray(files.id, [...ids]),
        eq(files.accountId, owner.accountId),
        eq(files.purpose, owner.purpose),
        isNull(files.usedAt),
      ),
    )
    .orderBy(asc(files.id))
    .for('update');
}

export async function markUsed(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx.orm
    .update(files)
    .set({ usedAt: now })
    .where(inArray(files.id, [...ids]));
}

type Deleted = Pick<FileRow, 'id' | 'accountId' | 'storedBytes'> & { readonly kind: FileKind };

const deleted = { id: files.id, accountId: files.accountId, storedBytes: files.storedBytes, kind: files.kind };

export async function deleteUnusedFile(tx: Tx, id: string, accountId: number): Promise<Deleted[]> {
  return tx.orm
    .delete(files)
    .where(and(eq(files.id, id), eq(files.accountId, accountId), isNull(files.usedAt)))
    .returning(deleted);
}

export async function deleteFiles(tx: Tx, ids: readonly string[]): Promise<Deleted[]> {
  if (ids.length === 0) return [];
  return tx.orm
    .delete(files)
    .where(inArray(files.id, [...ids]))
    .returning(deleted);
}

/** All files of an account but those for these purposes. */
export async function deleteFilesOf(tx: Tx, accountId: number, without: readonly PurposeName[]): Promise<Deleted[]> {
  return tx.orm
    .delete(files)
    .where(and(eq(files.accountId, accountId), notInArray(files.purpose, [...without])))
    .returning(deleted);
}

export async function unusedFiles(
  reader: Sql,
  before: Date,
  most: number,
): Promise<Pick<FileRow, 'id' | 'accountId'>[]> {
  return reader.orm
    .select({ id: files.id, accountId: files.accountId })
    .from(files)
    .where(and(isNull(files.usedAt), lt(files.createdAt, before)))
    .limit(most);
}

const lookText = `
  insert into file_looks (file_id, owner_id, purpose, by_account, about, at) values ($1, $2, $3, $4, $5, $6)`;

/** Who of staff looked at a private file of somebody, when, and for what. */
export async function writeLook(
  tx: Tx,
  { id, accountId, purpose }: Pick<FileRow, 'id' | 'accountId' | 'purpose'>,
  { by, about }: Look,
  at: Date,
): Promise<void> {
  await tx.run('uploads.look', lookText, [id, accountId, purpose, by, about, at]);
}
