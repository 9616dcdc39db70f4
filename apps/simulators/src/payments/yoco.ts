import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type NewPayment, NotTaken, type Payment } from './book.ts';
import type { Credentials } from './credentials.ts';
import type { Switches } from './switches.ts';

/** Yoco's checkouts and webhooks as its documents describe them, with an implementation of its own. */

const request = z.strictObject({
  amount: z.int().min(200),
  currency: z.literal('ZAR'),
  successUrl: z.url(),
  cancelUrl: z.url(),
  failureUrl: z.url(),
  metadata: z.record(z.string(), z.string()),
  clientReferenceId: z.string(),
  externalId: z.string(),
  lineItems: z.array(
    z.strictObject({
      displayName: z.string(),
      quantity: z.int().positive(),
      pricingDetails: z.strictObject({ price: z.int() }),
    }),
  ),
});

export function checkBearer(authorization: string | undefined, { yoco }: Credentials): void {
  if (authorization !== `Bearer ${yoco.secretKey}`) throw new NotTaken(401, 'unauthorized');
}

/** Where a shop wants to be told. */
export function webhookUrl(body: unknown): string {
  const wish = z.strictObject({ name: z.string().min(1), url: z.url() }).safeParse(body);
  if (!wish.success) throw new NotTaken(400, 'name and url are required');
  return wish.data.url;
}

export function takeYoco(body: unknown, notifyUrl: string): NewPayment {
  const parsed = request.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new NotTaken(400, `${issue?.path.join('.')} ${issue?.message}`);
  }
  const wish = parsed.data;
  const total = wish.lineItems.reduce((sum, { quantity, pricingDetails }) => sum + quantity * pricingDetails.price, 0);
  if (wish.lineItems.length > 0 && total !== wish.amount) throw new NotTaken(400, 'lineItems do not add up');
  return {
    gateway: 'yoco',
    ref: wish.clientReferenceId,
    amount: (wish.amount / 100).toFixed(2),
    title: wish.lineItems[0]?.displayName ?? '',
    returnUrl: wish.successUrl,
    cancelUrl: wish.cancelUrl,
    failureUrl: wish.failureUrl,
    notifyUrl,
    sent: new Map(Object.entries(wish.metadata)),
  };
}

/** Every payment is by another card here: nobody is asked for one. */
const lastDigits = ({ txId }: Payment) =>
  String(Number.parseInt(txId.replaceAll(/\W|_/g, '').slice(-6), 36) % 10_000).padStart(4, '0');

const centsOf = ({ amount }: Payment) => Math.round(Number(amount) * 100);

export function yocoCheckout(payment: Payment, base: string): object {
  return {
    id: payment.id,
    status: payment.outcome === 'paid' ? 'completed' : 'created',
    amount: centsOf(payment),
    currency: 'ZAR',
    redirectUrl: `${base}/pay/${payment.id}`,
    paymentId: payment.outcome === 'paid' ? payment.txId : null,
    clientReferenceId: payment.ref,
    processingMode: 'test',
  };
}

/** Null: Yoco tells nothing about a payment that somebody gave up. */
export function yocoNotice(payment: Payment, { yoco }: Credentials, switches: Switches, now: Date) {
  if (payment.outcome === 'cancelled') return null;
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    type: payment.outcome === 'paid' ? 'payment.succeeded' : 'payment.failed',
    createdDate: now.toISOString(),
    payload: {
      id: payment.txId,
      type: 'payment',
      createdDate: now.toISOString(),
      amount: centsOf(payment) - (switches.wrongAmount ? 100 : 0),
      currency: 'ZAR',
      status: payment.outcome === 'paid' ? 'succeeded' : 'failed',
      mode: 'test',
      metadata: { ...Object.fromEntries(payment.sent), checkoutId: payment.id },
      paymentMethodDetails: {
        type: 'card',
        card: { expiryMonth: 12, expiryYear: 28, maskedCard: `************${lastDigits(payment)}`, scheme: 'visa' },
      },
    },
  });
  const id = `msg_${randomUUID()}`;
  const timestamp = String(Math.floor(now.getTime() / 1000));
  // Webhooks name no merchant: another one's are signed with another one's secret.
  const wrong = switches.wrongSignature || switches.wrongMerchant;
  const secret = wrong
    ? Buffer.from('somebody else')
    : Buffer.from(yoco.webhookSecret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
  };
}
