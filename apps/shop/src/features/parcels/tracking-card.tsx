import type { CountryId } from '@sgb/contract/countries.ts';
import { dateAndTime, shortDate } from '@sgb/contract/date-words.ts';
import type { ParcelTracking } from '@sgb/contract/parcel-tracking.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { Journey } from './journey.tsx';
import { journeyOf } from './journey-rules.ts';

/** Where the parcel is: the picture, its two legs, and every scan. */
export function TrackingCard({ tracking, countryId }: { tracking: ParcelTracking; countryId: CountryId | null }) {
  const { way, legs, waybills, timeline, lostAt, collect } = tracking;
  const cancelled = tracking.status === 99;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardHeader className="mb-0" title={cancelled ? 'What happened' : 'Where it is'} />
      {!cancelled && (
        <>
          <Journey way={way} countryId={countryId} {...journeyOf(tracking, countryId === null)} />
          <Legs legs={legs} />
        </>
      )}
      {lostAt && (
        <Notice tone="danger" title="It has not been scanned for too long">
          We count it as lost since {shortDate(lostAt)}. Get help, and we sort it out with you.
        </Notice>
      )}
      {collect && (
        <Notice tone="info" title="Ready at our Johannesburg depot">
          Free until {shortDate(collect.freeUntil)}, then {formatRand(collect.dayCents)} a day.
          {collect.feeCents > 0 &&
            ` ${formatRand(collect.feeCents)} so far, taken from your balance when the parcel is handed over.`}
        </Notice>
      )}
      {waybills.length > 0 && (
        <ul className="text-sm">
          {waybills.map(({ carrier, number }) => (
            <li key={number}>
              <span className="text-ink-soft">{carrier}</span>{' '}
              <span className="select-all font-semibold tabular-nums">{number}</span>
            </li>
          ))}
        </ul>
      )}
      {timeline.length > 0 ? (
        <Timeline lines={timeline} />
      ) : (
        <p className="text-ink-soft text-sm">Nothing to follow yet. It begins when the parcel leaves our warehouse.</p>
      )}
    </Card>
  );
}

/** The long way and the last one. */
function Legs({ legs }: Pick<ParcelTracking, 'legs'>) {
  return (
    <ol className="grid grid-cols-2 gap-2">
      {legs.map(({ from, to, state, days }) => (
        <li
          key={from}
          className={cx(
            'rounded-control border px-3 py-2 text-sm',
            state === 'now' ? 'border-action bg-action-soft' : 'border-line',
          )}
        >
          <p className="font-medium">
            {from} → {to}
          </p>
          <p className="text-ink-soft text-xs">
            {
              {
                waiting: days.to === 0 ? 'No further days' : `${days.from} to ${days.to} days`,
                now: 'On this leg now',
                done: 'Done',
              }[state]
            }
          </p>
        </li>
      ))}
    </ol>
  );
}

function Timeline({ lines }: { lines: ParcelTracking['timeline'] }) {
  return (
    <ol aria-label="Every step, the newest first">
      {lines.map(({ at, place, text, status }, index) => (
        <li key={`${at} ${text} ${lines.length - index}`} className="flex gap-3">
          <span aria-hidden="true" className="flex flex-col items-center">
            <span
              className={cx(
                'mt-1 size-3 shrink-0 rounded-full',
                index === 0 ? 'bg-brand' : status === null ? 'border-2 border-line-strong' : 'bg-line-strong',
              )}
            />
            {index < lines.length - 1 && <span className="w-px flex-1 bg-line-strong" />}
          </span>
          <div className="min-w-0 pb-4 text-sm">
            <p className={cx('break-words', index === 0 && 'font-medium text-brand')}>{text}</p>
            <p className="text-ink-soft text-xs">
              <time dateTime={at}>{dateAndTime(at)}</time>
              {place && ` · ${place}`}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What the receiver says when the parcel is handed over. */
export function CodeCard({ code, lockedUntil, collect }: Pick<ParcelTracking, 'code' | 'lockedUntil' | 'collect'>) {
  if (!code) return null;
  return (
    <section
      aria-label="Delivery code"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-brand bg-brand-soft p-4"
    >
      <div className="min-w-0">
        <h2 className="font-semibold text-base">Your delivery code</h2>
        <p className="text-sm">
          {lockedUntil
            ? `Too many wrong codes were tried. It works again from ${dateAndTime(lockedUntil)}.`
            : `Say it ${collect ? 'at the counter' : 'to the driver'} only when the parcel is in your hands.`}
        </p>
      </div>
      <p className="font-bold text-2xl text-brand tabular-nums tracking-[0.3em]">{code}</p>
    </section>
  );
}
