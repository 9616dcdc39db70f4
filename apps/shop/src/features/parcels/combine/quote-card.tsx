import type { ShipPreview, YearMeter } from '@sgb/contract/parcel-views.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { Plane, Ship } from 'lucide-react';
import { Link } from '../../../shared/links/router-link.tsx';
import { QuoteLines } from '../../../shared/money/quote-lines.tsx';
import { volumeWords, weightWords } from '../../../shared/words/measures.ts';
import { countOf } from '../goods-words.ts';
import { Meter } from './meter.tsx';

/** What the parcel costs, line by line, each with how it comes about. */
export function QuoteCard({ preview, busy }: { preview: ShipPreview; busy: boolean }) {
  const { way, lineName, days, orders, grams, cubicCentimetres, receiver, totalCents, balanceCents } = preview;
  const Icon = way === 1 ? Ship : Plane;
  return (
    <Card as="section" aria-labelledby="quote-title">
      <CardHeader className="mb-1" title={<span id="quote-title">What it costs</span>} />
      <p className="flex items-start gap-2 text-sm">
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
        <span>
          {lineName}, {days.from} to {days.to} days
          <span className="block text-ink-soft text-xs tabular-nums">
            {countOf(orders, 'order')}, about {weightWords(grams)} and {volumeWords(cubicCentimetres)} when packed, to{' '}
            {receiver.name}
          </span>
        </span>
      </p>
      <div aria-busy={busy} className={cx('mt-2 transition-opacity', busy && 'opacity-50')}>
        <QuoteLines lines={preview.quote} />
        <p className="flex items-baseline justify-between gap-3 border-line border-t pt-3 font-semibold">
          Total
          <span className="money font-bold text-lg">{formatRand(totalCents)}</span>
        </p>
      </div>
      {preview.onArrivalCents > 0 && <QuoteLines title="To customs when it arrives" lines={preview.onArrival} />}
      <p className="mt-1 flex justify-between gap-3 text-ink-soft text-sm">
        Your balance <span className="money">{formatRand(balanceCents)}</span>
      </p>
      <p className="mt-3 border-line border-t pt-3 text-ink-soft text-xs">
        An estimate, set aside from your balance until the parcel is packed and weighed. You can cancel free of charge
        until then. By paying you agree to our{' '}
        <Link to="/helpcenter/index/terms" className="text-brand underline">
          terms
        </Link>
        .
      </p>
    </Card>
  );
}

/** How much of what a person may bring into South Africa in a year is used up; shown when it matters. */
export function YearCard({ meter }: { meter: YearMeter }) {
  const { state, year, limitCents, withThisCents } = meter;
  if (state === 'fine') return null;
  const over = state === 'over';
  return (
    <Notice
      tone={over ? 'danger' : 'warn'}
      title={over ? 'Too much for this receiver this year' : `Close to the limit of ${year}`}
    >
      <p className="mb-2">
        Customs let a person bring in {formatRand(limitCents)} a year without registering as an importer.{' '}
        {over ? 'Choose another receiver, or ship less.' : 'Keep it in mind for your next parcels.'}
      </p>
      <Meter
        label={`With this parcel, ${year}`}
        text={`${formatRand(withThisCents)} of ${formatRand(limitCents)}`}
        part={withThisCents / limitCents}
      />
    </Notice>
  );
}
