import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { FailReason } from '@sgb/contract/purchase-states.ts';
import { formatDecimal } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { FailReasonSelect } from '../../shared/purchases/fail-reason.tsx';
import { changes, type Purchase } from './purchase.ts';

/** Only what the server would take now. */
export function PurchaseActions({ one }: { one: Purchase }) {
  const refresh = useAct('POST /api/staff/purchase/refresh', { done: 'The supplier was asked', changes });
  if (one.state >= 80) return <p className="text-ink-soft text-sm">Nothing: it has ended.</p>;
  return (
    <div className="flex flex-col gap-4">
      {one.flag && <Decide one={one} />}
      {one.urgeFrom && <Urge one={one} from={one.urgeFrom} />}
      <Button
        variant="secondary"
        className="self-start"
        loading={refresh.isPending}
        onClick={() => refresh.mutate({ id: one.id })}
      >
        {one.state === 10 ? 'Send it again' : 'Ask the supplier how it stands'}
      </Button>
    </div>
  );
}

function Urge({ one, from }: { one: Purchase; from: string }) {
  const urge = useAct('POST /api/staff/purchase/urge', {
    done: 'The supplier site was asked; what it said stands below',
    changes,
  });
  const later = new Date(from) > new Date();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" disabled={later} loading={urge.isPending} onClick={() => urge.mutate({ id: one.id })}>
        Remind the seller
      </Button>
      {later && <span className="text-ink-soft text-sm">Again from {dateAndTime(from)}</span>}
    </div>
  );
}

function Decide({ one }: { one: Purchase }) {
  const [reason, setReason] = useState<FailReason>('The supplier raised the price too much');
  const decide = useAct('POST /api/staff/purchase/decide', { done: 'Decided', changes });
  const more = one.goodsFen - one.chargedFen;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm">
        {one.flag === 'price' && `The goods cost ¥${formatDecimal(more)} more than was charged. `}
        {one.flag === 'freight' && 'The freight inside China costs more than was charged. '}
        {one.flag === 'partly' && 'The seller closed a part of it. '}
        We pay the difference, or it is taken back and every shopper gets the money back.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button loading={decide.isPending} onClick={() => decide.mutate({ id: one.id, decision: 'absorb' })}>
          We pay it
        </Button>
        {one.state < 40 && (
          <>
            <FailReasonSelect value={reason} onChange={setReason} />
            <Button
              variant="danger"
              loading={decide.isPending}
              onClick={() => decide.mutate({ id: one.id, decision: 'fail', reason })}
            >
              Take it back
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
