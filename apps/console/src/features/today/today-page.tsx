import type { ClockState, Today } from '@sgb/contract/console.ts';
import { placeOfQueue } from '@sgb/contract/console-pages.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Tag, type Tone } from '@sgb/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { ageOf, leftUntil } from '../../shared/words/age.ts';
import { Mentions } from './mentions.tsx';
import { byUrgency } from './urgency.ts';

const tones: Readonly<Record<ClockState, Tone>> = { none: 'neutral', green: 'good', amber: 'warn', red: 'danger' };

export function TodayPage() {
  const today = useQuery({ ...query('GET /api/staff/today', {}), refetchInterval: 30_000 });
  return (
    <>
      <h1 className="mb-4 font-bold text-2xl">Today</h1>
      <Mentions />
      <Answer of={today}>
        {({ queues, figures, inHand }) => (
          <div className="flex flex-col gap-6">
            {inHand.length > 0 && <InHand items={inHand} />}
            <ul aria-label="What waits" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {byUrgency(queues).map((queue) => (
                <QueueCard key={queue.name} queue={queue} />
              ))}
            </ul>
            <section aria-label="Figures of the day">
              <h2 className="mb-3 font-semibold">So far today</h2>
              <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
                {figures.map((figure) => (
                  <FigureCard key={figure.name} figure={figure} />
                ))}
              </ul>
            </section>
          </div>
        )}
      </Answer>
    </>
  );
}

function QueueCard({ queue }: { queue: Today['queues'][number] }) {
  const path = placeOfQueue(queue.name);
  const { count, oldest, due, clock } = queue;
  return (
    <li className="rounded-card border border-line bg-card p-4">
      <div className="flex items-baseline justify-between gap-3">
        {path ? (
          <Link to={`/${path}`} className="font-semibold text-brand hover:underline">
            {queue.title}
          </Link>
        ) : (
          <span className="font-semibold">{queue.title}</span>
        )}
        <span className="font-bold text-2xl tabular-nums">{formatCount(count)}</span>
      </div>
      <p className="mt-2 flex min-h-6 items-center justify-between gap-2 text-ink-soft text-sm">
        {count === 0 ? 'Nothing waits' : oldest && `The oldest waits for ${ageOf(oldest)}`}
        {count > 0 && due && <Tag tone={tones[clock]}>{leftUntil(due)}</Tag>}
      </p>
    </li>
  );
}

function FigureCard({ figure }: { figure: Today['figures'][number] }) {
  const shown = figure.unit === 'money' ? formatRand : formatCount;
  return (
    <li className="rounded-card border border-line bg-card p-4">
      <p className="text-ink-soft text-sm">{figure.title}</p>
      <p className="font-bold text-xl tabular-nums">{shown(figure.value)}</p>
      <p className="text-ink-soft text-xs">{shown(figure.before)} by this time yesterday</p>
    </li>
  );
}

/** What I have taken and not finished. */
function InHand({ items }: { items: Today['inHand'] }) {
  return (
    <section aria-label="In your hands" className="rounded-card border border-line bg-card p-4">
      <h2 className="mb-3 font-semibold">In your hands</h2>
      <ul className="flex flex-col gap-2 text-sm">
        {items.map(({ path, title, since }) => (
          <li key={path} className="flex flex-wrap items-baseline justify-between gap-x-3">
            <Link to={`/${path}`} className="min-w-0 break-words text-brand underline">
              {title}
            </Link>
            <span className="text-ink-soft">for {ageOf(since)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
