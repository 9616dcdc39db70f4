import type { Supplier } from '@sgb/contract/catalog.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Tag } from '@sgb/ui/tag.tsx';

/** Who a supplier is, in one line. What its site does not tell is 0, and left out. */
export function SupplierFacts({ supplier }: { supplier: Supplier }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {supplier.rating > 0 && <span className="font-medium">{`1688 score ${supplier.rating.toFixed(1)} of 5`}</span>}
      {supplier.factory && <Tag tone="info">Factory</Tag>}
      <span className="text-ink-soft">
        {[...new Set([supplier.city, supplier.province])].join(', ')}
        {supplier.years > 0 && ` · ${supplier.years} ${supplier.years === 1 ? 'year' : 'years'} in business`}
      </span>
    </div>
  );
}

/** What its buyers report. */
export function SupplierScores({ supplier }: { supplier: Supplier }) {
  if (supplier.pickup24h === 0) return null;
  return (
    <dl className="flex flex-1 flex-col gap-2 text-sm">
      <Score name="Handed over within 24 h" percent={supplier.pickup24h} />
      <Score name="Buyers who come back" percent={supplier.repurchase} />
      <Score name="Returned for quality" percent={supplier.qualityReturn} lowIsGood />
    </dl>
  );
}

interface ScoreProps {
  name: string;
  percent: number;
  lowIsGood?: boolean;
}

/** The figure stands in words beside its bar; the bar alone would not be exact. */
function Score({ name, percent, lowIsGood = false }: ScoreProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-3">
      <dt className="text-ink-soft">
        {name}
        {lowIsGood && ' (less is better)'}
      </dt>
      <dd className="font-semibold tabular-nums">{percent.toFixed(1)} %</dd>
      <dd aria-hidden="true" className="col-span-2 mt-1 h-1.5 overflow-hidden rounded-full bg-neutral-soft">
        <span
          className={cx('block h-full rounded-full', lowIsGood ? 'bg-warn' : 'bg-brand')}
          style={{ width: `${Math.min(percent, 100)}%` }}
        />
      </dd>
    </div>
  );
}
