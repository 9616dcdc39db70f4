import { statusWords } from '@sgb/contract/order-states.ts';
import { type FailReason, failReasons } from '@sgb/contract/purchase-states.ts';
import { formatDecimal } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { Numbers } from '../../shared/links/numbers.tsx';
import { FailReasonSelect } from '../../shared/purchases/fail-reason.tsx';
import { changes, type Purchase } from './purchase.ts';

/** Bought, and not with us yet: the seller may still fail on it. */
const mayFail = (status: number) => status >= 20 && status < 40 && status !== 31;

/** The orders that it is for, each of which may turn out not to be had. */
export function PurchaseLines({ one }: { one: Purchase }) {
  const [reason, setReason] = useState<FailReason>(failReasons[0]);
  const fail = useAct('POST /api/staff/purchase/fail', { done: 'Given up, the money is back', changes });
  return (
    <section aria-label="Orders" className="rounded-card border border-line bg-card p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-sm">Orders</h2>
        {one.items.some(({ status }) => mayFail(status)) && (
          <FailReasonSelect label="Why an order fails" value={reason} onChange={setReason} />
        )}
      </div>
      <ul className="divide-y divide-line text-sm">
        {one.items.map(({ orderId, number, title, options, quantity, unitFen, status, remark }) => (
          <li key={orderId} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="font-semibold">
                <Numbers text={number} />
              </span>{' '}
              {title}
              <span className="block text-ink-soft text-xs">
                {[`${quantity} x ¥${formatDecimal(unitFen)}`, ...options].join(', ')}
              </span>
              {remark && <span className="block text-warn text-xs">“{remark}”</span>}
            </span>
            <Tag>{statusWords[status].label}</Tag>
            {mayFail(status) && (
              <Button
                size="sm"
                variant="danger"
                loading={fail.isPending && fail.variables?.orderIds[0] === orderId}
                onClick={() => fail.mutate({ orderIds: [orderId], reason })}
              >
                Not to be had
              </Button>
            )}
          </li>
        ))}
        {one.items.length === 0 && <li className="text-ink-soft">All of its orders were given up.</li>}
      </ul>
    </section>
  );
}
