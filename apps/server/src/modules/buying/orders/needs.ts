import type { ParcelStatus } from '@sgb/contract/parcel-states.ts';
import type { App } from '../../../platform/app.ts';
import type { At } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import type { OrderRow } from './store.ts';

interface Trace {
  readonly at: Date;
  readonly place: string;
  readonly text: string;
}

/** What a carrier inside China, or inside South Africa, knows of an order. */
export interface Shipment {
  readonly carrier: string;
  readonly number: string;
  readonly traces: readonly Trace[];
}

/** What it means for a shopper that goods lie with us. */
export interface StorageState {
  readonly day: number;
  readonly freeUntil: Date;
  readonly daysLeft: number;
  readonly feeCents: number;
  readonly givenUpOn: Date;
  readonly abandoned: boolean;
  readonly extensions: number;
  readonly extension: { readonly cents: number; readonly days: number } | null;
}

/** What our warehouse in China knows of an order. */
export interface Arrived {
  readonly arrivedAt: Date;
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Addresses of the pictures. */
  readonly photos: readonly string[];
  /** Until when it lies there for nothing. */
  readonly freeUntil: Date | null;
  /** While it lies there. */
  readonly storage: StorageState | null;
}

/** The parcel that an order travels in. */
interface InParcel {
  readonly id: number;
  readonly status: ParcelStatus;
}

/** Today's price of an order that is had back, with the checkout that waits for it. */
export type Reopened = { readonly checkoutId: number } & Pick<
  OrderRow,
  | 'unitFen'
  | 'unitCents'
  | 'goodsCents'
  | 'chinaFreightCents'
  | 'serviceFeeCents'
  | 'servicesCents'
  | 'deliveryCents'
  | 'memberSavingCents'
  | 'paidCents'
  | 'services'
>;

interface Urged {
  readonly askedAt: Date;
  readonly outcome: 'asking' | 'taken' | 'refused';
}

interface Splitting {
  readonly cents: number;
  readonly hours: number;
  readonly waiting: { readonly pieces: number; readonly cents: number; readonly dueAt: Date } | null;
}

/** What other modules know of orders. */
export interface OrderNeeds {
  /** What carriers tell of some orders; `parcels` are the ones that they travel in, as `parcelOf` says. */
  tracesOf(
    reader: Sql,
    orderIds: readonly number[],
    parcels: ReadonlyMap<number, InParcel>,
  ): Promise<ReadonlyMap<number, readonly Shipment[]>>;
  arrivalOf(
    app: Pick<App, 'files'>,
    reader: Sql,
    orderIds: readonly number[],
    at: At,
  ): Promise<ReadonlyMap<number, Arrived>>;
  parcelOf(reader: Sql, orderIds: readonly number[]): Promise<ReadonlyMap<number, InParcel>>;
  /** Orders of an account that lie in parcels whose freight is not paid. */
  ordersToPay(reader: Sql, accountId: number): Promise<readonly number[]>;
  /** Those whose shopper waits for the end of an after-sale case: they are not closed. */
  openCasesOf(reader: Sql, orderIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Cancels the checkout that an unpaid order waits in, with all that waits there. */
  cancelUnpaid(call: Call<'shopper'>, checkoutId: number): Promise<Record<string, unknown> | Refusal>;
  /** Signs for the parcel that an order was delivered in, with everything in it; nothing where there is none. */
  signParcelOf(call: Call<'shopper'>, orderId: number): Promise<undefined | Refusal>;
  /** What those who earn by these orders of one shopper get has changed; it may be told twice. */
  worthChanged(app: App, orderIds: readonly number[], signed: boolean): Promise<void>;
  /** Has the seller of an order reminded, after this transaction. */
  remindSeller(tx: Tx, orderId: number): void;
  /** The last time that the seller of an order was reminded. */
  urgeOf(reader: Sql, orderId: number): Promise<Urged | null>;
  /** What splitting an order costs and whether it waits for that; null where it cannot be split. */
  splitOf(reader: Sql, order: OrderRow, at: At): Promise<Splitting | null>;
  /** Makes a checkout at the price of today for an order that is had back. */
  reopen(call: Call<'shopper'>, tx: Tx, order: OrderRow, at: At): Promise<Reopened | Refusal>;
}
