import type { RoundDetail } from '@sgb/contract/round-views.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { discountWords, kilos } from '../rounds/words.ts';
import { curveShape, room } from './curve-shape.ts';

/** What shipping together takes off, where the round is, and what is missing to the next step. */
export function CurveCard({ round, live }: { round: RoundDetail; live: boolean }) {
  const { nextTier, anotherKilogram, billableGrams, basisPoints } = round;
  const open = round.state === 10;
  return (
    <Card as="section" aria-label="Price curve" className="flex flex-col gap-2">
      <CardHeader
        title="The more, the cheaper"
        action={open && live ? <Tag tone="good">Live</Tag> : undefined}
        className="mb-0"
      />
      <p className="flex flex-wrap items-baseline gap-x-2" aria-live="polite">
        <strong className="money text-xl">{kilos(billableGrams)}</strong>
        <span className="text-ink-soft text-sm">together:</span>
        <strong className={basisPoints > 0 ? 'text-good' : 'text-ink-soft'}>{discountWords(basisPoints)}</strong>
      </p>
      <Curve round={round} />
      {open && nextTier && (
        <p className="text-sm">
          <strong>{kilos(nextTier.missingGrams)} more</strong> and everybody’s freight is{' '}
          {formatPercent(nextTier.basisPoints)} cheaper.
        </p>
      )}
      {open && anotherKilogram.everyoneCents > 0 && (
        <p className="text-sm">
          One more kilogram saves everybody together{' '}
          <strong className="money">{formatRand(anotherKilogram.everyoneCents)}</strong>
          {anotherKilogram.mineCents > 0 && <>, you {formatRand(anotherKilogram.mineCents)}</>}.
        </p>
      )}
      {round.savedCents > 0 && (
        <p className="text-good text-sm">Saved together so far: {formatRand(round.savedCents)}</p>
      )}
    </Card>
  );
}

function wordsOf({ billableGrams, basisPoints, tiers }: RoundDetail): string {
  const steps = tiers.map((tier) => `${formatPercent(tier.basisPoints)} from ${kilos(tier.fromGrams)}`).join(', ');
  return `${kilos(billableGrams)} so far, ${discountWords(basisPoints)}. Discounts: ${steps}.`;
}

function Curve({ round }: { round: RoundDetail }) {
  const shape = curveShape(round.tiers, round.billableGrams);
  const base = room.height - room.bottom;
  return (
    <svg
      role="img"
      aria-label={wordsOf(round)}
      viewBox={`0 0 ${room.width} ${room.height}`}
      className="w-full max-w-xl font-medium"
    >
      <path d={`${shape.steps}V${base}Z`} className="fill-sunk" />
      <path d={`${shape.reached}V${base}Z`} className="fill-brand-soft" />
      <path d={shape.steps} fill="none" strokeWidth="2" className="stroke-line-strong" />
      <path d={shape.reached} fill="none" strokeWidth="3" className="stroke-brand" />
      <path d={`M${room.left} ${base}H${room.width - room.right}`} strokeWidth="1" className="stroke-line-strong" />
      {shape.marks.map(({ x, y, fromGrams, basisPoints }) => (
        <g key={fromGrams}>
          <path d={`M${x} ${y}V${base}`} strokeWidth="1" strokeDasharray="2 3" className="stroke-line-strong" />
          <text x={x + 4} y={y - 5} fontSize="12" className="fill-ink">
            −{formatPercent(basisPoints)}
          </text>
          <text x={x} y={base + 16} fontSize="11" textAnchor="middle" className="fill-ink-soft">
            {kilos(fromGrams)}
          </text>
        </g>
      ))}
      <g className="transition-transform motion-reduce:transition-none" transform={`translate(${shape.here.x} 0)`}>
        <path d={`M0 ${shape.here.y}V${base}`} strokeWidth="2" className="stroke-action" />
        <circle cy={shape.here.y} r="6" strokeWidth="2" className="fill-action stroke-card" />
      </g>
    </svg>
  );
}
