import type { LandedCost } from '@sgb/contract/pricing.ts';
import { type Delivery, type TransportWay, transportWays } from '@sgb/contract/shipping.ts';
import { formatRand } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Plane, Ship } from 'lucide-react';
import { refusalWords } from '../../shared/words/parcel-words.ts';
import { deliveriesOf, type OfferedWay } from './landed-wish.ts';

const deliveryWords: Record<Delivery, string> = { pickup: 'Pickup point', door: 'To your door', express: 'Express' };

interface DeliveryChoiceProps {
  cost: LandedCost;
  chosen: Delivery;
  onChoose: (delivery: Delivery) => void;
}

export function DeliveryChoice({ cost, chosen, onChoose }: DeliveryChoiceProps) {
  const deliveries = deliveriesOf(cost);
  if (deliveries.length === 0) return null;
  return (
    <fieldset className="flex rounded-control border border-line-strong bg-card p-0.5">
      <legend className="sr-only">Delivery</legend>
      {deliveries.map((delivery) => (
        <button
          key={delivery}
          type="button"
          aria-pressed={delivery === chosen}
          onClick={() => onChoose(delivery)}
          className="min-h-10 flex-1 rounded-md px-2 font-medium text-ink-soft text-sm -outline-offset-2 hover:text-ink aria-pressed:bg-brand aria-pressed:text-brand-ink md:min-h-9"
        >
          {deliveryWords[delivery]}
        </button>
      ))}
    </fieldset>
  );
}

interface WayChoiceProps {
  offered: readonly OfferedWay[];
  shown: TransportWay | undefined;
  onChoose: (way: TransportWay) => void;
}

/** Air and sea side by side; the pressed one is the one whose lines are listed. */
export function WayChoice({ offered, shown, onChoose }: WayChoiceProps) {
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="sr-only">Way of transport</legend>
      {offered.map((way) => (
        <WayCard key={way.way} {...way} pressed={way.way === shown} onPress={() => onChoose(way.way)} />
      ))}
    </fieldset>
  );
}

function WayCard({ way, option, refusal, pressed, onPress }: OfferedWay & { pressed: boolean; onPress: () => void }) {
  const air = way === transportWays.air;
  const Icon = air ? Plane : Ship;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={!option}
      onClick={onPress}
      className={cx(
        'flex min-h-27 flex-col items-start rounded-control border-2 bg-card p-2.5 text-left disabled:cursor-not-allowed',
        pressed ? 'border-brand' : 'border-line enabled:hover:border-line-strong',
      )}
    >
      <span className={cx('flex items-center gap-1.5 font-semibold text-sm', option ? 'text-brand' : 'text-ink-soft')}>
        <Icon aria-hidden="true" className="size-4" />
        {air ? 'By air' : 'By sea'}
      </span>
      {option ? (
        <>
          <span className="text-ink-soft text-xs tabular-nums">
            {option.days.from} to {option.days.to} days
          </span>
          <span className="money mt-1 font-bold text-base md:text-lg">{formatRand(option.totalCents)}</span>
          <span className="text-ink-soft text-xs">
            <span className="money">{formatRand(option.perPieceCents)}</span> each
          </span>
        </>
      ) : (
        <span className="mt-1 text-ink-soft text-sm">{refusalWords[refusal ?? 'noLine']}</span>
      )}
    </button>
  );
}
