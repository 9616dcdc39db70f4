import { dispatchNumber, dispatchStateNames } from '@sgb/contract/dispatch-states.ts';
import { stockTabHref } from '@sgb/contract/stock-states.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { query, useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { StepRow } from './step-row.tsx';

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
          <StepRow
            key={id}
            number={number}
            href={stockTabHref('ship')}
            status={dispatchStateNames[state]}
            next={next}
            busy={step.isPending}
            onStep={() => step.mutate({ dispatchId: id, back: 0 })}
            action={state === 113 ? 'Arrives' : 'Next step'}
            other={
              state === 113 && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`${number} comes back`}
                  loading={step.isPending}
                  onClick={() => step.mutate({ dispatchId: id, back: 1 })}
                >
                  Comes back
                </Button>
              )
            }
          >
            To {receiver}
            {reference && `, ${reference}`}
          </StepRow>
        ))}
      </ul>
    </Card>
  );
}
