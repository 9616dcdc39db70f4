import type { OutputOf } from '@sgb/contract/client.ts';
import type { WayOffer } from '@sgb/contract/parcel-views.ts';
import { deliveryLabels } from '@sgb/contract/quote-labels.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { ErrorState } from '@sgb/ui/states.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query, useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { OptionRow } from '../../shared/forms/option-row.tsx';

const show = 'GET /api/deliveryorder/changeway/show';
type Ways = OutputOf<typeof show>;
type Open = WayOffer & { readonly totalCents: number };

const isOpen = (offer: WayOffer): offer is Open => offer.totalCents !== null;

/** Another line: each at the price of this very parcel, and agreed to at that price. */
export default function WaySheet({ id, onClose }: { id: number; onClose: () => void }) {
  const api = useApi();
  const changed = useChanged();
  const ways = useQuery({ ...query(show, { id }), staleTime: 0 });
  const [line, setLine] = useState<string>();
  const agree = useMutation({
    mutationFn: ({ totalCents, delivery, ...offer }: Open) =>
      api.call('POST /api/deliveryorder/changeway', {
        id,
        line: offer.line,
        ...(delivery && { delivery }),
        totalcents: totalCents,
      }),
    onSuccess({ totalCents }) {
      notify('good', `It travels another way, for ${formatRand(totalCents)}.`);
      onClose();
    },
    onSettled: () => changed('parcels', 'orders', 'money', 'messages'),
  });
  const { data } = ways;
  const chosen = data?.items.filter(isOpen).find((offer) => offer.line === line && line !== data.line);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Another way"
      description="Until the parcel is packed"
      footer={
        <Button
          wide
          disabled={!chosen || chosen.missingCents > 0 || ways.isFetching}
          loading={agree.isPending}
          onClick={() => chosen && agree.mutate(chosen)}
        >
          {chosen ? `Change for ${formatRand(chosen.totalCents)}` : 'Choose another way'}
        </Button>
      }
    >
      <Answer
        of={ways}
        skeleton={<Skeleton className="h-72" />}
        failed={(retry, error) => <ErrorState {...retry}>{error.message}</ErrorState>}
      >
        {(data) => (
          <fieldset className="flex flex-col gap-2">
            <legend className="sr-only">How it travels</legend>
            {data.items.map((offer) => (
              <OptionRow
                key={offer.line}
                name="line"
                checked={offer.line === (line ?? data.line)}
                disabled={!isOpen(offer)}
                onChoose={() => {
                  setLine(offer.line);
                  agree.reset();
                }}
                title={offer.name}
                amount={isOpen(offer) && formatRand(offer.totalCents)}
              >
                {wordsOf(offer, offer.line === data.line)}
              </OptionRow>
            ))}
          </fieldset>
        )}
      </Answer>
      <div aria-live="polite" className="mt-3 text-sm">
        {data && chosen && <Notice tone={chosen.missingCents > 0 ? 'warn' : 'info'}>{moneyWords(data, chosen)}</Notice>}
        {agree.error && <Notice tone="danger">{agree.error.message}</Notice>}
      </div>
    </Sheet>
  );
}

function wordsOf({ why, days, delivery }: WayOffer, current: boolean): string {
  if (delivery === null) return why;
  return `${days.from} to ${days.to} days · ${deliveryLabels[delivery]}${current ? ' · as it is now' : ''}`;
}

/** What happens to the shopper's money, to the cent. */
function moneyWords({ held, totalCents: nowCents }: Ways, { totalCents, differenceCents, missingCents }: Open): string {
  const instead = `${formatRand(totalCents)} in place of ${formatRand(nowCents)}`;
  if (!held) return `You would pay ${instead}.`;
  if (missingCents > 0) return `${instead}: your balance lacks ${formatRand(missingCents)} for that.`;
  if (differenceCents === 0) return 'It costs the same: nothing is charged, nothing comes back.';
  return differenceCents > 0
    ? `${instead}: ${formatRand(differenceCents)} more is set aside from your balance.`
    : `${instead}: ${formatRand(-differenceCents)} goes back to your balance.`;
}
