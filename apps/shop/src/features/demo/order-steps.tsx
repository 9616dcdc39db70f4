import { orderNumber, statusWords } from '@sgb/contract/order-states.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Answer } from '../../shared/api/answer.tsx';
import { query, useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { pictureUrl } from '../../shared/links/link.tsx';
import { StepRow } from './step-row.tsx';

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
                <StepRow
                  key={id}
                  number={number}
                  href={`/shoporder/2/detail/${id}`}
                  status={statusWords[status].label}
                  next={next}
                  busy={step.isPending}
                  onStep={() => step.mutate(id)}
                  picture={
                    <span className="w-14 shrink-0">
                      <Picture src={pictureUrl(picture)} alt="" sizes="56px" className="rounded-control" />
                    </span>
                  }
                >
                  {quantity} x {title}
                </StepRow>
              ))}
            </ul>
          </>
        )}
      </Answer>
    </Card>
  );
}
