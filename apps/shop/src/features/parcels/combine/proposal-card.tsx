import type { ParcelProposal, Shippable } from '@sgb/contract/parcel-views.ts';
import { deliveryLabels } from '@sgb/contract/quote-labels.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { useQuery } from '@tanstack/react-query';
import { Lightbulb, Plane, Ship } from 'lucide-react';
import { query } from '../../../shared/api/api.ts';
import { useDebounced } from '../../../shared/browser/debounced.ts';
import { pictureUrl } from '../../../shared/links/link.tsx';
import { proposalInput } from '../choices.ts';
import { countOf } from '../goods-words.ts';
import type { Combine } from './use-combine.ts';

/** Ticking on should not ask anew with every tick. */
const restMs = 600;

/** A cheaper set of parcels for the same goods, if there is one. */
export function ProposalCard({ combine }: { combine: Combine }) {
  const { choices, change, goods, next } = combine;
  const input = proposalInput(choices);
  const wish = JSON.stringify(input);
  const rested = useDebounced(wish, restMs);
  const { data } = useQuery({
    ...query('POST /api/deliveryorder/proposal', input ?? { orderids: [], rid: 0 }),
    enabled: next.length === 0 && input !== null && rested === wish,
  });
  if (next.length > 0) {
    const all = [...choices.orderIds, ...next.flatMap(({ orderIds }) => orderIds)];
    return (
      <Notice
        tone="info"
        title={`Parcel 1 of ${next.length + 1} of the proposal`}
        action={
          <Button variant="ghost" size="sm" onClick={() => change({ ...choices, orderIds: all }, [])}>
            Forget it
          </Button>
        }
      >
        {countOf(next.length, 'more parcel')} {next.length === 1 ? 'follows' : 'follow'} when this one is made.
      </Notice>
    );
  }
  if (!data) return null;
  const needed = data.parcels.length > 1 && data.against?.what === 'split';
  if (data.savingCents <= 0 && !needed) return null;
  const apply = () => {
    const [first, ...rest] = data.parcels.map(({ orderids: orderIds, line, delivery }) => ({
      orderIds,
      line,
      delivery,
    }));
    if (first) change({ ...choices, ...first }, rest);
  };
  return <Proposal proposal={data} known={goods.known} onApply={apply} />;
}

interface ProposalProps {
  readonly proposal: ParcelProposal;
  readonly known: ReadonlyMap<number, Shippable>;
  readonly onApply: () => void;
}

function titleOf({ parcels, totalCents, savingCents: saving }: ParcelProposal): string {
  const how = parcels.length > 1 ? `Ship in ${parcels.length} parcels` : `Ship by ${parcels[0]?.name ?? ''}`;
  return saving > 0 ? `${how} and save ${formatRand(saving)}` : `${how} for ${formatRand(totalCents)}`;
}

/** What both sides of the comparison count; coupons and S Coin come when a parcel is made. */
function comparedOf({ against, totalCents, onArrivalCents }: ParcelProposal): string {
  if (against?.what === 'split') return 'Together it is too much for one parcel.';
  const instead = `${formatRand(totalCents + onArrivalCents)} in place of ${formatRand(against?.cents ?? 0)}`;
  return `${instead}, duty and VAT included, before coupons and S Coin.`;
}

function Proposal({ proposal, known, onApply }: ProposalProps) {
  const { parcels } = proposal;
  return (
    <section
      aria-label="A cheaper way"
      className="flex flex-col gap-3 rounded-card border border-good/40 bg-good-soft p-3 md:p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex min-w-0 items-start gap-2">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
          <div>
            <h2 className="font-semibold text-base">{titleOf(proposal)}</h2>
            <p className="text-ink-soft text-xs">{comparedOf(proposal)}</p>
          </div>
        </div>
        <Button size="sm" className="max-sm:w-full" onClick={onApply}>
          Apply
        </Button>
      </div>
      <ol className="grid gap-2 sm:grid-cols-2">
        {parcels.map((parcel, place) => (
          <Part key={parcel.orderids.join()} parcel={parcel} place={place} known={known} />
        ))}
      </ol>
    </section>
  );
}

interface PartProps {
  readonly parcel: ParcelProposal['parcels'][number];
  readonly place: number;
  readonly known: ProposalProps['known'];
}

/** The most pictures of a part. */
const most = 8;

/** What goes where. */
function Part({ parcel: { orderids, way, name, days, delivery, totalCents }, place, known }: PartProps) {
  const Icon = way === 1 ? Ship : Plane;
  const orders = orderids.flatMap((id) => known.get(id) ?? []);
  return (
    <li className="rounded-control border border-line bg-card p-3 text-sm">
      <p className="flex items-baseline justify-between gap-2">
        <span className="flex min-w-0 items-center gap-1.5 font-medium">
          <Icon aria-hidden="true" className="size-4 shrink-0 text-brand" />
          <span className="truncate">
            {place + 1}. {name}
          </span>
        </span>
        <span className="money font-semibold">{formatRand(totalCents)}</span>
      </p>
      <p className="text-ink-soft text-xs">
        {days.from} to {days.to} days · {deliveryLabels[delivery]} · {countOf(orderids.length, 'order')}
      </p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {orders.slice(0, most).map(({ id, title, picture }) => (
          <li key={id} className="w-10">
            <Picture src={pictureUrl(picture)} alt={title} sizes="40px" className="rounded-control" />
          </li>
        ))}
        {orders.length > most && <li className="self-center text-ink-soft">+{orders.length - most}</li>}
      </ul>
    </li>
  );
}
