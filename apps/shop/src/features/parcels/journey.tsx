import type { CountryId } from '@sgb/contract/countries.ts';
import { type TransportWay, transportWays } from '@sgb/contract/shipping.ts';
import { along, haulOf, lastMileTo, mapSize, type Point, pathOf } from './journey-rules.ts';
import { land } from './land.ts';

export interface JourneyProps {
  readonly way: TransportWay;
  /** Where it goes on to from Johannesburg; null where it is fetched there. */
  readonly countryId: CountryId | null;
  /** How much of the long way to Johannesburg is done, and of the last one from there: 0 to 1. */
  readonly haul: number;
  readonly lastMile: number;
  /** The same in words, for whoever does not see the picture. */
  readonly label: string;
}

/** Where a parcel is, drawn over a sketch of the way from China to southern Africa. */
export function Journey({ way, countryId, haul, lastMile, label }: JourneyProps) {
  const long = haulOf(way);
  const short = countryId === null ? [] : lastMileTo(countryId);
  const done = lastMile >= 1;
  const here = haul < 1 || short.length === 0 ? along(long, haul) : along(short, lastMile);
  const start = along(long, 0).at;
  const hub = along(long, 1).at;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      className="block w-full rounded-control bg-info-soft"
    >
      <path d={land} className="fill-card stroke-line" strokeWidth="1" strokeLinejoin="round" />
      <Way points={long} done={haul} />
      {short.length > 0 && <Way points={short} done={lastMile} />}
      <Stop at={start} reached name="Guangzhou" side="end" />
      <Stop at={hub} reached={haul >= 1} name="Johannesburg" side="start" />
      {short.length > 0 && <Stop at={along(short, 1).at} reached={done} name="" side="start" />}
      <Marker way={way} at={here.at} degrees={here.degrees} onRoad={haul >= 1} arrived={done} />
    </svg>
  );
}

/** The whole way in dashes, and what is done of it drawn over it. */
function Way({ points, done }: { points: readonly Point[]; done: number }) {
  const d = pathOf(points);
  const line = { d, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <>
      <path {...line} strokeWidth="1.5" strokeDasharray="1 4" className="stroke-ink-soft" />
      {done > 0 && (
        <path {...line} strokeWidth="2.5" pathLength={1} strokeDasharray={`${done} 1`} className="stroke-brand" />
      )}
    </>
  );
}

interface StopProps {
  readonly at: Point;
  readonly reached: boolean;
  readonly name: string;
  readonly side: 'start' | 'end';
}

function Stop({ at: [x, y], reached, name, side }: StopProps) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r="3.5"
        strokeWidth="2"
        className={reached ? 'fill-brand stroke-card' : 'fill-card stroke-ink-soft'}
      />
      {name && (
        <text
          x={side === 'start' ? x + 9 : x - 9}
          y={side === 'start' ? y + 3 : y - 6}
          textAnchor={side}
          className="fill-ink font-medium text-[11px] sm:text-[9px]"
        >
          {name}
        </text>
      )}
    </>
  );
}

const plane = 'M7 0 1 2 -1 7H-3L-2 2H-5L-6.5 4H-8L-7 0-8-4h1.5L-5-2h3L-3-7h2L1-2z';
const ship = 'M-7 1H7L5 5H-5zM-4 0v-3h4v3zM1 0v-5h2v5z';
const truck = 'M-7-4H2v7H-7zM3-2h3l2 3v2H3zM-4 3a1.8 1.8 0 1 0 .1 0zM5 3a1.8 1.8 0 1 0 .1 0z';
const house = 'M0-6 7 0H5v5H-5V0h-2z';

interface MarkerProps {
  readonly way: TransportWay;
  readonly at: Point;
  readonly degrees: number;
  readonly onRoad: boolean;
  readonly arrived: boolean;
}

/** The vehicle on a disc; it only turns in the air, where there is no up and down. */
function Marker({ way, at: [x, y], degrees, onRoad, arrived }: MarkerProps) {
  const flying = way === transportWays.air && !onRoad;
  const shape = arrived ? house : onRoad ? truck : flying ? plane : ship;
  return (
    <g transform={`translate(${x} ${y})`}>
      {!arrived && <circle r="14" className="animate-pulse fill-action-bright/25" />}
      <circle r="10" strokeWidth="2" className={arrived ? 'fill-good stroke-card' : 'fill-action stroke-card'} />
      <path
        d={shape}
        transform={flying ? `rotate(${degrees}) scale(0.75)` : 'scale(0.75)'}
        className="fill-action-ink"
      />
    </g>
  );
}
