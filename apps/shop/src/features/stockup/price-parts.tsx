import type { breakdownOf } from '@sgb/contract/listing-rules.ts';
import { formatRand } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';

interface PricePartsProps {
  readonly priceCents: number;
  readonly landedCents: number;
  readonly feeBasisPoints: number;
  readonly vatBasisPoints: number;
  readonly parts: ReturnType<typeof breakdownOf>;
}

/** What of a price goes where, and what is left of it. */
export function PriceParts({ priceCents, landedCents, feeBasisPoints, vatBasisPoints, parts }: PricePartsProps) {
  const { feeCents, deliveryCents, getCents, profitCents } = parts;
  const vatCents = Math.round((priceCents * vatBasisPoints) / (10_000 + vatBasisPoints));
  const rows = [
    { name: 'The buyer pays', cents: priceCents },
    { name: `SGB ${feeBasisPoints / 100} %`, cents: -feeCents },
    { name: 'Delivery part (packing, and the courier where delivery is free)', cents: -deliveryCents },
  ];
  return (
    <div className="rounded-control bg-paper p-3 text-sm" aria-live="polite">
      <dl className="flex flex-col gap-1">
        {rows.map(({ name, cents }) => (
          <Row key={name} name={name} cents={cents} />
        ))}
        <Row name="You get" cents={getCents} strong />
        <Row name="Landed cost" cents={-landedCents} />
        <Row
          name={profitCents < 0 ? 'Your loss a piece' : 'Your profit a piece'}
          cents={profitCents}
          strong
          tone={profitCents < 0 ? 'text-danger' : 'text-good'}
        />
      </dl>
      <p className="mt-2 text-ink-soft text-xs">
        The price includes {formatRand(vatCents)} of VAT. If you are registered for VAT, that part is yours to declare.
      </p>
    </div>
  );
}

function Row({
  name,
  cents,
  strong = false,
  tone = '',
}: {
  name: string;
  cents: number;
  strong?: boolean;
  tone?: string;
}) {
  return (
    <div className={cx('flex justify-between gap-3', strong && 'border-line border-t pt-1 font-semibold')}>
      <dt>{name}</dt>
      <dd className={cx('money shrink-0', tone)}>{cents < 0 ? `− ${formatRand(-cents)}` : formatRand(cents)}</dd>
    </div>
  );
}
