import type { IncomingHttpHeaders } from 'node:http';
import type { GatewayName } from '@sgb/contract/recharge-options.ts';

/** A payment to be made at a gateway. */
export interface PaymentRequest {
  /** Our number, which the gateway gives back with everything it says. */
  readonly ref: string;
  /** What the shopper pays, fee included. */
  readonly amountCents: number;
  readonly itemName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Where the browser goes after it was paid, given up, or failed. None of them proves anything. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly failureUrl: string;
  /** Where the gateway tells us what happened. */
  readonly notifyUrl: string;
}

/** How the browser gets to the gateway: by an address, or with a form that it posts. */
export type PaymentStart =
  | { readonly kind: 'redirect'; readonly url: string; readonly gatewayId: string }
  | { readonly kind: 'form'; readonly url: string; readonly fields: readonly (readonly [string, string])[] };

/** `review`: the gateway itself does not know yet and looks into it. */
export type PaymentState = 'paid' | 'failed' | 'cancelled' | 'pending' | 'review';

/** What a gateway says about a payment, checked and believed. */
export interface PaymentNews {
  readonly ref: string;
  readonly gatewayTxId: string;
  readonly amountCents: number;
  readonly state: PaymentState;
  /** Whose money it was, as far as the gateway tells: an e-mail address, an account with a bank, a card; '' where it does not. */
  readonly payer?: string;
}

interface StartedPayment {
  readonly ref: string;
  readonly gatewayId: string | null;
  readonly startedAt: Date;
}

export interface PaymentGateway {
  readonly name: GatewayName;
  /** Where a payment begins with a form that the browser posts: pages must allow it. */
  readonly formOrigin?: string;
  createPayment(request: PaymentRequest): Promise<PaymentStart>;
  /**
   * Checks everything that the gateway's rules ask for; what does not hold is thrown as `CallbackRefused`. Null: news
   * about something that is no payment. `at` is when it came, which matters where signatures grow old.
   */
  handleCallback(raw: Buffer, headers: IncomingHttpHeaders, ip: string, at: Date): Promise<PaymentNews | null>;
  /** Only the part of that which needs nobody else: whether it is worth keeping. Throws as well. */
  checkSignature(raw: Buffer, headers: IncomingHttpHeaders, at: Date): void;
  /** Null: the gateway knows of no payment yet. */
  queryStatus(payment: StartedPayment): Promise<PaymentNews | null>;
}

/** What must be paid for a number of ours, fee included; null when we have no such number at this gateway. */
export type ExpectedCents = (gateway: GatewayName, ref: string) => Promise<number | null>;

export type RefusedBecause =
  | 'signature'
  | 'stale'
  | 'source'
  | 'merchant'
  | 'amount'
  | 'unconfirmed'
  | 'malformed'
  | 'unknown';

/** A callback that must not be believed. Sending it again will not help. */
export class CallbackRefused extends Error {
  readonly because: RefusedBecause;

  constructor(because: RefusedBecause, message: string) {
    super(message);
    this.name = 'CallbackRefused';
    this.because = because;
  }
}

/** `down`: no answer, ask again later. `rejected`: it does not take our call. `malformed`: an answer not to believe. */
export type PaymentFault = 'down' | 'rejected' | 'malformed';

export class PaymentError extends Error {
  readonly fault: PaymentFault;

  constructor(fault: PaymentFault, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.name = 'PaymentError';
    this.fault = fault;
  }
}
