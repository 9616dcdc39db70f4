import { parcelNumber, parcelWords } from '@sgb/contract/parcel-states.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query, useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';

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
          <li key={id} aria-label={number} className="flex flex-wrap items-center gap-3 py-3">
            <div className="min-w-0 flex-1 basis-44">
              <p className="flex flex-wrap items-center gap-2 text-xs">
                <Link to={`/deliveryorder/detail/${id}`} className="font-medium text-brand underline">
                  {number}
                </Link>
                <Tag tone="info">{parcelWords[status].label}</Tag>
              </p>
              <p className="truncate text-sm">
                {lineName}, to {receiver}
              </p>
              <p className="text-ink-soft text-xs">Next: {next}</p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Next step of ${number}`}
              loading={step.isPending}
              guardMs={0}
              onClick={() => step.mutate(id)}
            >
              Next step
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
