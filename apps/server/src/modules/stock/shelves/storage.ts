import { entryTypes } from '@sgb/contract/ledger.ts';
import { addDays } from '@sgb/contract/time.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notify } from '../../base/messages/index.ts';
import { book, spendable } from '../../books/ledger/index.ts';
import { clearShelves } from './clear.ts';
import { lockOwed } from './lots.ts';
import { shelfTerms } from './settings.ts';
import * as store from './store.ts';
import { clearedNotice, closedNotice, openedNotice, owedNotice } from './words.ts';

/** Just those that were added up: others may come meanwhile. */
const claimText = 'update shelf_charges set entry_id = $2 where id = any($1)';

/**
 * Takes all storage that a seller owes from the balance. Where it is not enough, it stays owed: they are told, after a while
 * their shelves are closed, and in the end what is there goes on clearance.
 */
export async function payOwed(tx: Tx, accountId: number, { settings, now }: At): Promise<void> {
  const seller = await store.lockSeller(tx, accountId);
  if (!seller) return;
  const owed = await lockOwed(tx, accountId);
  if (owed.length === 0) return;
  const cents = owed.reduce((sum, each) => sum + each.cents, 0);
  const booked = await book(tx, {
    key: `shelves:${accountId}:${owed.at(-1)?.id}`,
    type: entryTypes.services,
    ref: 'Storage',
    note: 'Storage in Johannesburg',
    postings: [{ from: spendable(accountId), to: 'sales.storage', amount: cents, item: `shelves:${accountId}` }],
    now,
  });
  if (!(booked instanceof Refusal)) {
    tx.send('shelves.claim', claimText, [owed.map(({ id }) => id), booked.entryId]);
    await store.changeSeller(tx, accountId, { owingSince: null, closedAt: null });
    if (seller.closedAt) await notify(tx, openedNotice(accountId), { now });
    return;
  }
  const { closeDays, clearDays } = settings.get(shelfTerms);
  if (!seller.owingSince) {
    await store.changeSeller(tx, accountId, { owingSince: now });
    await notify(tx, owedNotice(accountId, cents, addDays(now, closeDays)), { now });
  } else if (!seller.closedAt && addDays(seller.owingSince, closeDays) <= now) {
    await store.changeSeller(tx, accountId, { closedAt: now });
    await notify(tx, closedNotice(accountId, cents, addDays(seller.owingSince, clearDays)), { now });
  } else if (seller.closedAt && addDays(seller.owingSince, clearDays) <= now) {
    const pieces = await clearShelves(tx, accountId, { settings, now });
    await store.changeSeller(tx, accountId, { owingSince: null, closedAt: null });
    await notify(tx, clearedNotice(accountId, cents, pieces), { now });
  }
}
