import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { dropFiles, fileAddress, useFiles } from '../uploads/index.ts';

const own = /^\/files\/([0-9a-f-]{36})$/;

/** The picture of a head that is shown from now on: the new file, whose older one goes, or the one before. */
export async function pictureOf(
  call: Call<'staff'>,
  tx: Tx,
  file: string | undefined,
  before: string,
): Promise<string | Refusal> {
  if (file === undefined) return before;
  const unusable = await useFiles(
    tx,
    { accountId: call.session.accountId, purpose: 'banner' },
    [file],
    call.clock.now(),
  );
  if (unusable) return unusable;
  const old = own.exec(before)?.[1];
  if (old) await dropFiles(tx, [old]);
  return fileAddress(call, { id: file, purpose: 'banner' });
}
