import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import type { BatchCard, BatchDetail, BatchLine } from '@sgb/contract/stock-purchase.ts';
import { batchNumber, batchStates } from '@sgb/contract/stock-states.ts';
import type { OrderRow } from '../../buying/orders/index.ts';
import type { PricedLine } from './goods.ts';
import { isFailed, isUnderWay } from './rules.ts';
import type { BatchRow, LineRow } from './store.ts';

const picturesShown = 4;

/** What of a batch its orders say. */
export interface Facts {
  readonly lines: readonly LineRow[];
  readonly orders: ReadonlyMap<number, OrderRow>;
}

const orderOf = ({ orders }: Facts, { orderId }: LineRow) => (orderId === null ? undefined : orders.get(orderId));

export function cardOf(batch: BatchRow, facts: Facts, pictures: readonly string[]): Omit<BatchCard, 'lines'> {
  const orders = facts.lines.flatMap((line) => orderOf(facts, line) ?? []);
  const living = orders.filter(({ status }) => !isFailed(status));
  return {
    id: batch.id,
    number: batchNumber(batch.id),
    state: batch.state,
    createdAt: batch.createdAt.toISOString(),
    stateAt: batch.stateAt.toISOString(),
    pictures: pictures.slice(0, picturesShown),
    pieces: facts.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    goodsCents: batch.goodsCents,
    totalCents: batch.totalCents,
    arrived: living.filter(({ status }) => status >= 40).length,
    expected: living.length,
    trouble: batch.trouble,
  };
}

const nothingYet = {
  orderId: 0,
  orderStatus: 0,
  failed: false,
  backCents: 0,
  counted: 0,
  damaged: 0,
  missing: 0,
  caseId: 0,
};

/** A line of a draft: what it costs now. */
export function draftLine(line: PricedLine, seaCents: number, otherCents: number): BatchLine {
  const { sku, quantity, unitCents, nextBreak, fault } = line;
  const { title, options, picture, unit, special, minOrder, batch } = sku;
  return {
    skuId: String(sku.skuId),
    productId: String(sku.productId),
    title,
    options: [...options],
    picture,
    unit,
    special,
    quantity,
    minOrder,
    batch,
    unitCents,
    otherCents,
    seaCents,
    landedCents: unitCents + otherCents + seaCents,
    nextBreak,
    fault,
    ...nothingYet,
  };
}

/** A line that is paid. */
function paidLine(line: LineRow, order: OrderRow | undefined, freightBack: number): BatchLine {
  const { skuId, productId, title, options, picture, unit, special, quantity, unitCents, paidCents, seaCents } = line;
  const otherCents = Math.max(0, Math.ceil(paidCents / quantity) - unitCents);
  return {
    skuId: String(skuId),
    productId: String(productId),
    title,
    options,
    picture,
    unit,
    special,
    quantity,
    minOrder: 1,
    batch: 1,
    unitCents,
    otherCents,
    seaCents,
    landedCents: line.landedCents || unitCents + otherCents + seaCents,
    nextBreak: null,
    fault: '',
    orderId: line.orderId ?? 0,
    orderStatus: order?.status ?? 0,
    failed: order !== undefined && isFailed(order.status),
    backCents: (order?.refundedCents ?? 0) + freightBack,
    counted: line.counted,
    damaged: line.damaged,
    missing: line.missing,
    caseId: line.caseId ?? 0,
  };
}

export interface Around {
  readonly minimumCents: number;
  readonly balanceCents: number;
  readonly importer: string;
  readonly parcelStatus: number;
}

/** `freightBacks`: what went back and was paid for each order beside its own price. */
export function paidDetail(
  batch: BatchRow,
  facts: Facts,
  around: Around,
  freightBacks: ReadonlyMap<number, number>,
): BatchDetail {
  const lines = facts.lines.map((line) =>
    paidLine(line, orderOf(facts, line), freightBacks.get(line.orderId ?? 0) ?? 0),
  );
  const card = cardOf(
    batch,
    facts,
    lines.map(({ picture }) => picture),
  );
  const { state, parcelId } = batch;
  const expected = facts.lines.reduce((sum, { seaCents, quantity }) => sum + seaCents * quantity, 0);
  return {
    ...card,
    ...around,
    lines,
    feeCents: batch.feeCents,
    chinaCents: batch.chinaCents,
    seaCents: batch.seaCents || expected,
    seaIsEstimate: batch.seaCents === 0,
    parcelId: parcelId ?? 0,
    parcelNumber: parcelId === null ? '' : parcelNumber(parcelId),
    maySend: isUnderWay(state) && state <= batchStates.inChina && parcelId === null && card.arrived > 0,
    mayCancel: false,
  };
}
