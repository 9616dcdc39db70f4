import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { ask } from '../ask.ts';
import { PaymentError } from '../gateway.ts';
import { centsOf } from '../text.ts';
import { apiSignature } from './signature.ts';

const row = z.object({
  'M Payment ID': z.string(),
  'PF Payment ID': z.string().min(1),
  Gross: z.string().transform((text, context) => {
    const cents = centsOf(text.replaceAll(',', ''));
    if (cents === null) context.addIssue('must be an amount');
    return cents ?? 0;
  }),
});

export interface HistoryOptions {
  readonly apiUrl: string;
  readonly merchantId: string;
  readonly passphrase: string | undefined;
  /** The sandbox's transactions in place of real ones. */
  readonly testing: boolean;
}

const stampOf = (at: Date) => `${at.toISOString().slice(0, 19)}+00:00`;

/** The payments of one day (2026-11-15), from PayFast's own list of them. */
export async function paymentsOfDay(options: HistoryOptions, day: string, now: Date) {
  const { apiUrl, merchantId, passphrase, testing } = options;
  const headers = { 'merchant-id': merchantId, version: 'v1', timestamp: stampOf(now) };
  const query = { date: day };
  const signature = apiSignature({ ...headers, ...query }, passphrase);
  const address = `${apiUrl}/transactions/history/daily?${new URLSearchParams({ ...query, ...(testing && { testing: 'true' }) })}`;
  const { http, text } = await ask(address, { headers: { ...headers, signature } });
  if (http !== 200) throw new PaymentError('rejected', `the list of payments is refused with ${http}`);
  try {
    const records: unknown[] = parse(text, { columns: true, skip_empty_lines: true, trim: true, bom: true });
    // Fees and payouts stand in the same list and carry no number of ours.
    return records
      .filter((record) => (record as Record<string, string>)['M Payment ID'])
      .map((record) => row.parse(record))
      .map((one) => ({ ref: one['M Payment ID'], gatewayTxId: one['PF Payment ID'], amountCents: one.Gross }));
  } catch (error) {
    throw new PaymentError('malformed', 'the list of payments cannot be read', error);
  }
}
