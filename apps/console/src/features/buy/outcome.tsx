import type { OutputOf } from '@sgb/contract/client.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { type FailReason, purchaseStateWords } from '@sgb/contract/purchase-states.ts';
import { formatDecimal } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../shared/api/api.ts';
import { FailReasonSelect } from '../../shared/purchases/fail-reason.tsx';
import { changes } from './changes.ts';
import { dearerBy } from './dearer.ts';

type Placed = OutputOf<'POST /api/staff/purchase/place'>;

interface OutcomeProps {
  readonly placed: Placed;
  readonly onBuy: (orderIds: readonly number[], absorbBasisPoints: number) => void;
  readonly buying: boolean;
}

/** What came of it: bought, too dear to go on unasked, not to be had. */
export function Outcome({ placed, onBuy, buying }: OutcomeProps) {
  return (
    <div className="flex flex-col gap-3">
      {placed.purchases.map(({ id, number, state, orderIds }) => (
        <Notice key={id} tone="good" title={`${orderIds.length} ${orderIds.length === 1 ? 'order' : 'orders'} bought`}>
          <Link to={`/purchases/${id}`} className="underline">
            {number}
          </Link>
          : {purchaseStateWords[state]}
        </Notice>
      ))}
      {placed.dearer.map((group) => (
        <Dearer key={group.orderIds.join()} group={group} onBuy={onBuy} buying={buying} />
      ))}
      {placed.failed.map(({ orderId, reason }) => (
        <Notice key={orderId} tone="danger" title={`${orderNumber(orderId)} is not to be had`}>
          {reason}. Its money is back with the shopper.{' '}
          <Link to="/failures" className="underline">
            Offer something else
          </Link>
        </Notice>
      ))}
    </div>
  );
}

interface DearerProps extends Omit<OutcomeProps, 'placed'> {
  readonly group: Placed['dearer'][number];
}

function Dearer({ group, onBuy, buying }: DearerProps) {
  const [reason, setReason] = useState<FailReason>('The supplier raised the price too much');
  const fail = useAct('POST /api/staff/purchase/fail', { done: 'Given up, the money is back', changes });
  const { orderIds, chargedFen, askedFen } = group;
  const { percent, basisPoints } = dearerBy(chargedFen, askedFen);
  if (fail.data) return null;
  return (
    <Notice tone="warn" title={`${orderIds.map(orderNumber).join(', ')}: ${percent} dearer`}>
      <p>
        We charged ¥{formatDecimal(chargedFen)}, the supplier asks ¥{formatDecimal(askedFen)}. We pay the ¥
        {formatDecimal(askedFen - chargedFen)}, or the shopper gets the money back.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button size="sm" loading={buying} onClick={() => onBuy(orderIds, basisPoints)}>
          Buy all the same
        </Button>
        <FailReasonSelect value={reason} onChange={setReason} />
        <Button
          size="sm"
          variant="danger"
          loading={fail.isPending}
          onClick={() => fail.mutate({ orderIds: orderIds.slice(0, 20), reason })}
        >
          Give up, money back
        </Button>
      </div>
    </Notice>
  );
}
