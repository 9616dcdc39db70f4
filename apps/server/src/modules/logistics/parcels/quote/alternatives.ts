import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { WayOffer } from '@sgb/contract/parcel-views.ts';
import type { showWays } from '@sgb/contract/parcels.ts';
import type { z } from 'zod';
import type { App } from '../../../../platform/app.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { couponFor, returned } from '../../../books/coupons/index.ts';
import { couponsTerms } from '../../../books/coupons/settings.ts';
import { ordersById } from '../../../buying/orders/index.ts';
import { type TreeAt, treeAtOf } from '../../../goods/catalog/index.ts';
import { parcelDeliveries, parcelRules, wayOf } from '../../../goods/pricing/index.ts';
import { shelvedGoods } from '../../warehouse/index.ts';
import { requoteFor } from '../member.ts';
import { notYours, refusalToChange } from '../refusals.ts';
import * as store from '../store.ts';
import { itemOf } from '../tills.ts';
import { suitingDelivery } from './delivery-choice-rules.ts';
import { estimateContents, faultsOf } from './estimate.ts';
import { declarationOf, shelvedWith } from './goods.ts';
import { choiceOf, readAccountFacts } from './quote.ts';
import { yearMeter } from './year-limit.ts';

/** A held parcel and its owner as they would be with nothing set aside for it: what `reopened` does, looked at only. */
async function asReopened(
  app: Pick<App, 'vault' | 'files' | 'clock'>,
  reader: Sql,
  parcel: store.ParcelRow,
  contents: store.ContentRow[],
  at: TreeAt,
) {
  const { settings, now } = at;
  const ids = contents.map(({ orderId }) => orderId);
  const [orders, stored, coupon, { receiver, ...account }] = await Promise.all([
    ordersById(reader, ids),
    shelvedGoods(reader, ids),
    couponFor(reader, itemOf(parcel.id)),
    readAccountFacts(app, reader, parcel.accountId, parcel.receiverId, at),
  ]);
  const { returnDays } = settings.get(couponsTerms);
  const freed = parcel.couponId !== null && coupon ? [{ ...coupon, ...returned(coupon, now, returnDays) }] : [];
  const balances = new Map(account.balances);
  const put = (book: 'available' | 'scoin', more: number) => balances.set(book, (balances.get(book) ?? 0) + more);
  if (parcel.holdId !== null) put('available', parcel.heldCents);
  if (parcel.scoinHoldId !== null) put('scoin', parcel.scoin);
  return {
    receiver,
    account: { ...account, coupons: [...account.coupons, ...freed], balances },
    filling: {
      orders,
      contents,
      declaration: declarationOf(shelvedWith(app, orders, stored, parcel.vipLevel, at)),
    },
  };
}

/** What every line would ask for this very parcel, as if it were changed to each. */
export async function listAlternatives(call: Call<'shopper'>, { id }: z.output<typeof showWays.input>) {
  const at = await treeAtOf(call);
  return call.db.read(async (reader) => {
    const [parcel, contents] = await Promise.all([
      store.ownParcel(reader, id, call.session.accountId),
      store.contentsOf(reader, [id]),
    ]);
    const unchangeable = refusalToChange(parcel);
    if (!parcel || unchangeable) return unchangeable ?? notYours();
    const { receiver, account, filling } = await asReopened(call, reader, parcel, contents, at);
    if (!receiver) return refuse('notFound', 'This receiver is not in your list any more. Choose another one first.');
    const { declaredCents, totalCents: nowCents } = parcel;
    const meter = await yearMeter(reader, { receiver, declaredCents, except: id, ...at });
    const owner = requoteFor(parcel, call.session.vipLevel);
    const held = parcel.status !== parcelStatuses.waitingToPay;
    const items: WayOffer[] = [];
    for (const line of parcelRules(at.settings).lines) {
      if (!line.countries.includes(receiver.countryId)) continue;
      const open = parcelDeliveries(line, receiver.countryId);
      const delivery = suitingDelivery(open, receiver, parcel.delivery) ?? suitingDelivery(open, receiver);
      const choice = { ...choiceOf(parcel), line: line.code, delivery };
      const estimate = estimateContents(owner, choice, filling, { receiver, ...account }, at);
      const fault = estimate instanceof Refusal ? estimate : faultsOf(estimate, meter)[0];
      const named = { line: line.code, name: line.name, way: wayOf(line), days: line.days };
      if (fault || estimate instanceof Refusal) {
        const why = fault?.message ?? '';
        items.push({ ...named, delivery: null, totalCents: null, differenceCents: 0, missingCents: 0, why });
        continue;
      }
      const { quote, balanceCents } = estimate.quoted;
      items.push({
        ...named,
        delivery: quote.delivery,
        totalCents: quote.totalCents,
        differenceCents: quote.totalCents - nowCents,
        missingCents: held ? Math.max(0, quote.totalCents - balanceCents) : 0,
        why: '',
      });
    }
    return { id, line: parcel.line, totalCents: nowCents, held, items };
  });
}
