import { lastMoment, shortDate } from '@sgb/contract/date-words.ts';
import type { StorageState } from '@sgb/contract/storage.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useChanged } from '../../shared/api/changed.ts';
import { sendWish } from '../../shared/api/wish.ts';
import { leftWords } from './storage-words.ts';

interface StorageCardProps {
  orderId: number;
  storage: StorageState;
}

/** How long it lies in our warehouse, what that costs, and more time for money. */
export function StorageCard({ orderId, storage }: StorageCardProps) {
  const [asking, setAsking] = useState(false);
  const { daysLeft, extension, extensions } = storage;
  if (storage.abandoned) {
    return (
      <Card as="section" aria-label="Storage">
        <CardHeader title="Storage" />
        <p className="text-sm">
          It was not shipped in time, so we no longer keep it for you. Contact us if this is a mistake.
        </p>
      </Card>
    );
  }
  const facts = [
    ['Free until', shortDate(lastMoment(storage.freeUntil))],
    ['Fee so far', formatRand(storage.feeCents)],
    ['We keep it until', shortDate(storage.givenUpOn)],
  ];
  return (
    <Card as="section" aria-label="Storage">
      <CardHeader
        title="Storage"
        action={<Tag tone={daysLeft === 0 ? 'danger' : daysLeft <= 15 ? 'warn' : 'good'}>{leftWords(daysLeft)}</Tag>}
      />
      <dl className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd className="money font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft text-xs">
          {extensions > 0 && `Extended ${extensions === 1 ? 'once' : `${extensions} times`}. `}
          The fee is paid with the freight.
        </p>
        {extension && (
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            Extend by {extension.days} days
          </Button>
        )}
      </div>
      {asking && extension && <ExtendSheet orderId={orderId} extension={extension} onClose={() => setAsking(false)} />}
    </Card>
  );
}

interface ExtendSheetProps {
  orderId: number;
  extension: NonNullable<StorageState['extension']>;
  onClose: () => void;
}

function ExtendSheet({ orderId, extension, onClose }: ExtendSheetProps) {
  const changed = useChanged();
  const price = formatRand(extension.cents);
  const extend = useMutation({
    mutationFn: () => sendWish('POST /api/deliveryorder/storage/extend', { orderId }),
    async onSuccess({ freeUntil }) {
      notify('good', `Paid ${price}. Storage is free until ${shortDate(lastMoment(freeUntil))}.`);
      await changed('orders', 'money');
      onClose();
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={`Extend storage by ${extension.days} days?`}
      footer={
        <Button variant="action" size="lg" wide loading={extend.isPending} onClick={() => extend.mutate()}>
          Pay {price} from balance
        </Button>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        {extend.error && <Notice tone="danger">{extend.error.message}</Notice>}
        <p>
          These {extension.days} days do not count: free storage, fees and the last day that we keep it all move on by
          as many days. What you pay does not come back.
        </p>
      </div>
    </Sheet>
  );
}
