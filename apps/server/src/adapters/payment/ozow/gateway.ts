import { formatDecimal } from '@sgb/money/format.ts';
import { z } from 'zod';
import { askJson } from '../ask.ts';
import {
  CallbackRefused,
  type ExpectedCents,
  PaymentError,
  type PaymentGateway,
  type PaymentNews,
  type PaymentState,
} from '../gateway.ts';
import { centsOf, formPairs, payerText } from '../text.ts';
import { isOzowHash, type OzowRequest, requestHash } from './hash.ts';

export interface OzowOptions {
  /** https://api.ozow.com, https://stagingapi.ozow.com, or a simulator of it. */
  readonly url: string;
  readonly siteCode: string;
  readonly apiKey: string;
  readonly privateKey: string;
  readonly test: boolean;
  readonly expected: ExpectedCents;
}

const states: Readonly<Record<string, PaymentState>> = {
  complete: 'paid',
  cancelled: 'cancelled',
  error: 'failed',
  abandoned: 'failed',
  pendinginvestigation: 'review',
};

const asked = z.object({
  paymentRequestId: z.string().nullish(),
  url: z.string().nullish(),
  errorMessage: z.string().nullish(),
});

const transaction = z
  .object({
    transactionId: z.string().min(1),
    transactionReference: z.string(),
    siteCode: z.string().optional(),
    currencyCode: z.string().optional(),
    amount: z.union([z.number(), z.string()]),
    status: z.string(),
    bankName: z.string().nullish(),
    maskedAccountNumber: z.string().nullish(),
  })
  .transform(({ transactionId, transactionReference, amount, status, bankName, maskedAccountNumber, ...rest }) => ({
    ...rest,
    // A bank without an account is nobody.
    payer: maskedAccountNumber ? payerText(bankName, maskedAccountNumber) : '',
    ref: transactionReference,
    gatewayTxId: transactionId,
    amountCents: centsOf(String(amount)) ?? -1,
    state: states[status.toLowerCase()] ?? ('pending' as const),
  }));

export function createOzow(options: OzowOptions): PaymentGateway {
  const { url, siteCode, apiKey, privateKey, expected } = options;
  const headers = { apikey: apiKey, accept: 'application/json', 'content-type': 'application/json' };

  function noticeOf(raw: Buffer): ReadonlyMap<string, string> {
    const pairs = formPairs(raw.toString('utf8'));
    if (!pairs) throw new CallbackRefused('malformed', 'the body is no form');
    const notice = new Map(pairs);
    if (!isOzowHash(notice, privateKey)) throw new CallbackRefused('signature', 'the hash is not right');
    return notice;
  }

  async function transactionsOf(ref: string) {
    const query = new URLSearchParams({ siteCode, transactionReference: ref });
    const { http, body } = await askJson(`${url}/GetTransactionByReference?${query}`, { headers });
    if (http !== 200) throw new PaymentError('rejected', `the question about a payment is refused with ${http}`);
    const parsed = z.array(transaction).safeParse(body);
    if (!parsed.success) throw new PaymentError('malformed', 'the answer about a payment cannot be read', parsed.error);
    return parsed.data.filter((one) => one.ref === ref && (one.siteCode ?? siteCode) === siteCode);
  }

  /** What Ozow itself says about a number of ours; the money that came counts before every try that failed. */
  async function newsOf(ref: string): Promise<PaymentNews | null> {
    const found = await transactionsOf(ref);
    const order: PaymentState[] = ['paid', 'review', 'pending', 'failed', 'cancelled'];
    const [best] = found.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
    if (!best) return null;
    const { gatewayTxId, amountCents, state, payer } = best;
    return { ref, gatewayTxId, amountCents, state, payer };
  }

  return {
    name: 'ozow',
    async createPayment(request) {
      const wish: OzowRequest = {
        SiteCode: siteCode,
        CountryCode: 'ZA',
        CurrencyCode: 'ZAR',
        Amount: formatDecimal(request.amountCents),
        TransactionReference: request.ref,
        BankReference: request.ref.replaceAll(/[^A-Za-z0-9 -]/g, '').slice(0, 20),
        CancelUrl: request.cancelUrl,
        ErrorUrl: request.failureUrl,
        SuccessUrl: request.returnUrl,
        NotifyUrl: request.notifyUrl,
        IsTest: options.test,
      };
      const { body } = await askJson(`${url}/postpaymentrequest`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...wish, HashCheck: requestHash(wish, privateKey) }),
      });
      const answer = asked.safeParse(body);
      if (!answer.success) throw new PaymentError('malformed', 'the answer to a payment cannot be read', answer.error);
      const { paymentRequestId, url: page, errorMessage } = answer.data;
      if (!page || !paymentRequestId) throw new PaymentError('rejected', errorMessage ?? 'no reason given');
      return { kind: 'redirect', url: page, gatewayId: paymentRequestId };
    },
    checkSignature(raw) {
      noticeOf(raw);
    },
    async handleCallback(raw) {
      const notice = noticeOf(raw);
      if (notice.get('SiteCode') !== siteCode) throw new CallbackRefused('merchant', 'it is for another site');
      const ref = notice.get('TransactionReference') ?? '';
      const due = await expected('ozow', ref);
      if (due === null) throw new CallbackRefused('unknown', 'there is no such payment');
      if (notice.get('CurrencyCode') !== 'ZAR' || centsOf(notice.get('Amount') ?? '') !== due) {
        throw new CallbackRefused('amount', `${notice.get('Amount')} was paid in place of ${formatDecimal(due)}`);
      }
      // The notice is only a reason to ask: what counts is what Ozow answers.
      const news = await newsOf(ref);
      if (!news) throw new CallbackRefused('unconfirmed', 'Ozow does not know it');
      if (news.state === 'paid' && news.amountCents !== due) {
        throw new CallbackRefused('amount', `${news.amountCents} cents were paid in place of ${due}`);
      }
      return news;
    },
    queryStatus: ({ ref }) => newsOf(ref),
  };
}
