import { orderNumber, statusWords } from '@sgb/contract/order-states.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query, useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { pictureUrl } from '../../shared/links/link.tsx';

const orders = query('GET /api/demo/orders', {});

function paceWords(stepSeconds: number): string {
  if (stepSeconds === 0) return 'Nothing moves by itself here. Make the next thing happen yourself.';
  return `New orders go a step further every ${stepSeconds} seconds. If you do not want to wait, make the next thing happen now.`;
}

/** What the shopper has bought in the demo, and a button for what happens to it next. */
export function OrderSteps() {
  const api = useApi();
  const changed = useChanged();
  const answer = useQuery({ ...orders, staleTime: 0, refetchInterval: 5000 });
  const step = useMutation({
    mutationFn: (orderId: number) => api.call('POST /api/demo/step', { orderId }),
    onSuccess: ({ orderId, status }) => notify('good', `${orderNumber(orderId)}: ${statusWords[status].text}`),
    onError: (failure) => notify('danger', failure.message),
    onSettled: () =>
      changed('orders', 'parcels', 'money', 'coins', 'messages', 'GET /api/demo/orders', 'GET /api/demo/outbox'),
  });
  return (
    <Card as="section" aria-label="Orders on their way">
      <CardHeader title="Orders on their way" />
      <Answer of={answer} skeleton={<Skeleton className="h-20" />}>
        {({ items, stepSeconds }) => (
          <>
            <p className="text-ink-soft text-sm">
              {items.length === 0
                ? 'None of your orders is waiting for our buyers, their supplier or our warehouse.'
                : paceWords(stepSeconds)}
            </p>
            <ul className="flex flex-col divide-y divide-line">
              {items.map(({ id, number, title, picture, quantity, status, next }) => (
                <li key={id} aria-label={number} className="flex flex-wrap items-center gap-3 py-3">
                  <span className="w-14 shrink-0">
                    <Picture src={pictureUrl(picture)} alt="" sizes="56px" className="rounded-control" />
                  </span>
                  <div className="min-w-0 flex-1 basis-44">
                    <p className="flex flex-wrap items-center gap-2 text-xs">
                      <Link to={`/shoporder/2/detail/${id}`} className="font-medium text-brand underline">
                        {number}
                      </Link>
                      <Tag tone="info">{statusWords[status].label}</Tag>
                    </p>
                    <p className="truncate text-sm">
                      {quantity} x {title}
                    </p>
                    <p className="text-ink-soft text-xs">Next: {next}</p>
                  </div>
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={`Next step of ${number}`}
                    loading={step.isPending}
                    // Each press is another step; one at a time is enough.
                    guardMs={0}
                    onClick={() => step.mutate(id)}
                  >
                    Next step
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Answer>
    </Card>
  );
}
