import type { Product } from '@sgb/contract/catalog.ts';
import { unitWord } from '@sgb/contract/catalogue.ts';
import { countries, mozambique } from '@sgb/contract/countries.ts';
import type { LandedCost } from '@sgb/contract/pricing.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Select } from '@sgb/ui/select.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { Warehouse } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { countryIdIn } from '../../shared/forms/country-id.ts';
import { ShelfFailed } from '../../shared/goods/shelf.tsx';
import { QuoteLines } from '../../shared/money/quote-lines.tsx';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { drawnFrom, Reused } from '../../shared/page/reused.tsx';
import { chooseCountry } from '../../shared/session/kept.ts';
import { Confidence } from './landed-confidence.tsx';
import { DeliveryChoice, WayChoice } from './landed-ways.tsx';
import { type LandedWish, optionsFor, shownWay } from './landed-wish.ts';
import type { Quantities } from './selection.ts';
import { useLanded } from './use-landed.ts';

const PortugueseHelp = lazyPart(
  'shared/links/portuguese-help.tsx',
  () => import('../../shared/links/portuguese-help.tsx'),
);
const countryOptions = countries.map(({ id, name }) => ({ value: String(id), label: name }));

/** What the choice costs when it is here: by air and by sea, line by line. */
export function LandedBox({ product, quantities }: { product: Product; quantities: Quantities }) {
  const { answer, countryId, stale } = useLanded(product, quantities);
  const { data } = answer;
  const title = useId();
  const size = data ? sizeOf(data, product) : 'for your choice';
  return (
    <section
      id="landed"
      aria-labelledby={title}
      aria-busy={stale}
      className="flex scroll-mt-24 flex-col gap-3 rounded-card border border-brand/25 bg-brand-soft/60 p-3 md:p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Reused as={drawnFrom('landed head', [title, data?.landed, size])}>
          <div className="min-w-0">
            <h2 id={title} className="font-semibold text-base">
              {data?.landed ? 'Ready in Johannesburg' : 'What it costs landed'}
            </h2>
            <p className="text-ink-soft text-xs md:text-sm">{size}</p>
          </div>
        </Reused>
        {!data?.landed && (
          <Reused as={drawnFrom('country', countryId)}>
            <Select
              aria-label="Destination country"
              options={countryOptions}
              value={String(countryId)}
              onChange={(event) => chooseCountry(countryIdIn(event.currentTarget.value))}
              className="w-44 bg-card"
            />
          </Reused>
        )}
      </div>
      <Suspense>{!data?.landed && countryId === mozambique && <PortugueseHelp />}</Suspense>
      <Answer of={answer} skeleton={<Skeleton className="h-124" />} failed={(retry) => <ShelfFailed {...retry} />}>
        {(data) => (
          <div className={cx('flex flex-col gap-3 transition-opacity', stale && 'opacity-60')}>
            {data.landed ? <InStock cost={data} /> : <Ways cost={data} product={product} />}
          </div>
        )}
      </Answer>
    </section>
  );
}

function sizeOf({ quantity, chosen }: LandedCost, { unit }: Product): string {
  const amount = `for ${formatCount(quantity)} ${unitWord(unit, quantity)}`;
  return chosen ? `${amount}, as chosen` : `${amount}, the smallest order`;
}

function Ways({ cost, product }: { cost: LandedCost; product: Product }) {
  const [wish, setWish] = useState<LandedWish>({ way: undefined, delivery: 'pickup' });
  const offered = optionsFor(cost, wish.delivery);
  const shown = shownWay(offered, wish.way);
  return (
    <>
      <DeliveryChoice cost={cost} chosen={wish.delivery} onChoose={(delivery) => setWish({ ...wish, delivery })} />
      <WayChoice offered={offered} shown={shown?.way} onChoose={(way) => setWish({ ...wish, way })} />
      <p aria-live="polite" className="sr-only">
        {shown && `${formatRand(shown.option.totalCents)} landed`}
      </p>
      {shown && (
        <div>
          <QuoteLines title="Paid with the order" lines={cost.payNow} />
          <QuoteLines title={`Paid before it is shipped: ${shown.option.name}`} lines={shown.option.lines} />
          <Reused
            as={`total landed ${Boolean(shown.option.collectIn)}`}
            words={[formatRand(shown.option.totalCents), shown.option.collectIn ?? '-']}
          >
            {(total, place) => (
              <>
                <p className="flex items-baseline justify-between gap-3 border-brand/25 border-t pt-2 font-semibold">
                  Total landed
                  <span className="money text-lg">{total}</span>
                </p>
                {shown.option.collectIn && (
                  <p className="mt-1 text-sm">
                    You collect it in {place}; transport from there, and across your border, is up to you.
                  </p>
                )}
              </>
            )}
          </Reused>
        </div>
      )}
      <Reused
        as={drawnFrom('confidence', cost.weightSource)}
        words={[
          formatCount(product.landedFor),
          unitWord(product.unit, product.landedFor),
          formatRand(product.landedCents),
        ]}
      >
        {(from, pieces, each) => (
          <>
            <Confidence source={cost.weightSource} />
            <p className="text-ink-soft text-xs">
              From {from} {pieces} on, sharing a sea parcel with your other goods, it comes down to about{' '}
              <span className="money">{each}</span> each.
            </p>
          </>
        )}
      </Reused>
    </>
  );
}

/** To the cent what the checkout asks for, with the cheapest delivery. */
function InStock({ cost: { payNow, payNowCents, delivery } }: { cost: LandedCost }) {
  if (!delivery) return null;
  const { fromCents, freeFromCents, workingHours } = delivery;
  const words = [fromCents, payNowCents + fromCents, freeFromCents].map(formatRand);
  return (
    <>
      <QuoteLines lines={payNow} />
      <Reused as={`in stock ${fromCents > 0}`} words={[...words, String(workingHours)]}>
        {(from, total, freeFrom, hours) => (
          <>
            <p className="flex items-baseline justify-between gap-3 text-sm">
              Delivery to you
              <span className="money">{fromCents > 0 ? `from ${from}` : 'free'}</span>
            </p>
            <p className="flex items-baseline justify-between gap-3 border-brand/25 border-t pt-2 font-semibold">
              Total
              <span className="money text-lg">
                {fromCents > 0 && 'from '}
                {total}
              </span>
            </p>
            <p className="flex gap-2 text-sm">
              <Warehouse aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
              VAT is included. Delivery is free from {freeFrom}. It leaves our warehouse within {hours} working hours of
              your payment.
            </p>
          </>
        )}
      </Reused>
    </>
  );
}
