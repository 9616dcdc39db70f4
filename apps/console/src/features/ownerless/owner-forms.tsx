import { may } from '@sgb/contract/policy.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { useMe } from '../../shared/session/me.ts';
import { ageOf } from '../../shared/words/age.ts';
import type { Unmatched } from './unmatched.ts';

const changes = ['GET /api/staff/forwarding/unmatched', 'GET /api/staff/warehouse/arrivals'] as const;

/** SO00000012, so12 and 12 are order 12. */
function orderIdsIn(text: string): number[] | null {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const ids = words.map((word) => Number(/^(?:so)?0*([1-9]\d{0,9})$/i.exec(word)?.[1] ?? 0));
  return ids.length > 0 && ids.every((id) => id > 0) ? ids : null;
}

/** One of the parcels that shoppers have declared, or orders that lie in it. */
export function OwnerForms({ one }: { one: Unmatched }) {
  const me = useMe();
  const [orders, setOrders] = useState('');
  const [fault, setFault] = useState('');
  const match = useAct('POST /api/staff/forwarding/match', { done: 'It has its owner, who is told', changes });
  const attach = useAct('POST /api/staff/warehouse/attach', { done: 'It can be weighed now', changes });
  function send() {
    const orderIds = orderIdsIn(orders);
    setFault(orderIds ? '' : 'Numbers of orders such as SO00000012, please.');
    if (orderIds) attach.mutate({ id: one.arrivalId, orderIds });
  }
  return (
    <div className="flex flex-col gap-4">
      {one.candidates.length > 0 && (
        <ul
          aria-label="Declared parcels that could be meant"
          className="divide-y divide-line rounded-control border border-line text-sm"
        >
          {one.candidates.map((each) => (
            <li key={each.declaredId} className="flex flex-wrap items-center justify-between gap-3 p-3">
              <span className="min-w-0">
                <span className="font-semibold">{each.label}</span>, {each.courier} {each.trackingNo}
                <span className="block text-ink-soft">
                  {each.quantity} x {each.content}, declared {ageOf(each.declaredAt)} ago
                </span>
              </span>
              <Button
                size="sm"
                loading={match.isPending}
                onClick={() => match.mutate({ arrivalId: one.arrivalId, declaredId: each.declaredId })}
              >
                It is this one
              </Button>
            </li>
          ))}
        </ul>
      )}
      {may('warehouse', me) && (
        <div className="flex flex-wrap items-end gap-3">
          <Field label="Orders that lie in it" error={fault} className="min-w-60 flex-1">
            <Input value={orders} placeholder="SO00000012" onChange={({ target }) => setOrders(target.value)} />
          </Field>
          <Button variant="secondary" loading={attach.isPending} onClick={send}>
            These lie in it
          </Button>
        </div>
      )}
    </div>
  );
}
