import { dispatchNumber, dispatchStateNames } from '@sgb/contract/dispatch-states.ts';
import { stockTabHref } from '@sgb/contract/stock-states.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query, useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';

const shown = [
  'GET /api/stockup/index',
  'GET /api/stockup/ship',
  'GET /api/stockup/fail',
  'GET /api/stockup/shelves',
  'GET /api/stockup/shelf',
] as const;

/** What a stock-up seller sends to clients in the demo: delivered, or come back. Nothing where there is none. */
export function DispatchSteps() {
  const api = useApi();
  const changed = useChanged();
  const { data } = useQuery({ ...query('GET /api/demo/orders', {}), staleTime: 0, refetchInterval: 5000 });
  const step = useMutation({
    mutationFn: (wish: { dispatchId: number; back: 0 | 1 }) => api.call('POST /api/demo/dispatchstep', wish),
    onSuccess: ({ dispatchId, state }) => notify('good', `${dispatchNumber(dispatchId)}: ${dispatchStateNames[state]}`),
    onError: (failure) => notify('danger', failure.message),
    onSettled: () => changed(...shown, 'money', 'messages', 'GET /api/demo/orders', 'GET /api/demo/outbox'),
  });
  if (!data || data.dispatches.length === 0) return null;
  return (
    <Card as="section" aria-label="Parcels from your shelf">
      <CardHeader title="Parcels from your shelf" />
      <ul className="flex flex-col divide-y divide-line">
        {data.dispatches.map(({ id, number, receiver, reference, state, next }) => (
          <li key={id} aria-label={number} className="flex flex-wrap items-center gap-3 py-3">
            <div className="min-w-0 flex-1 basis-44">
              <p className="flex flex-wrap items-center gap-2 text-xs">
                <Link to={stockTabHref('ship')} className="font-medium text-brand underline">
                  {number}
                </Link>
                <Tag tone="info">{dispatchStateNames[state]}</Tag>
              </p>
              <p className="truncate text-sm">
                To {receiver}
                {reference && `, ${reference}`}
              </p>
              <p className="text-ink-soft text-xs">Next: {next}</p>
            </div>
            <div className="flex gap-2">
              {state === 113 && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`${number} comes back`}
                  loading={step.isPending}
                  onClick={() => step.mutate({ dispatchId: id, back: 1 })}
                >
                  Comes back
                </Button>
              )}
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Next step of ${number}`}
                loading={step.isPending}
                guardMs={0}
                onClick={() => step.mutate({ dispatchId: id, back: 0 })}
              >
                {state === 113 ? 'Arrives' : 'Next step'}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
