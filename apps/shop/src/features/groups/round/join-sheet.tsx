import type { Shippable } from '@sgb/contract/parcel-views.ts';
import type { RoundDetail } from '@sgb/contract/round-views.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { keepPreviousData, useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query, useApi } from '../../../shared/api/api.ts';
import { useDebounced } from '../../../shared/browser/debounced.ts';
import { Link } from '../../../shared/links/router-link.tsx';
import { weightWords } from '../../../shared/words/measures.ts';
import { discountWords, kilos, orderWords } from '../rounds/words.ts';
import { useRoundsChanged } from '../rounds-changed.ts';

const shelf = 'GET /api/deliveryorder/combine';
const restMs = 300;

interface JoinSheetProps {
  round: RoundDetail;
  code: string;
  onClose: () => void;
}

/** Which collected orders go into a round, and what that costs. */
export default function JoinSheet({ round, code, onClose }: JoinSheetProps) {
  const api = useApi();
  const changed = useRoundsChanged();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [pages, setPages] = useState(1);
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, place) => query(shelf, { page: place + 1 })),
  });
  const orders = answers.flatMap(({ data }) => data?.items ?? []);
  const [first] = answers;
  const ids = useDebounced(chosen.join(','), restMs);
  const by = { id: round.id, ...(code && { code }) };
  const preview = useQuery({
    ...query('GET /api/groupship/round/preview', { ...by, orderids: ids || '1' }),
    enabled: ids !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const price = chosen.length > 0 && ids === chosen.join(',') && !preview.isPlaceholderData ? preview.data : undefined;
  const join = useMutation({
    mutationFn: (shown: number) =>
      api.call('POST /api/groupship/round/join', { ...by, orderids: [...chosen], showncents: shown }),
    async onSuccess() {
      notify('good', `${orderWords(chosen.length)} put in. You can take them out until it closes.`);
      await changed();
      onClose();
    },
    // The price may have moved on: what it is now is asked for again.
    onError: () => void preview.refetch(),
  });
  const failure = join.error ?? (ids !== '' ? preview.error : null);
  const loading = answers.some(({ isPending }) => isPending);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Put orders in"
      footer={
        orders.length > 0 && (
          <Button
            variant="action"
            wide
            disabled={!price}
            loading={join.isPending || (chosen.length > 0 && preview.isFetching)}
            onClick={() => price && join.mutate(price.priceCents)}
          >
            {price ? `Put in for ${formatRand(price.priceCents)}` : 'Choose orders'}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {failure && <Notice tone="danger">{failure.message}</Notice>}
        {loading && orders.length === 0 ? (
          <Skeleton className="h-48 rounded-card" />
        ) : orders.length === 0 ? (
          <EmptyState
            title="Nothing waits in our warehouse"
            action={
              <Link to="/shoporder/2/index" className={buttonClass({ variant: 'secondary' })}>
                My orders
              </Link>
            }
          >
            Orders can be put in once we have collected them.
          </EmptyState>
        ) : (
          <ul className="flex flex-col">
            {orders.map((order) => (
              <Row
                key={order.id}
                order={order}
                checked={chosen.includes(order.id)}
                onChange={(on) => {
                  join.reset();
                  setChosen(on ? [...chosen, order.id] : chosen.filter((id) => id !== order.id));
                }}
              />
            ))}
          </ul>
        )}
        {first?.data && pages < first.data.pages && (
          <Button variant="ghost" loading={loading} onClick={() => setPages(pages + 1)}>
            Show more
          </Button>
        )}
        {price && (
          <dl className="flex flex-col gap-1 rounded-control bg-sunk p-3 text-sm" aria-live="polite">
            <Fact name="Guaranteed at most" value={formatRand(price.mostCents)} />
            <Fact name="The same alone" value={formatRand(price.aloneCents)} />
            <Fact
              name={`The round then: ${kilos(price.round.billableGrams)}`}
              value={discountWords(price.round.basisPoints)}
            />
          </dl>
        )}
      </div>
    </Sheet>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-3">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="money">{value}</dd>
  </div>
);

function Row({ order, checked, onChange }: { order: Shippable; checked: boolean; onChange: (on: boolean) => void }) {
  return (
    <li className="border-line border-b py-1 last:border-0">
      <Checkbox
        checked={checked}
        onChange={onChange}
        label={
          <span className="flex min-w-0 flex-col">
            <span className="line-clamp-2">{order.title}</span>
            <span className="text-ink-soft text-xs">
              {order.quantity} × · {weightWords(order.grams)} · {order.number}
            </span>
          </span>
        }
      />
    </li>
  );
}
