import type { OutputOf } from '@sgb/contract/client.ts';
import type { ParcelTogether } from '@sgb/contract/parcel-views.ts';
import { formatRand } from '@sgb/money/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../../shared/api/api.ts';
import { volumeWords, weightWords } from '../../../shared/words/measures.ts';
import { sumOf } from '../goods-words.ts';
import { Meter } from './meter.tsx';
import type { Combine } from './use-combine.ts';

const limitCall = 'GET /api/deliveryorder/combinelimit';
type Limits = OutputOf<typeof limitCall>;
type Ocean = Limits['isocean'];

const airLimits = query(limitCall, { isocean: 0 });
const seaLimits = query(limitCall, { isocean: 1 });

const ways = [
  { ocean: 0, label: 'By air' },
  { ocean: 1, label: 'By sea' },
] as const;

interface LimitsCardProps {
  readonly combine: Combine;
  readonly together: ParcelTogether | undefined;
}

const boxed = ({ grams, cubicCentimetres }: ParcelTogether) => ({ grams, cubicCentimetres });

/** How much of what one parcel may hold is chosen; it follows every tick. */
export function LimitsCard({ combine: { choices, goods }, together }: LimitsCardProps) {
  const chosen = choices.orderIds.flatMap((id) => goods.known.get(id) ?? []);
  const [looked, setLooked] = useState<Ocean | null>(null);
  const liquid = chosen.some(({ special }) => special === 2);
  const ocean = looked ?? (choices.line.startsWith('S') || liquid ? 1 : 0);
  const { data: limits } = useQuery(ocean === 1 ? seaLimits : airLimits);
  // What the shelves say at once; what the box adds to it a moment later.
  const known = sumOf(chosen);
  const sum = together?.orders === known.orders ? { ...known, ...boxed(together) } : known;
  return (
    <div className="rounded-b-card border-line border-t bg-sunk p-3 md:px-4">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h3 className="font-medium text-sm">One parcel can hold</h3>
        <fieldset className="flex rounded-control border border-line-strong bg-card p-0.5">
          <legend className="sr-only">Show the limits for</legend>
          {ways.map(({ ocean: way, label }) => (
            <button
              key={way}
              type="button"
              aria-pressed={way === ocean}
              onClick={() => setLooked(way)}
              className="min-h-9 rounded-md px-3 text-ink-soft text-xs aria-pressed:bg-brand aria-pressed:text-brand-ink"
            >
              {label}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3" aria-live="polite">
        {limits && <Meters limits={limits} sum={sum} />}
      </div>
      {limits?.isocean === 0 && liquid && (
        <p className="mt-2 text-sm text-warn">Liquids cannot go by air: these goods go by sea.</p>
      )}
    </div>
  );
}

function Meters({ limits, sum }: { limits: Limits; sum: ReturnType<typeof sumOf> }) {
  const { orders, grams, litres, goodsCents } = limits;
  return (
    <>
      <Meter label="Orders" text={`${sum.orders} of ${orders}`} part={sum.orders / orders} />
      {grams !== null && (
        <Meter label="Weight" text={`${weightWords(sum.grams)} of ${weightWords(grams)}`} part={sum.grams / grams} />
      )}
      {litres !== null && (
        <Meter
          label="Volume"
          text={`${volumeWords(sum.cubicCentimetres)} of ${volumeWords(litres * 1000)}`}
          part={sum.cubicCentimetres / 1000 / litres}
        />
      )}
      <Meter
        label="Value"
        text={`${formatRand(sum.goodsCents)} of ${formatRand(goodsCents)}`}
        part={sum.goodsCents / goodsCents}
      />
    </>
  );
}
