import type { BatchDetail } from '@sgb/contract/stock-purchase.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';

/** What is paid now, and what comes when it leaves China. */
export function BatchMoney({ batch }: { batch: BatchDetail }) {
  const rows = [
    ['Goods', batch.goodsCents],
    ['Service fee', batch.feeCents],
    ['Freight inside China', batch.chinaCents],
  ] as const;
  const isDraft = batch.state === 10;
  const lacking = batch.minimumCents - batch.goodsCents;
  return (
    <Card as="section" aria-label="What it costs">
      <CardHeader title="What it costs" />
      <dl className="flex flex-col gap-1 text-sm">
        {rows.map(([label, cents]) => (
          <Row key={label} label={label} cents={cents} />
        ))}
        <Row
          label={isDraft ? 'To pay now' : 'Paid'}
          cents={batch.totalCents}
          className="mt-1 border-line border-t pt-2 font-semibold"
        />
        <Row
          label={batch.seaIsEstimate ? 'Sea freight, estimate' : 'Sea freight'}
          cents={batch.seaCents}
          note={batch.seaIsEstimate ? 'Set aside when it leaves China' : ''}
        />
      </dl>
      {isDraft && lacking > 0 && (
        <p className="mt-2 text-sm text-warn">
          {formatRand(lacking)} of goods are missing: a batch begins at {formatRand(batch.minimumCents)}.
        </p>
      )}
    </Card>
  );
}

interface RowProps {
  readonly label: string;
  readonly cents: number;
  readonly note?: string;
  readonly className?: string;
}

function Row({ label, cents, note = '', className }: RowProps) {
  return (
    <div className={cx('flex justify-between gap-3', className)}>
      <dt>
        {label}
        {note && <span className="block text-ink-soft text-xs">{note}</span>}
      </dt>
      <dd className="money">{formatRand(cents)}</dd>
    </div>
  );
}
