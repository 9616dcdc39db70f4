import type { VipLevel } from '@sgb/contract/people.ts';
import type { QuoteLine } from '@sgb/contract/pricing.ts';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { OrderRow } from '../../buying/orders/index.ts';
import type { TreeAt } from '../../goods/catalog/index.ts';
import { type Granted, giveBackBenefits, grantBenefits, useBenefit } from '../../people/membership/index.ts';
import type { StoredRow } from '../warehouse/index.ts';
import { shelvedWith } from './quote/goods.ts';
import type { Owner } from './quote/shelves.ts';
import type { ParcelRow } from './store.ts';
import { giftsIn, itemOf } from './tills.ts';

type Member = Pick<ParcelRow, 'id' | 'accountId' | 'vipLevel'>;

const usesOf = (id: number, lines: readonly QuoteLine[], storageCents: number): Granted[] =>
  [
    { benefit: 'freight' as const, savedCents: giftsIn(lines).tierCents },
    { benefit: 'storage' as const, savedCents: storageCents },
  ]
    .filter(({ savedCents }) => savedCents > 0)
    .map((use) => ({ ...use, ref: itemOf(id) }));

/** Writes down what the price of a parcel makes use of a membership for; refused where there is none any more. */
export async function grantPrice(
  tx: Tx,
  { id, accountId, vipLevel: level }: Member,
  price: { readonly lines: readonly QuoteLine[]; readonly storageCents: number },
  now: Date,
): Promise<undefined | Refusal> {
  const uses = usesOf(id, price.lines, price.storageCents);
  if (await grantBenefits(tx, { accountId, level, now }, uses)) return undefined;
  return refuse('parcelChanged', 'Nothing was paid: your membership has changed. Please look at the price again.');
}

/** What these goods would cost more on our shelf without a membership. */
export function storageSaved(
  app: Pick<App, 'files' | 'clock'>,
  orders: readonly OrderRow[],
  stored: readonly StoredRow[],
  vipLevel: VipLevel,
  at: TreeAt,
): number {
  const cents = (level: VipLevel) =>
    shelvedWith(app, orders, stored, level, at).reduce((sum, { shelf }) => sum + shelf.feeCents, 0);
  return vipLevel === 0 ? 0 : cents(0) - cents(vipLevel);
}

const isGranted = ({ quote }: Pick<ParcelRow, 'quote'>) => giftsIn(quote).tierCents > 0;

/** Whom a parcel is priced anew for: a discount that was granted stays, and no other is given than that of today. */
export const requoteFor = (parcel: ParcelRow, vipLevel: VipLevel): Owner => ({
  accountId: parcel.accountId,
  vipLevel: isGranted(parcel) ? parcel.vipLevel : vipLevel,
});

/** The same for a parcel that was priced anew. */
export async function grantAnew(tx: Tx, before: ParcelRow, after: ParcelRow, now: Date): Promise<undefined | Refusal> {
  const { id, accountId, vipLevel: level } = after;
  if (!isGranted(after)) {
    if (isGranted(before)) await giveBackBenefits(tx, accountId, itemOf(id), 'freight');
    return undefined;
  }
  if (!isGranted(before)) return grantPrice(tx, after, { lines: after.quote, storageCents: 0 }, now);
  const [use] = usesOf(id, after.quote, 0);
  if (use) useBenefit(tx, { ...use, accountId, level, now });
  return undefined;
}
