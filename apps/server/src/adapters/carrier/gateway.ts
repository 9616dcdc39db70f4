import type { IncomingHttpHeaders } from 'node:http';
import type { CarrierKind, CarrierLeg } from '@sgb/contract/carrier-kinds.ts';

/** Where a parcel goes to, as a carrier needs it. */
interface Destination {
  readonly name: string;
  readonly phone: string;
  readonly country: string;
  /** Where a carrier's scans of the last leg are. */
  readonly city: string;
  readonly address: string;
}

/** A parcel that a carrier is to take. */
export interface ShipmentRequest {
  /** Ours: the same number booked again is the same shipment. */
  readonly ref: string;
  readonly leg: CarrierLeg;
  /** The freight line on the first leg (A1, S2, …), the way of delivery on the last (door, locker, …). */
  readonly service: string;
  readonly grams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly declaredCents: number;
  readonly goods: string;
  readonly destination: Destination;
  /** What the receiver must say or type; only on the last leg. */
  readonly code: string | null;
}

interface Booking {
  readonly waybill: string;
  /** Where the label to print is. */
  readonly label: string;
}

/** One thing that happened to a shipment, as its carrier saw it. */
export interface CarrierEvent {
  /** The carrier's: the same event told again has the same one. */
  readonly id: string;
  readonly ref: string;
  readonly waybill: string;
  readonly kind: CarrierKind;
  readonly at: Date;
  readonly place: string;
  readonly text: string;
  /** What the receiver said or typed when it was delivered. */
  readonly code: string | null;
}

interface EventPage {
  readonly events: readonly CarrierEvent[];
  /** What to ask with next time. */
  readonly cursor: string;
  readonly more: boolean;
}

export interface CarrierGateway {
  /** What its events and shipments are kept under. */
  readonly name: string;
  book(request: ShipmentRequest): Promise<Booking>;
  /** What it has under a number of ours that was not cancelled; null: nothing. */
  find(ref: string): Promise<Booking | null>;
  /** Before it was picked up. Its number can be booked anew. Cancelling again changes nothing. */
  cancel(waybill: string): Promise<void>;
  /** What was told since a cursor; '' is the beginning. In no order that matters. */
  events(cursor: string): Promise<EventPage>;
  /** Checks signature and age of what was sent to us; what does not hold is thrown as `WebhookRefused`. */
  readWebhook(raw: Buffer, headers: IncomingHttpHeaders, at: Date): readonly CarrierEvent[];
}

/**
 * `down`: no answer, or none in time; ask again. `rejected`: it does not take our call: ours to mend. `refused`: no,
 * for a reason of business. `malformed`: an answer not to believe. `unconfigured`: secrets are missing.
 */
export type CarrierFault = 'down' | 'rejected' | 'refused' | 'malformed' | 'unconfigured';

export class CarrierError extends Error {
  readonly fault: CarrierFault;
  /** The carrier's own code, where it gave one. */
  readonly code: string | undefined;

  constructor(fault: CarrierFault, message: string, more: { readonly code?: string; readonly cause?: unknown } = {}) {
    super(message, more.cause === undefined ? {} : { cause: more.cause });
    this.name = 'CarrierError';
    this.fault = fault;
    this.code = more.code;
  }
}

/** The codes of carriers that we know how to go on from. */
export const carrierCodes = {
  /** Our number is taken, by a shipment with another content. */
  refUsed: 'ref_used',
  tooLate: 'too_late',
  unknown: 'unknown',
} as const;

/** Something sent to us that must not be believed. Sending it again will not help. */
export class WebhookRefused extends Error {
  readonly because: 'signature' | 'stale' | 'malformed';

  constructor(because: WebhookRefused['because'], message: string) {
    super(message);
    this.name = 'WebhookRefused';
    this.because = because;
  }
}
