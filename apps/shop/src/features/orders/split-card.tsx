import { countedIn } from '@sgb/contract/catalogue.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { OrderDetail } from '@sgb/contract/orders.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';

const SplitSheet = lazy(() => import('./split-sheet.tsx'));

interface SplitCardProps {
  order: Pick<OrderDetail, 'id' | 'number' | 'quantity' | 'unit'>;
  split: NonNullable<OrderDetail['split']>;
}

/** Some pieces of it as an order of their own, so that a part is shipped now and the rest later. */
export function SplitCard({ order, split }: SplitCardProps) {
  const [asking, setAsking] = useState(false);
  if (split.waiting) return <Waiting order={order} waiting={split.waiting} />;
  return (
    <Card as="section" aria-label="Split this order">
      <CardHeader title="Ship a part of it first?" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-56 text-sm">
          We can take some of the {countedIn(order.unit, order.quantity)} out as an order of their own for{' '}
          {formatRand(split.cents)}.
        </p>
        <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
          Split this order
        </Button>
      </div>
      {asking && (
        <Suspense>
          <SplitSheet order={order} split={split} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  );
}

interface WaitingProps {
  order: SplitCardProps['order'];
  waiting: NonNullable<SplitCardProps['split']['waiting']>;
}

function Waiting({ order, waiting }: WaitingProps) {
  const api = useApi();
  const changed = useChanged();
  const back = formatRand(waiting.cents);
  const leave = useMutation({
    mutationFn: () => api.call('POST /api/shoporder/split/cancel', { id: order.id }),
    onSuccess: () => notify('good', `It stays together. ${back} is back in your balance.`),
    onSettled: () => changed('orders', 'money'),
  });
  return (
    <Card as="section" aria-label="Split this order">
      <CardHeader title="Being split" action={<Tag tone="warn">In our warehouse</Tag>} />
      <div className="flex flex-col gap-3 text-sm">
        <p>
          We take {waiting.pieces} of the {countedIn(order.unit, order.quantity)} out by {dateAndTime(waiting.dueAt)}.
          Until then it cannot be shipped.
        </p>
        {leave.error && <Notice tone="danger">{leave.error.message}</Notice>}
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          loading={leave.isPending}
          onClick={() => leave.mutate()}
        >
          Leave it together, {back} back
        </Button>
      </div>
    </Card>
  );
}
