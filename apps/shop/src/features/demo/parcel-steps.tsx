import { parcelNumber, parcelWords } from '@sgb/contract/parcel-states.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { query, useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { StepRow } from './step-row.tsx';

/** The parcels of the shopper in the demo, and a button for what happens to each next. Nothing where there are none. */
export function ParcelSteps() {
  const api = useApi();
  const changed = useChanged();
  const { data } = useQuery({ ...query('GET /api/demo/orders', {}), staleTime: 0, refetchInterval: 5000 });
  const step = useMutation({
    mutationFn: (parcelId: number) => api.call('POST /api/demo/parcelstep', { parcelId }),
    onSuccess: ({ parcelId, status }) => notify('good', `${parcelNumber(parcelId)}: ${parcelWords[status].text}`),
    onError: (failure) => notify('danger', failure.message),
    onSettled: () =>
      changed('parcels', 'orders', 'money', 'coins', 'messages', 'GET /api/demo/orders', 'GET /api/demo/outbox'),
  });
  if (!data || data.parcels.length === 0) return null;
  return (
    <Card as="section" aria-label="Parcels on their way">
      <CardHeader title="Parcels on their way" />
      <ul className="flex flex-col divide-y divide-line">
        {data.parcels.map(({ id, number, lineName, receiver, status, next }) => (
          <StepRow
            key={id}
            number={number}
            href={`/deliveryorder/detail/${id}`}
            status={parcelWords[status].label}
            next={next}
            busy={step.isPending}
            onStep={() => step.mutate(id)}
          >
            {lineName}, to {receiver}
          </StepRow>
        ))}
      </ul>
    </Card>
  );
}
