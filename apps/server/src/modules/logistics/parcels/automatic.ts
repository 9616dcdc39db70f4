import { parcelNumber, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { VipLevel } from '@sgb/contract/people.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { type TreeAt, treeAtOf } from '../../goods/catalog/index.ts';
import { parcelRules } from '../../goods/pricing/index.ts';
import { defaultReceiver } from '../../people/clients/index.ts';
import { membershipOf } from '../../people/membership/index.ts';
import { makeParcel } from './create.ts';
import { estimateParcel, type Wanted } from './quote/estimate.ts';
import { type Owner, readShelves } from './quote/shelves.ts';

export interface AutomaticWish {
  readonly accountId: number;
  readonly orderIds: readonly number[];
  /** Sent again, it is still one parcel. */
  readonly key: string;
}

const nothingElse = { delivery: undefined, services: [], insured: false, couponId: undefined, coins: 0 } as const;

/** The cheapest line by sea that takes them, or what the last of them said. */
async function cheapestBySea(
  app: App,
  tx: Tx,
  owner: Owner,
  { orderIds, receiverId }: Pick<Wanted, 'orderIds' | 'receiverId'>,
  at: TreeAt,
): Promise<Wanted | Refusal> {
  const shelves = await readShelves(app, tx, owner, { orderIds, receiverId }, at);
  if (shelves instanceof Refusal) return shelves;
  let refused = refuse('wayRefused', 'No line by sea goes to your default receiver.');
  let best: { readonly wanted: Wanted; readonly totalCents: number } | undefined;
  for (const { by, code } of parcelRules(at.settings).lines) {
    if (by !== 'volume') continue;
    const wanted = { ...nothingElse, orderIds, receiverId, line: code };
    const estimate = estimateParcel(owner, wanted, shelves, at);
    if (estimate instanceof Refusal) refused = estimate;
    else if (estimate.quoted.quote.totalCents < (best?.totalCents ?? Number.POSITIVE_INFINITY)) {
      best = { wanted, totalCents: estimate.quoted.quote.totalCents };
    }
  }
  return best?.wanted ?? refused;
}

/** For goods that leave by themselves: by sea, to the default receiver, from the balance; or not at all. */
export async function shipAutomatically(app: App, { accountId, orderIds, key }: AutomaticWish) {
  const at = await treeAtOf(app);
  return app.db.transact(async (tx) => {
    const receiverId = await defaultReceiver(tx, accountId);
    if (receiverId === undefined) return refuse('receiverNeeded', 'You have no default receiver. Please choose one.');
    const vipLevel: VipLevel = (await membershipOf(tx, accountId, at.now))?.tier ?? 0;
    const owner = { accountId, vipLevel };
    const wanted = await cheapestBySea(app, tx, owner, { orderIds, receiverId }, at);
    if (wanted instanceof Refusal) return wanted;
    const making = { ...owner, wanted, key, agreedCents: null, payNow: true, autoDebit: true };
    const made = await makeParcel(app, tx, making, at);
    if (made instanceof Refusal) return made;
    const { id, status, totalCents } = made;
    if (status === parcelStatuses.waitingToPay) {
      return refuse('balanceTooLow', `It costs ${formatRand(totalCents)}, and your balance is too low for that.`);
    }
    return { number: parcelNumber(id), totalCents, link: `/deliveryorder/detail/${id}` };
  });
}
