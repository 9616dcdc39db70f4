import { lastMoment, shortDate } from '@sgb/contract/date-words.ts';
import type { Storage } from '@sgb/contract/storage.ts';
import { formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { query, useApi } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { shipHref } from './address.ts';

export const storage = 'GET /api/deliveryorder/storage';

/** What lies in our warehouse as a whole, and the autopilot that sends it off in time. */
export function StorageStrip() {
  const { data, isError } = useQuery(query(storage, {}));
  const toggle = useAutopilot();
  if (isError) return null;
  if (!data) return <Skeleton className="h-32 rounded-card" />;
  const { on, tellDays } = data.autopilot;
  const ids = data.items.filter(({ abandoned, splitting }) => !abandoned && !splitting).map(({ orderId }) => orderId);
  return (
    <Card as="section" aria-label="Storage" className="flex flex-col gap-1">
      {ids.length > 1 && (
        <Link to={shipHref(...ids)} className={buttonClass({ wide: true })}>
          Ship all {ids.length} together
        </Link>
      )}
      {data.items.length > 0 && <p className="text-sm">{summaryOf(data)}</p>}
      <Checkbox
        role="switch"
        checked={on}
        disabled={toggle.isPending}
        onChange={(wanted) => toggle.mutate(wanted)}
        label={<span className="font-medium">Autopilot: ship by sea before storage costs money</span>}
      />
      <p className="text-ink-soft text-xs">
        On the last free day it goes to your default receiver, paid from your balance. We tell you {tellDays} days
        before.
      </p>
    </Card>
  );
}

function summaryOf({ items, feeCents }: Storage): string {
  const lying = `${items.length === 1 ? '1 order is' : `${items.length} orders are`} in our warehouse`;
  if (feeCents > 0) return `${lying}. Storage costs ${formatRand(feeCents)} so far.`;
  const [first = ''] = items.map(({ freeUntil }) => freeUntil).toSorted();
  return `${lying}, free until ${shortDate(lastMoment(first))}.`;
}

function useAutopilot() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => api.call('POST /api/deliveryorder/storage/autopilot', { on: on ? 1 : 0 }),
    onSuccess(autopilot) {
      const { queryKey } = query(storage, {});
      queryClient.setQueryData(queryKey, (before: Storage | undefined) => before && { ...before, autopilot });
      notify('good', autopilot.on ? 'The autopilot is on.' : 'The autopilot is off.');
    },
    onError: (error) => notify('danger', error.message),
  });
}
