import { shortDate } from '@sgb/contract/date-words.ts';
import type { Forwarded, Forwarding } from '@sgb/contract/forwarding.ts';
import { type ForwardStage, forwardStages } from '@sgb/contract/forwarding-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Pagination } from '@sgb/ui/pagination.tsx';
import { EmptyState, EndOfList } from '@sgb/ui/states.tsx';
import { Tag, type Tone } from '@sgb/ui/tag.tsx';
import { useState } from 'react';
import { ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { PastTheEnd } from '../../shared/lists/paged-list.tsx';
import { WithdrawSheet } from './withdraw-sheet.tsx';

const tones: Readonly<Record<ForwardStage, Tone>> = {
  declared: 'info',
  arrived: 'action',
  weighed: 'good',
  parcel: 'brand',
  delivered: 'good',
  ended: 'neutral',
  withdrawn: 'neutral',
  expired: 'warn',
};

interface ParcelListProps {
  data: Forwarding;
  busy: boolean;
  hrefFor: (page: number) => string;
  onEdit: (parcel: Forwarded) => void;
}

/** What was declared, the newest first. */
export function ParcelList({ data, busy, hrefFor, onEdit }: ParcelListProps) {
  const [leaving, setLeaving] = useState<Forwarded | null>(null);
  if (data.items.length === 0) {
    if (data.total > 0) return <PastTheEnd first={hrefFor(1)} />;
    return (
      <EmptyState title="Nothing declared yet">
        As soon as the seller gives you a tracking number, declare it here.
      </EmptyState>
    );
  }
  return (
    <div aria-busy={busy} className={cx('flex flex-col gap-3 transition-opacity', busy && 'opacity-50')}>
      <ul className="flex flex-col gap-3">
        {data.items.map((parcel) => (
          <Row key={parcel.id} parcel={parcel} onEdit={onEdit} onWithdraw={setLeaving} />
        ))}
      </ul>
      <Pagination page={data.page} pageCount={data.pages} hrefFor={hrefFor} LinkComponent={ShopLink} />
      {data.page === data.pages && <EndOfList />}
      {leaving && <WithdrawSheet parcel={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}

interface RowProps {
  parcel: Forwarded;
  onEdit: (parcel: Forwarded) => void;
  onWithdraw: (parcel: Forwarded) => void;
}

function Row({ parcel, onEdit, onWithdraw }: RowProps) {
  const { trackingNo, stage, orderId } = parcel;
  return (
    <Card as="li" padding="none">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-b px-3 py-2 md:px-4">
        <h3 className="min-w-0 break-all font-semibold text-sm tabular-nums">{trackingNo}</h3>
        <Tag tone={tones[stage]}>{forwardStages[stage]}</Tag>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3 p-3 md:px-4">
        <div className="min-w-0 text-sm">
          <p className="break-words font-medium">
            {parcel.content} × {parcel.quantity}
          </p>
          <p className="text-ink-soft">
            {parcel.courier} · <span className="money">{formatRand(parcel.valueCents)}</span>
            {parcel.special === 1 && ' · Magnet'}
            {parcel.special === 2 && ' · Liquid'}
          </p>
          <p className="text-ink-soft">{said(parcel)}</p>
          {parcel.remark && <p className="mt-1 break-words text-ink-soft">“{parcel.remark}”</p>}
        </div>
        {stage === 'declared' && (
          <div className="flex gap-2">
            <Button variant="ghost" size="sm" aria-label={`Withdraw ${trackingNo}`} onClick={() => onWithdraw(parcel)}>
              Withdraw
            </Button>
            <Button variant="secondary" size="sm" aria-label={`Edit ${trackingNo}`} onClick={() => onEdit(parcel)}>
              Edit
            </Button>
          </div>
        )}
        {orderId !== null && (
          <Link
            to={`/shoporder/2/detail/${orderId}`}
            aria-label={`See order: ${trackingNo}`}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            See order
          </Link>
        )}
      </div>
    </Card>
  );
}

function said({ stage, declaredAt, arrivedAt, waitsUntil }: Forwarded): string {
  if (waitsUntil) return `Declared ${shortDate(declaredAt)}, we wait until ${shortDate(waitsUntil)}`;
  if (stage === 'expired') return `Declared ${shortDate(declaredAt)}, and it never came`;
  return arrivedAt ? `Arrived ${shortDate(arrivedAt)}` : `Declared ${shortDate(declaredAt)}`;
}
