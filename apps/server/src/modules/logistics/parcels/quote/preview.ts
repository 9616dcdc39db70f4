import type { ShipPreview } from '@sgb/contract/parcel-views.ts';
import type { previewParcel } from '@sgb/contract/parcels.ts';
import type { z } from 'zod';
import type { Call } from '../../../../platform/http/call.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { scoinTerms } from '../../../books/scoin/settings.ts';
import { treeAtOf } from '../../../goods/catalog/index.ts';
import { deliveriesFor, loadOf, parcelDeliveries, parcelQuote, serviceApart } from '../../../goods/pricing/index.ts';
import { parcelLiability } from '../settings.ts';
import { receiverShown } from '../view.ts';
import { deliversTo, isFar } from './delivery-choice-rules.ts';
import { estimateParcel, faultsOf, type ParcelEstimate, wantedOf } from './estimate.ts';
import { meterWarning } from './fault-rules.ts';
import { readShelves } from './shelves.ts';
import { yearMeter } from './year-limit.ts';

/** What each way to the receiver costs, and what the insurance would. */
function optionsOf({ facts, receiver, quoted }: ParcelEstimate) {
  const { rules, wish, quote } = quoted;
  const rehearsal = serviceApart(facts.settings, 'rehearsal');
  const line = rules.lines.find(({ code }) => code === quote.line);
  const insured = parcelQuote(quote.line, facts.goods, rules, { ...wish, insured: true });
  const insurance = insured?.refusal === null ? insured.lines.find((each) => each.kind === 'insurance') : undefined;
  const load = loadOf(facts.goods.cargo, rules.parcel.packingBasisPoints);
  const ends = line ? deliveriesFor(parcelDeliveries(line, facts.country), load, rules.local.sizes) : [];
  const found = ends.filter((delivery) => deliversTo(delivery, receiver));
  // What is far away comes last.
  const open = found.toSorted((one, other) => Number(isFar(one, receiver)) - Number(isFar(other, receiver)));
  return {
    insurance: {
      chosen: wish.insured ?? false,
      cents: insurance?.cents ?? 0,
      coverCents: insurance?.coveredCents ?? 0,
      ...facts.settings.get(parcelLiability),
    },
    deliveries: open.flatMap((delivery) => {
      const other = parcelQuote(quote.line, facts.goods, rules, { ...wish, delivery });
      const local = other?.refusal === null && other.lines.find((each) => each.kind === 'localDelivery');
      return local ? [{ delivery, cents: local.cents }] : [];
    }),
    rehearsal: rehearsal ? { cents: rehearsal.cents, creditDays: rehearsal.creditDays ?? 0 } : null,
    services: rules.services
      .filter(({ when }) => when === 'sending')
      .map(({ code, name, text, per, cents }) => ({
        code,
        name,
        text,
        per,
        cents,
        chosen: wish.services?.includes(code) ?? false,
      })),
  };
}

export async function preview(
  call: Call<'shopper'>,
  input: z.output<typeof previewParcel.input>,
): Promise<ShipPreview | Refusal> {
  const { accountId, vipLevel } = call.session;
  const at = await treeAtOf(call);
  const { settings, now } = at;
  return call.db.read(async (reader) => {
    const owner = { accountId, vipLevel };
    const wanted = wantedOf(input);
    const shelves = await readShelves(call, reader, owner, wanted, at);
    if (shelves instanceof Refusal) return shelves;
    const estimate = estimateParcel(owner, wanted, shelves, at);
    if (estimate instanceof Refusal) return estimate;
    const { receiver, declaredCents, declaration, quoted, load, contents } = estimate;
    const meter = await yearMeter(reader, { receiver, declaredCents, settings, now });
    const { quote, coupons, coins, balanceCents } = quoted;
    const { spend, coinsForOneRand } = settings.get(scoinTerms);
    const warning = meterWarning(meter);
    const faults = faultsOf(estimate, meter);
    return {
      line: quote.line,
      lineName: quote.name,
      way: quote.way,
      days: quote.days,
      delivery: quote.delivery,
      ...optionsOf(estimate),
      collectIn: quote.collectIn,
      receiver: receiverShown(receiver),
      orders: contents.length,
      ...load,
      quote: [...quote.lines],
      totalCents: quote.totalCents,
      onArrival: [...quote.onArrival],
      onArrivalCents: quote.onArrivalCents,
      coupons: coupons.map(({ id, name, discountCents, expiresAt }) => ({
        id,
        name,
        discountCents,
        expiresAt: expiresAt.toISOString(),
      })),
      couponId: quote.couponId,
      coins: { ...coins, used: quote.coins, step: spend.step, coinsForOneRand },
      declaration: [...declaration],
      declaredCents,
      meter,
      faults: faults.map(({ message }) => message),
      idMissing: faults[0]?.code === 'receiverIdNeeded',
      warnings: warning ? [warning] : [],
      balanceCents,
      missingCents: Math.max(0, quote.totalCents - balanceCents),
    };
  });
}
