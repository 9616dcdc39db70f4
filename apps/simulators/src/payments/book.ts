import { randomInt, randomUUID } from 'node:crypto';

export type Outcome = 'paid' | 'cancelled' | 'failed';

/** A payment that a shop asked for. */
export interface Payment {
  readonly id: string;
  readonly gateway: 'payfast' | 'ozow' | 'yoco';
  readonly ref: string;
  readonly amount: string;
  readonly title: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly failureUrl: string;
  readonly notifyUrl: string;
  readonly createdAt: number;
  /** What the shop sent, for the fields that are given back. */
  readonly sent: ReadonlyMap<string, string>;
  /** The gateway's number of what happened in the end. */
  readonly txId: string;
  outcome: Outcome | null;
  investigating: boolean;
}

export type NewPayment = Omit<Payment, 'id' | 'createdAt' | 'txId' | 'outcome' | 'investigating'>;

/** All payments of this simulator, in memory. */
export class PaymentBook {
  readonly #payments = new Map<string, Payment>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  add(wanted: NewPayment): Payment {
    const id = randomUUID();
    const txId = wanted.gateway === 'payfast' ? String(randomInt(1_000_000, 9_999_999)) : randomUUID();
    const payment = { ...wanted, id, txId, createdAt: this.#now().getTime(), outcome: null, investigating: false };
    this.#payments.set(id, payment);
    return payment;
  }

  byId(id: string): Payment | undefined {
    return this.#payments.get(id);
  }

  of(gateway: Payment['gateway']): Payment[] {
    return [...this.#payments.values()].filter((payment) => payment.gateway === gateway);
  }
}

/** A request that is not taken, with the words that its sender gets. */
export class NotTaken extends Error {
  readonly http: number;

  constructor(http: number, message: string) {
    super(message);
    this.http = http;
  }
}
