import { type CaseType, caseLimits } from '@sgb/contract/workorder-states.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { kindsOf, useFiles } from '../../base/uploads/index.ts';

/** Makes uploaded pictures and a video part of a case; types that must be seen need a picture. */
export async function attach(
  tx: Tx,
  accountId: number,
  ids: readonly string[],
  { now, type }: { readonly now: Date; readonly type?: CaseType },
): Promise<Refusal | null> {
  const { pictures: most, videos: mostVideos, pictureTypes } = caseLimits;
  const needed = type !== undefined && pictureTypes.includes(type);
  if (ids.length === 0) return needed ? refuse('casePictures', undefined, { field: 'files' }) : null;
  if (new Set(ids).size !== ids.length) return refuse('badInput', 'files: the same file twice', { field: 'files' });
  const kinds = [...(await kindsOf(tx, ids)).values()];
  const pictures = kinds.filter((kind) => kind === 'image').length;
  const videos = kinds.length - pictures;
  if (needed && pictures === 0) return refuse('casePictures', undefined, { field: 'files' });
  if (pictures > most || videos > mostVideos)
    return refuse('casePictures', `At most ${most} pictures and one video can be added.`, { field: 'files' });
  return useFiles(tx, { accountId, purpose: 'workorder' }, ids, now);
}
