import { createHash } from 'node:crypto';
import { sameText } from '../text.ts';

/** SHA-512 over the values glued together with the private key, all in lower case. */
export function ozowHash(values: readonly string[], privateKey: string): string {
  return createHash('sha512')
    .update([...values, privateKey].join('').toLowerCase())
    .digest('hex');
}

/** The order of Ozow's table; the ones in brackets only when they are sent. */
const requestOrder = [
  'SiteCode',
  'CountryCode',
  'CurrencyCode',
  'Amount',
  'TransactionReference',
  'BankReference',
  'Optional1',
  'Optional2',
  'Optional3',
  'Optional4',
  'Optional5',
  'Customer',
  'CancelUrl',
  'ErrorUrl',
  'SuccessUrl',
  'NotifyUrl',
  'IsTest',
] as const;

const notifyOrder = [
  'SiteCode',
  'TransactionId',
  'TransactionReference',
  'Amount',
  'Status',
  'Optional1',
  'Optional2',
  'Optional3',
  'Optional4',
  'Optional5',
  'CurrencyCode',
  'IsTest',
  'StatusMessage',
] as const;

export type OzowRequest = Readonly<Partial<Record<(typeof requestOrder)[number], string | boolean>>>;

export function requestHash(request: OzowRequest, privateKey: string): string {
  const values = requestOrder.flatMap((name) => (request[name] === undefined ? [] : [String(request[name])]));
  return ozowHash(values, privateKey);
}

const withoutZeros = (hash: string) => hash.toLowerCase().replace(/^0+/, '');

/** Some senders drop the zeros that a hash begins with. */
export function isOzowHash(notice: ReadonlyMap<string, string>, privateKey: string): boolean {
  const right = ozowHash(
    notifyOrder.map((name) => notice.get(name) ?? ''),
    privateKey,
  );
  return sameText(withoutZeros(notice.get('Hash') ?? ''), withoutZeros(right));
}
