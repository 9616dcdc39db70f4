import type { saveParcelDraft } from '@sgb/contract/parcels.ts';
import type { z } from 'zod';
import type { Call } from '../../../../platform/http/call.ts';
import { dropDraft, keepDraft } from './draft-store.ts';

export async function saveDraft(call: Call<'shopper'>, { rid, ...draft }: z.output<typeof saveParcelDraft.input>) {
  const { accountId } = call.session;
  const now = call.clock.now();
  if (draft.orderids.length === 0) {
    await call.db.transact((tx) => dropDraft(tx, accountId));
    return { savedAt: null };
  }
  await call.db.transact((tx) => keepDraft(tx, accountId, { ...draft, rid: rid ?? null }, now));
  return { savedAt: now.toISOString() };
}
