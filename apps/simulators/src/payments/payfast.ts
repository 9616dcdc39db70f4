import { createHash } from 'node:crypto';
import { shopDay } from '@sgb/contract/time.ts';
import { type NewPayment, NotTaken, type Payment } from './book.ts';
import type { Credentials } from './credentials.ts';
import type { Switches } from './switches.ts';

/** PayFast as its documents describe it, with an implementation of its own: it shares no line with the shop. */

const order =
  'merchant_id merchant_key return_url cancel_url notify_url notify_method name_first name_last email_address cell_number m_payment_id amount item_name item_description custom_int1 custom_int2 custom_int3 custom_int4 custom_int5 custom_str1 custom_str2 custom_str3 custom_str4 custom_str5 email_confirmation confirmation_address currency payment_method'.split(
    ' ',
  );
const required = [
  'merchant_id',
  'merchant_key',
  'notify_url',
  'return_url',
  'cancel_url',
  'm_payment_id',
  'amount',
  'item_name',
];

/** Byte by byte, as PHP's urlencode does it. */
function urlencode(text: string): string {
  return [...Buffer.from(text, 'utf8')]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      if (sign === ' ') return '+';
      return /[A-Za-z0-9\-_.]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const joined = (pairs: Iterable<readonly [string, string]>) =>
  [...pairs].map(([name, value]) => `${name}=${urlencode(value)}`).join('&');

export function takePayfast(form: ReadonlyMap<string, string>, { payfast }: Credentials): NewPayment {
  const { signature, ...fields } = Object.fromEntries(form);
  const names = Object.keys(fields);
  const unknown = names.find((name) => !order.includes(name));
  if (unknown) throw new NotTaken(400, `${unknown} is not a field of this form`);
  if (names.some((name, place) => place > 0 && order.indexOf(name) < order.indexOf(names[place - 1] ?? ''))) {
    throw new NotTaken(400, 'the fields do not stand in their order');
  }
  const missing = required.find((name) => !fields[name]);
  if (missing) throw new NotTaken(400, `${missing} is required`);
  if (fields.merchant_id !== payfast.merchantId || fields.merchant_key !== payfast.merchantKey) {
    throw new NotTaken(400, 'unknown merchant');
  }
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  if (md5(`${joined(filled)}&passphrase=${urlencode(payfast.passphrase)}`) !== signature) {
    throw new NotTaken(400, 'Generated signature does not match submitted signature');
  }
  const amount = fields.amount ?? '';
  if (!/^\d+\.\d\d$/.test(amount) || Number(amount) < 5) throw new NotTaken(400, 'amount must be 5.00 or more');
  return {
    gateway: 'payfast',
    ref: fields.m_payment_id ?? '',
    amount,
    title: fields.item_name ?? '',
    returnUrl: fields.return_url ?? '',
    cancelUrl: fields.cancel_url ?? '',
    failureUrl: fields.cancel_url ?? '',
    notifyUrl: fields.notify_url ?? '',
    sent: form,
  };
}

const statusOf = { paid: 'COMPLETE', cancelled: 'CANCELLED', failed: 'FAILED' } as const;

/** The ITN's body, and the string that it can be validated with. */
export function payfastNotice(payment: Payment, { payfast }: Credentials, switches: Switches) {
  const rand = (cents: number) => (cents / 100).toFixed(2);
  const gross = Math.round(Number(payment.amount) * 100) - (switches.wrongAmount ? 100 : 0);
  const fee = Math.round(gross * 0.023);
  const blanks = [
    ...[1, 2, 3, 4, 5].map((place) => [`custom_str${place}`, ''] as const),
    ...[1, 2, 3, 4, 5].map((place) => [`custom_int${place}`, ''] as const),
  ];
  const text = joined([
    ['m_payment_id', payment.ref],
    ['pf_payment_id', payment.txId],
    ['payment_status', statusOf[payment.outcome ?? 'failed']],
    ['item_name', payment.title],
    ['item_description', ''],
    ['amount_gross', rand(gross)],
    ['amount_fee', `-${rand(fee)}`],
    ['amount_net', rand(gross - fee)],
    ...blanks,
    ['name_first', payment.sent.get('name_first') ?? ''],
    ['name_last', payment.sent.get('name_last') ?? ''],
    ['email_address', payment.sent.get('email_address') ?? ''],
    ['merchant_id', switches.wrongMerchant ? '10009999' : payfast.merchantId],
  ]);
  const secret = switches.wrongSignature ? 'somebody else' : payfast.passphrase;
  return { text, body: `${text}&signature=${md5(`${text}&passphrase=${urlencode(secret)}`)}` };
}

/** The REST API's list of a day's payments as CSV. */
export function payfastHistory(
  payments: readonly Payment[],
  headers: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
  { payfast }: Credentials,
): string {
  const date = query.get('date') ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw new NotTaken(400, 'date is required');
  const { version = '', timestamp = '', signature } = headers;
  const signed = {
    'merchant-id': headers['merchant-id'] ?? '',
    version,
    timestamp,
    date,
    passphrase: payfast.passphrase,
  };
  const text = joined(Object.entries(signed).sort(([one], [other]) => one.localeCompare(other)));
  if (signed['merchant-id'] !== payfast.merchantId || md5(text) !== signature) throw new NotTaken(401, 'signature');
  const rows = payments
    .filter((payment) => payment.outcome === 'paid' && shopDay(new Date(payment.createdAt)) === date)
    .map((payment) => [`${date} 10:00:00`, 'Funds Received', payment.amount, payment.ref, payment.txId]);
  return [['Date', 'Type', 'Gross', 'M Payment ID', 'PF Payment ID'], ...rows]
    .map((row) => row.map((cell) => `"${cell}"`).join(','))
    .join('\n');
}
