import type { Recharge } from '@sgb/contract/recharge.ts';
import { reasonText, rechargeStatuses } from '@sgb/contract/recharge-options.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { bonusOf } from './rules.ts';
import { rechargeBonus } from './settings.ts';
import * as store from './store.ts';

/** Recharges as their shoppers see them: two statements, however many they are. */
export async function shownRecharges(
  reader: Sql,
  rows: readonly store.RechargeRow[],
  settings: Settings,
  mayName: (owner: number) => boolean,
): Promise<Recharge[]> {
  const files = await store.proofsOf(
    reader,
    rows.map(({ id }) => id),
  );
  const others = await store.numbersOf(
    reader,
    rows.flatMap(({ duplicateOf }) => duplicateOf ?? []),
  );
  return rows.map((row) => {
    const other = row.duplicateOf === null ? undefined : others.get(row.duplicateOf);
    return {
      number: row.number,
      method: row.method,
      status: row.status,
      amount: row.amountCents,
      fee: row.feeCents,
      bonus: row.status <= rechargeStatuses.approved ? bonusOf(row.amountCents, settings.get(rechargeBonus)) : 0,
      reason: row.reason ?? '',
      reasonText: row.reason ? reasonText(row.reason) : '',
      note: row.note,
      bank: row.bank ?? '',
      paidOn: row.paidOn ?? '',
      payer: row.payer ?? '',
      files: files.get(row.id) ?? [],
      duplicateOf: other && mayName(other.accountId) ? other.number : '',
      investigated: row.investigated,
      started: row.startedAt !== null,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  });
}
