import type { Supplier } from '@sgb/contract/catalog.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Rating } from '@sgb/ui/rating.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { Link } from 'react-router';
import { formatCount } from '../../shared/count.ts';
import { supplierHref } from '../../shared/link.tsx';

export function SupplierCard({ supplier, productId }: { supplier: Supplier; productId: string }) {
  return (
    <Card as="section" className="flex flex-col gap-4 md:flex-row md:items-center md:gap-8">
      <div className="min-w-0 flex-1">
        <p className="text-ink-soft text-xs">Supplier</p>
        <h2 className="font-semibold text-base">{supplier.name}</h2>
        <p lang="zh" className="text-ink-soft text-sm">
          {supplier.nameZh}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Rating value={supplier.rating} />
          {supplier.factory && <Tag tone="info">Factory</Tag>}
          <span className="text-ink-soft">
            {supplier.city}, {supplier.province} · {supplier.years} {supplier.years === 1 ? 'year' : 'years'} in
            business
          </span>
        </div>
      </div>
      <dl className="flex flex-1 flex-col gap-2 text-sm">
        <Score name="Handed over within 24 h" percent={supplier.pickup24h} />
        <Score name="Buyers who come back" percent={supplier.repurchase} />
        <Score name="Returned for quality" percent={supplier.qualityReturn} lowIsGood />
      </dl>
      <Link
        to={supplierHref(supplier.id, productId)}
        className={buttonClass({ variant: 'secondary' }, 'self-stretch md:self-center')}
      >
        See all {formatCount(supplier.productCount)} products
      </Link>
    </Card>
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
