import type { CheckoutPreview } from '@sgb/contract/checkout.ts';
import { countries } from '@sgb/contract/countries.ts';
import type { LandedOption } from '@sgb/contract/pricing.ts';
import { transportWays } from '@sgb/contract/shipping.ts';
import { Select } from '@sgb/ui/select.tsx';
import { ChevronDown, Plane, Ship } from 'lucide-react';
import { countryIdIn } from '../../shared/forms/country-id.ts';
import { QuoteLines } from '../../shared/money/quote-lines.tsx';
import { chooseCountry } from '../../shared/session/kept.ts';
import { refusalWords } from '../../shared/words/parcel-words.ts';
import { laterOf, rangeWords } from './words.ts';

const countryOptions = countries.map(({ id, name }) => ({ value: String(id), label: name }));

type Way = ReturnType<typeof laterOf>[number];

/** What is not paid now: the way from our warehouse to the shopper, and what it all comes to in the end. */
export function LaterBox({ preview }: { preview: CheckoutPreview }) {
  const { later } = preview;
  if (!later) return null;
  return (
    <section aria-labelledby="later-title" className="rounded-card border border-brand/25 bg-brand-soft/60 p-3 md:p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div>
          <h2 id="later-title" className="font-semibold text-base">
            Later, when it is in our warehouse
          </h2>
          <p className="text-ink-soft text-xs md:text-sm">An estimate: you choose how it travels, and pay then.</p>
        </div>
        <Select
          aria-label="Destination country"
          options={countryOptions}
          value={String(later.countryId)}
          onChange={(event) => chooseCountry(countryIdIn(event.currentTarget.value))}
          className="w-44 bg-card"
        />
      </div>
      <div className="mt-3 grid gap-2 md:grid-cols-2">
        {laterOf(preview).map((way) => (
          <WayBox key={way.way} way={way} />
        ))}
      </div>
    </section>
  );
}

function WayBox({ way: { way, refusal, options, range, landed } }: { way: Way }) {
  const air = way === transportWays.air;
  const Icon = air ? Plane : Ship;
  const cheapest = options.toSorted((a, b) => a.totalCents - b.totalCents)[0];
  return (
    <div className="rounded-control border border-line bg-card p-3 text-sm">
      <h3 className="flex items-center gap-1.5 font-semibold text-brand">
        <Icon aria-hidden="true" className="size-4" />
        {air ? 'By air' : 'By sea'}
      </h3>
      {range && landed && cheapest ? (
        <>
          <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
            <dt className="text-ink-soft">Freight, duty, delivery</dt>
            <dd className="money text-right">{rangeWords(range)}</dd>
            <dt className="font-semibold">Total landed</dt>
            <dd className="money text-right font-semibold">{rangeWords(landed)}</dd>
          </dl>
          <Cheapest option={cheapest} />
        </>
      ) : (
        <p className="mt-1 text-ink-soft">{refusalWords[refusal ?? 'noLine']}</p>
      )}
    </div>
  );
}

const deliveryWords = { pickup: 'pickup point', door: 'to your door', express: 'express' } as const;

function Cheapest({ option }: { option: LandedOption }) {
  return (
    <details className="group mt-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-brand text-xs hover:underline md:min-h-8 [&::-webkit-details-marker]:hidden">
        {option.name}, {option.days.from} to {option.days.to} days, {deliveryWords[option.delivery]}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <QuoteLines lines={option.lines} />
    </details>
  );
}
