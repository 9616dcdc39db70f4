import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type NewPayment, NotTaken, type Payment } from './book.ts';
import type { Credentials } from './credentials.ts';
import type { Switches } from './switches.ts';

/** Ozow as its documents describe it, with an implementation of its own. */

const sha512 = (text: string) => createHash('sha512').update(text.toLowerCase()).digest('hex');

const request = z.strictObject({
  SiteCode: z.string(),
  CountryCode: z.literal('ZA'),
  CurrencyCode: z.literal('ZAR'),
  Amount: z.string().regex(/^\d+\.\d\d$/),
  TransactionReference: z.string().min(1).max(50),
  BankReference: z
    .string()
    .regex(/^[A-Za-z0-9 -]+$/)
    .max(20),
  CancelUrl: z.url(),
  ErrorUrl: z.url(),
  SuccessUrl: z.url(),
  NotifyUrl: z.url(),
  IsTest: z.boolean(),
  HashCheck: z.string(),
});

export function takeOzow(body: unknown, known: readonly Payment[], { ozow }: Credentials): NewPayment {
  const parsed = request.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new NotTaken(400, `${issue?.path.join('.')} ${issue?.message}`);
  }
  const { HashCheck, ...wish } = parsed.data;
  if (wish.SiteCode !== ozow.siteCode) throw new NotTaken(400, 'SiteCode is not known');
  if (sha512(glued(wish) + ozow.privateKey) !== HashCheck) {
    throw new NotTaken(400, 'HashCheck value has failed');
  }
  if (known.some(({ ref }) => ref === wish.TransactionReference)) {
    throw new NotTaken(400, 'TransactionReference must be unique');
  }
  return {
    gateway: 'ozow',
    ref: wish.TransactionReference,
    amount: wish.Amount,
    title: wish.BankReference,
    returnUrl: wish.SuccessUrl,
    cancelUrl: wish.CancelUrl,
    failureUrl: wish.ErrorUrl,
    notifyUrl: wish.NotifyUrl,
    sent: new Map([['IsTest', String(wish.IsTest)]]),
  };
}

function glued(wish: Omit<z.output<typeof request>, 'HashCheck'>): string {
  return (
    wish.SiteCode +
    wish.CountryCode +
    wish.CurrencyCode +
    wish.Amount +
    wish.TransactionReference +
    wish.BankReference +
    wish.CancelUrl +
    wish.ErrorUrl +
    wish.SuccessUrl +
    wish.NotifyUrl +
    wish.IsTest
  );
}

const statusOf = { paid: 'Complete', cancelled: 'Cancelled', failed: 'Error' } as const;
const shown = ({ outcome, investigating }: Payment) =>
  investigating ? 'PendingInvestigation' : statusOf[outcome ?? 'failed'];

/** Every payment is from another account here: nobody is asked for one. */
const maskedAccount = ({ ref }: Payment) => `******${ref.slice(-4)}`;

export function ozowNotice(payment: Payment, { ozow }: Credentials, switches: Switches): string {
  const amount = switches.wrongAmount ? (Number(payment.amount) - 1).toFixed(2) : payment.amount;
  const fields = {
    SiteCode: switches.wrongMerchant ? 'OTH-OTH-001' : ozow.siteCode,
    TransactionId: payment.txId,
    TransactionReference: payment.ref,
    Amount: amount,
    Status: shown(payment),
    Optional1: '',
    Optional2: '',
    Optional3: '',
    Optional4: '',
    Optional5: '',
    CurrencyCode: 'ZAR',
    IsTest: payment.sent.get('IsTest') ?? 'false',
    StatusMessage: '',
  };
  const key = switches.wrongSignature ? 'somebody else' : ozow.privateKey;
  const Hash = sha512(Object.values(fields).join('') + key);
  return new URLSearchParams({
    ...fields,
    Hash,
    SubStatus: '',
    MaskedAccountNumber: maskedAccount(payment),
    BankName: 'Capitec',
  }).toString();
}

export function ozowTransactions(
  payments: readonly Payment[],
  apiKey: string | undefined,
  query: URLSearchParams,
  { ozow }: Credentials,
): object[] {
  if (apiKey !== ozow.apiKey) throw new NotTaken(401, 'ApiKey is not right');
  if (query.get('siteCode') !== ozow.siteCode) throw new NotTaken(400, 'siteCode is not known');
  return payments
    .filter((payment) => payment.ref === query.get('transactionReference') && payment.outcome)
    .map((payment) => ({
      transactionId: payment.txId,
      siteCode: ozow.siteCode,
      transactionReference: payment.ref,
      currencyCode: 'ZAR',
      amount: Number(payment.amount),
      status: shown(payment),
      createdDate: new Date(payment.createdAt).toISOString(),
      bankName: 'Capitec',
      maskedAccountNumber: maskedAccount(payment),
    }));
}
