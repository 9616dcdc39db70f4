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
import { payerText } from '../text.ts';
import { checkYoco } from './signature.ts';

export interface YocoOptions {
  /** https://payments.yoco.com, or a simulator of it. */
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly expected: ExpectedCents;
}

const made = z.object({ id: z.string().min(1), redirectUrl: z.url() });

const checkout = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  paymentId: z.string().nullish(),
  clientReferenceId: z.string().nullish(),
});

const card = z.object({
  maskedCard: z.string(),
  scheme: z.string().optional(),
  expiryMonth: z.int().optional(),
  expiryYear: z.int().optional(),
});

/** The last digits alone are those of many cards: with the scheme and its end they are those of one. */
function cardText(of: z.output<typeof card> | undefined): string {
  return of?.expiryYear ? payerText(of.scheme, of.maskedCard, `${of.expiryMonth}/${of.expiryYear}`) : '';
}

const event = z.object({
  type: z.string(),
  payload: z.object({
    id: z.string().min(1),
    amount: z.int(),
    currency: z.string(),
    metadata: z.object({ checkoutId: z.string().optional(), ref: z.string().optional() }),
    paymentMethodDetails: z.object({ card: card.optional() }).optional().catch(undefined),
  }),
});

const states: Readonly<Record<string, PaymentState>> = { 'payment.succeeded': 'paid', 'payment.failed': 'failed' };

export function createYoco({ url, secretKey, webhookSecret, expected }: YocoOptions): PaymentGateway {
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };

  function eventOf(raw: Buffer) {
    let said: unknown;
    try {
      said = JSON.parse(raw.toString('utf8'));
    } catch {
      throw new CallbackRefused('malformed', 'the body is no JSON');
    }
    const { type } = z.object({ type: z.string() }).catch({ type: '' }).parse(said);
    const state = states[type];
    // Refunds and whatever else they may tell one day are no payments.
    if (!state) return null;
    const parsed = event.safeParse(said);
    if (!parsed.success) throw new CallbackRefused('malformed', 'it says nothing that we understand');
    return { state, ...parsed.data.payload };
  }

  return {
    name: 'yoco',
    async createPayment(request) {
      const wish = {
        amount: request.amountCents,
        currency: 'ZAR',
        successUrl: request.returnUrl,
        cancelUrl: request.cancelUrl,
        failureUrl: request.failureUrl,
        metadata: { ref: request.ref },
        clientReferenceId: request.ref,
        externalId: request.ref,
        lineItems: [{ displayName: request.itemName, quantity: 1, pricingDetails: { price: request.amountCents } }],
      };
      const { http, body } = await askJson(`${url}/api/checkouts`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': request.ref },
        body: JSON.stringify(wish),
      });
      if (http >= 400) throw new PaymentError('rejected', `the payment is refused with ${http}`);
      const answer = made.safeParse(body);
      if (!answer.success) throw new PaymentError('malformed', 'the answer to a payment cannot be read', answer.error);
      return { kind: 'redirect', url: answer.data.redirectUrl, gatewayId: answer.data.id };
    },
    checkSignature(raw, given, at) {
      checkYoco(webhookSecret, raw, given, at);
    },
    async handleCallback(raw, given, _ip, at) {
      checkYoco(webhookSecret, raw, given, at);
      const said = eventOf(raw);
      if (!said) return null;
      const ref = said.metadata.ref ?? '';
      const due = await expected('yoco', ref);
      if (due === null) throw new CallbackRefused('unknown', 'there is no such payment');
      if (said.currency !== 'ZAR' || said.amount !== due) {
        throw new CallbackRefused('amount', `${said.amount} cents were paid in place of ${due}`);
      }
      const payer = cardText(said.paymentMethodDetails?.card);
      return { ref, gatewayTxId: said.id, amountCents: said.amount, state: said.state, payer };
    },
    async queryStatus({ ref, gatewayId }): Promise<PaymentNews | null> {
      if (!gatewayId) return null;
      const { http, body } = await askJson(`${url}/api/checkouts/${encodeURIComponent(gatewayId)}`, { headers });
      if (http === 404) return null;
      const answer = checkout.safeParse(body);
      if (http !== 200 || !answer.success) {
        throw new PaymentError(http === 200 ? 'malformed' : 'rejected', `the question is answered with ${http}`);
      }
      const { status, amount, currency, paymentId } = answer.data;
      const paid = status === 'completed' && currency === 'ZAR' && paymentId;
      return { ref, gatewayTxId: paymentId ?? gatewayId, amountCents: amount, state: paid ? 'paid' : 'pending' };
    },
  };
}
