import { type FileKind, type PurposeName, purposes } from '@sgb/contract/upload-purposes.ts';
import type { listUploads } from '@sgb/contract/uploads.ts';
import type { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { type Look, signedQuery } from '../../../platform/files/address.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { dropBytesOf } from './drop.ts';
import * as store from './store.ts';

type PublicPurpose = {
  [Name in PurposeName]: (typeof purposes)[Name]['private'] extends false ? Name : never;
}[PurposeName];

type PrivatePurpose = Exclude<PurposeName, PublicPurpose>;

/**
 * Where a file can be seen. Whoever gives this out has decided that the asker may see it. Staff get addresses that name
 * them and what they work on: each look at a private file of somebody else is written down.
 */
export function fileAddress(
  app: Pick<App, 'files' | 'clock'>,
  file: { readonly id: string; readonly purpose: PurposeName },
  look?: Look,
) {
  const path = `/files/${file.id}`;
  if (!purposes[file.purpose].private) return path;
  return `${path}?${signedQuery(app.files.secret, file.id, app.clock.now(), look)}`;
}

/** Files of one's own; others are left out as if they were not there. Staff see those of a case with the case. */
export async function listFiles(call: Call<'shopper'>, { fileNames }: z.output<typeof listUploads.input>) {
  const rows = await call.db.read((reader) => store.filesById(reader, fileNames));
  const mine = new Map(
    rows.filter(({ accountId }) => accountId === call.session.accountId).map((row) => [row.id, row]),
  );
  const files = fileNames.flatMap((id) => mine.get(id) ?? []);
  return {
    files: files.map((file) => ({
      fileName: file.id,
      orgfileName: file.name,
      kind: file.kind,
      size: file.size,
      address: fileAddress(call, file),
    })),
  };
}

/**
 * Makes uploaded files part of something: from here on they stay until `dropFiles`. Refused when one of them is
 * another's, meant for another purpose, used already or gone, and when they are too many.
 */
export async function useFiles(
  tx: Tx,
  owner: { readonly accountId: number; readonly purpose: PurposeName },
  ids: readonly string[],
  now: Date,
): Promise<Refusal | null> {
  if (ids.length === 0) return null;
  const { most } = purposes[owner.purpose];
  if (ids.length > most) return refuse('badInput', `At most ${most} files can be added here.`);
  const held = await store.holdUnused(tx, ids, owner);
  if (held.length !== ids.length) return refuse('fileNotUsable');
  await store.markUsed(tx, ids, now);
  return null;
}

/** What only its owner saw becomes what everybody may see. */
export async function publishFiles(tx: Tx, ids: readonly string[], purpose: PublicPurpose): Promise<void> {
  if (ids.length > 0) await store.changePurpose(tx, ids, purpose);
}

/** What everybody saw is its owner's alone again. */
export async function withdrawFiles(tx: Tx, ids: readonly string[], purpose: PrivatePurpose): Promise<void> {
  if (ids.length > 0) await store.changePurpose(tx, ids, purpose);
}

/** The fingerprints of files as they were sent, by name: the same file sent twice has one. */
export async function hashesOf(reader: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await store.filesById(reader, ids);
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
}

/** What files are, by name; those that are gone are left out. */
export async function kindsOf(reader: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, FileKind>> {
  const rows = await store.filesById(reader, ids);
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

export async function dropFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  await dropBytesOf(tx, await store.deleteFiles(tx, ids));
}
