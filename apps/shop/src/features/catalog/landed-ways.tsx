import type { LandedCost, LandedOption } from '@sgb/contract/pricing.ts';
import { type Delivery, type TransportWay, transportWays } from '@sgb/contract/shipping.ts';
import { formatRand } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Plane, Ship } from 'lucide-react';
import { drawnFrom, Reused } from '../../shared/page/reused.tsx';
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
    <Reused as={drawnFrom('delivery', [deliveries, chosen])}>
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
    </Reused>
  );
}

interface WayChoiceProps {
  offered: readonly OfferedWay[];
  shown: TransportWay | undefined;
  onChoose: (way: TransportWay) => void;
}

const wordsOf = ({ days, totalCents, perPieceCents }: LandedOption): readonly string[] => [
  String(days.from),
  String(days.to),
  formatRand(totalCents),
  formatRand(perPieceCents),
];
const wordsEach = 4;

/** Air and sea side by side; the pressed one is the one whose lines are listed. */
export function WayChoice({ offered, shown, onChoose }: WayChoiceProps) {
  const options = offered.flatMap(({ option }) => option ?? []);
  const looks = offered.map(({ way, option, refusal }) => [way, option ? 'open' : refusal, way === shown]);
  return (
    <Reused as={drawnFrom('ways', looks)} words={options.flatMap(wordsOf)}>
      {(...words) => (
        <fieldset className="grid grid-cols-2 gap-2">
          <legend className="sr-only">Way of transport</legend>
          {offered.map(({ way, option, refusal }) => {
            const start = option ? options.indexOf(option) * wordsEach : 0;
            return (
              <WayCard
                key={way}
                way={way}
                words={option && words.slice(start, start + wordsEach)}
                refusal={refusal}
                pressed={way === shown}
                onPress={() => onChoose(way)}
              />
            );
          })}
        </fieldset>
      )}
    </Reused>
  );
}

interface WayCardProps extends Pick<OfferedWay, 'way' | 'refusal'> {
  /** Days from and to, the whole price and that of a piece; undefined where it cannot go this way. */
  words: readonly string[] | undefined;
  pressed: boolean;
  onPress: () => void;
}

function WayCard({ way, words, refusal, pressed, onPress }: WayCardProps) {
  const air = way === transportWays.air;
  const Icon = air ? Plane : Ship;
  const [from, until, total, each] = words ?? [];
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={!words}
      onClick={onPress}
      className={cx(
        'flex min-h-27 flex-col items-start rounded-control border-2 bg-card p-2.5 text-left disabled:cursor-not-allowed',
        pressed ? 'border-brand' : 'border-line enabled:hover:border-line-strong',
      )}
    >
      <span className={cx('flex items-center gap-1.5 font-semibold text-sm', words ? 'text-brand' : 'text-ink-soft')}>
        <Icon aria-hidden="true" className="size-4" />
        {air ? 'By air' : 'By sea'}
      </span>
      {words ? (
        <>
          <span className="text-ink-soft text-xs tabular-nums">
            {from} to {until} days
          </span>
          <span className="money mt-1 font-bold text-base md:text-lg">{total}</span>
          <span className="text-ink-soft text-xs">
            <span className="money">{each}</span> each
          </span>
        </>
      ) : (
        <span className="mt-1 text-ink-soft text-sm">{refusalWords[refusal ?? 'noLine']}</span>
      )}
    </button>
  );
}
