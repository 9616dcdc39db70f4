import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import { lineLabel } from '@sgb/contract/quote-labels.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { invoiceFile } from '../../base/invoices/index.ts';
import { invoicedTo } from '../../people/identity/index.ts';
import { notYours } from './refusals.ts';
import * as store from './store.ts';
import { depotDaysWords, openedWords, rehearsalWords } from './words.ts';

/** Where it weighed a little more than estimated, the estimate was charged. */
const chargedLines = ({ settlement, quote, packedQuote }: store.ParcelRow) =>
  settlement === 'absorbed' ? quote : (packedQuote ?? quote);

/** A parcel is charged when it is packed: before that its price is an estimate that is set aside. */
export async function invoice(call: Call<'shopper'>, { expressid }: { readonly expressid: number }) {
  const { accountId } = call.session;
  const found = await call.db.read(async (reader) => {
    const parcel = await store.ownParcel(reader, expressid, accountId);
    return parcel && { parcel, customer: await invoicedTo(reader, accountId) };
  });
  if (!found) return notYours();
  const { parcel, customer } = found;
  if (parcel.chargedCents === 0 || !parcel.packedAt || parcel.cancelledAt) {
    return refuse('notFound', 'There is an invoice once the parcel is packed and paid.');
  }
  const lines = chargedLines(parcel).map((line) => ({ words: lineLabel(line), cents: line.cents }));
  const rehearsal = parcel.rehearsalCents > 0 ? [{ words: rehearsalWords, cents: parcel.rehearsalCents }] : [];
  const opened = parcel.openedCents > 0 ? [{ words: openedWords, cents: parcel.openedCents }] : [];
  const depot = parcel.depotCents > 0 ? [{ words: depotDaysWords(parcel.depotDays), cents: parcel.depotCents }] : [];
  return invoiceFile(call, {
    ...customer,
    number: parcelNumber(parcel.id),
    paidAt: parcel.packedAt,
    lines: [...lines, ...rehearsal, ...opened, ...depot],
    totalCents: parcel.chargedCents + parcel.rehearsalCents + parcel.openedCents + parcel.depotCents,
    vat: null,
    notes: [`${parcel.lineName}, to ${parcel.receiver.name}.`],
  });
}
