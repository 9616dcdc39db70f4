import { Refused } from '@sgb/contract/client.ts';
import { writeEstimateGoods } from '@sgb/contract/estimate-goods.ts';
import type { LineOption } from '@sgb/contract/line-options.ts';
import type { ParcelDetail } from '@sgb/contract/parcel-views.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { ErrorState } from '@sgb/ui/states.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { query, useApi } from '../../shared/api.ts';
import { OptionRow } from '../../shared/option-row.tsx';
import { deliveryLabels, refusalWords } from '../../shared/parcel-words.ts';

const change = 'POST /api/deliveryorder/changeway';

/** The parcel as one box of its weight and volume: good enough to know which lines there are. */
function boxOf({ quote, contents, declaredCents }: ParcelDetail): string {
  const side = Math.max(1, Math.round(Math.cbrt(quote.cubicCentimetres) * 10));
  const special = Math.max(...contents.map((each) => each.special)) as 0 | 1 | 2;
  const size = { lengthMm: side, widthMm: side, heightMm: side };
  return writeEstimateGoods([
    { quantity: 1, grams: Math.max(1, quote.grams), ...size, special, goodsClass: 'general', cents: declaredCents },
  ]);
}

/** What a line would cost, as the refusal of a change without a price tells it. */
const priceIn = (error: Error | null) =>
  error instanceof Refused ? (error.data as { totalCents?: number } | null)?.totalCents : undefined;

/** Another line: chosen first, then agreed to at its exact price. */
export default function WaySheet({ parcel, onClose }: { parcel: ParcelDetail; onClose: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [line, setLine] = useState(parcel.line);
  const goods = boxOf(parcel);
  const lines = useQuery(query('GET /api/deliveryorder/transport', { goods, countryid: parcel.receiver.countryId }));
  const ask = useMutation({ mutationFn: (wished: string) => api.call(change, { id: parcel.id, line: wished }) });
  const agree = useMutation({
    mutationFn: (totalcents: number) => api.call(change, { id: parcel.id, line, totalcents }),
    onSuccess({ totalCents }) {
      notify('good', `It travels another way, for ${formatRand(totalCents)}.`);
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
  const price = line === parcel.line ? undefined : priceIn(ask.error);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Another way"
      description="Until the parcel is packed"
      footer={
        <Button
          wide
          disabled={price === undefined || ask.isPending}
          loading={agree.isPending}
          onClick={() => price !== undefined && agree.mutate(price)}
        >
          {price === undefined ? 'Choose another way' : `Change for ${formatRand(price)}`}
        </Button>
      }
    >
      {lines.data ? (
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">How it travels</legend>
          {lines.data.options.map((option) => (
            <OptionRow
              key={option.line}
              name="line"
              checked={option.line === line}
              disabled={option.refusal !== null}
              onChoose={() => {
                setLine(option.line);
                agree.reset();
                if (option.line !== parcel.line) ask.mutate(option.line);
              }}
              title={option.name}
            >
              {wordsOf(option, option.line === parcel.line)}
            </OptionRow>
          ))}
        </fieldset>
      ) : lines.isError ? (
        <ErrorState onRetry={() => lines.refetch()} retrying={lines.isFetching} />
      ) : (
        <Skeleton className="h-72" />
      )}
      <div aria-live="polite" className="mt-3 text-sm">
        {ask.isPending && <p className="text-ink-soft">Working out the price</p>}
        {price !== undefined && (
          <Notice tone="info">
            It would cost <b className="money">{formatRand(price)}</b> in place of{' '}
            <span className="money">{formatRand(parcel.totalCents)}</span>. What is set aside from your balance follows.
          </Notice>
        )}
        {ask.error && price === undefined && line !== parcel.line && <Notice tone="danger">{ask.error.message}</Notice>}
        {agree.error && <Notice tone="danger">{agree.error.message}</Notice>}
      </div>
    </Sheet>
  );
}

function wordsOf(option: LineOption, current: boolean): string {
  if (option.refusal !== null) return refusalWords[option.refusal];
  const { days, delivery } = option;
  const now = current ? ' · as it is now' : '';
  return `${days.from} to ${days.to} days · ${deliveryLabels[delivery]}${now}`;
}
