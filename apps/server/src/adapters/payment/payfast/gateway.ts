import { addDays, shopDay } from '@sgb/contract/time.ts';
import { formatDecimal } from '@sgb/money/format.ts';
import type { Clock } from '../../../platform/clock.ts';
import { ask } from '../ask.ts';
import {
  CallbackRefused,
  type ExpectedCents,
  type PaymentGateway,
  type PaymentNews,
  type PaymentRequest,
  type PaymentState,
} from '../gateway.ts';
import { centsOf, formPairs, payerText, sameText } from '../text.ts';
import { paymentsOfDay } from './history.ts';
import { formSignature, itnSignature, itnText } from './signature.ts';
import { createSourceCheck, type Resolve } from './source.ts';

export interface PayfastOptions {
  /** https://www.payfast.co.za, its sandbox, or a simulator of it. */
  readonly url: string;
  readonly apiUrl: string;
  readonly merchantId: string;
  readonly merchantKey: string;
  readonly passphrase: string | undefined;
  readonly clock: Clock;
  readonly expected: ExpectedCents;
  readonly resolve?: Resolve;
}

const states: Readonly<Record<string, PaymentState>> = {
  COMPLETE: 'paid',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
  PENDING: 'pending',
};

/** PayFast says that an amount may differ by so much. */
const toleranceCents = 1;

export function payfastFields(options: Pick<PayfastOptions, 'merchantId' | 'merchantKey'>, request: PaymentRequest) {
  // The order is PayFast's and part of the signature; it is not the alphabet's.
  const fields: [string, string][] = [
    ['merchant_id', options.merchantId],
    ['merchant_key', options.merchantKey],
    ['return_url', request.returnUrl],
    ['cancel_url', request.cancelUrl],
    ['notify_url', request.notifyUrl],
    ['name_first', request.firstName],
    ['name_last', request.lastName],
    ['email_address', request.email],
    ['m_payment_id', request.ref],
    ['amount', formatDecimal(request.amountCents)],
    ['item_name', request.itemName],
  ];
  return fields.map(([name, value]) => [name, value.trim()] as [string, string]).filter(([, value]) => value !== '');
}

export function createPayfast(options: PayfastOptions): PaymentGateway {
  const { url, merchantId, passphrase, clock, expected } = options;
  const isPayfast = createSourceCheck(url, clock, options.resolve);

  function signedText(raw: Buffer): { readonly text: string; readonly values: ReadonlyMap<string, string> } {
    const pairs = formPairs(raw.toString('utf8'));
    if (!pairs) throw new CallbackRefused('malformed', 'the body is no form');
    const values = new Map(pairs);
    const text = itnText(pairs);
    if (!sameText(itnSignature(text, passphrase), values.get('signature') ?? '')) {
      throw new CallbackRefused('signature', 'the signature is not right');
    }
    return { text, values };
  }

  async function confirm(text: string): Promise<void> {
    const { text: answer } = await ask(`${url}/eng/query/validate`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: text,
    });
    if (answer.trim() !== 'VALID') throw new CallbackRefused('unconfirmed', 'PayFast does not confirm it');
  }

  return {
    name: 'payfast',
    formOrigin: new URL(url).origin,
    async createPayment(request) {
      const fields = payfastFields(options, request);
      const signature = formSignature(fields, passphrase);
      return { kind: 'form', url: `${url}/eng/process`, fields: [...fields, ['signature', signature]] };
    },
    checkSignature(raw) {
      signedText(raw);
    },
    async handleCallback(raw, _headers, ip) {
      const { text, values } = signedText(raw);
      if (!(await isPayfast(ip))) throw new CallbackRefused('source', `${ip} is not PayFast`);
      if (values.get('merchant_id') !== merchantId) throw new CallbackRefused('merchant', 'it is for another merchant');
      const ref = values.get('m_payment_id') ?? '';
      const due = await expected('payfast', ref);
      if (due === null) throw new CallbackRefused('unknown', 'there is no such payment');
      const amountCents = centsOf(values.get('amount_gross') ?? '');
      if (amountCents === null || Math.abs(due - amountCents) > toleranceCents) {
        throw new CallbackRefused('amount', `${values.get('amount_gross')} was paid in place of ${formatDecimal(due)}`);
      }
      const state = states[values.get('payment_status') ?? ''];
      const gatewayTxId = values.get('pf_payment_id') ?? '';
      if (!state || gatewayTxId === '') throw new CallbackRefused('malformed', 'it says nothing that we understand');
      await confirm(text);
      return { ref, gatewayTxId, amountCents, state, payer: payerText(values.get('email_address')) };
    },
    async queryStatus({ ref, startedAt }): Promise<PaymentNews | null> {
      const testing = new URL(url).hostname === 'sandbox.payfast.co.za';
      // PayFast's days are those of the shop: they begin at midnight in Johannesburg.
      const last = shopDay(clock.now());
      for (let at = startedAt; shopDay(at) <= last; at = addDays(at, 1)) {
        const payments = await paymentsOfDay({ ...options, testing }, shopDay(at), clock.now());
        const found = payments.find((payment) => payment.ref === ref);
        if (found) return { ...found, state: 'paid' };
      }
      return null;
    },
  };
}
