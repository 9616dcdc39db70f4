import type { OutputOf } from '@sgb/contract/client.ts';
import { shortDate } from '@sgb/contract/date-words.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { daysIn } from '../../shared/table/days.ts';
import type { View } from '../../shared/table/use-view.ts';
import { kindWords, stateWords } from './words.ts';

type Sums = OutputOf<'GET /api/staff/refund/sums'>;

const dayWords = (day: string) => shortDate(`${day}T10:00:00Z`);

/** What went back in the days of the list, by kind, and what waits now; each leads to its rows. */
export function BackSums({ view }: { view: View }) {
  const sums = useQuery(query('GET /api/staff/refund/sums', daysIn(view)));
  return <Answer of={sums}>{(found) => <Shown sums={found} />}</Answer>;
}

function Shown({ sums }: { sums: Sums }) {
  const days = { from: sums.from, until: sums.until };
  return (
    <div className="flex flex-wrap gap-4">
      <section aria-label="Paid" className="min-w-64 flex-1 rounded-card border border-line bg-card p-4">
        <p className="text-ink-soft text-xs">
          Paid from {dayWords(sums.from)} to {dayWords(sums.until)}
        </p>
        <p className="font-bold text-lg tabular-nums">{formatRand(sums.paid.cents)}</p>
        <ul className="mt-2 flex flex-col text-sm">
          {sums.kinds.map(({ kind, count, cents }) => (
            <Line
              key={kind}
              to={{ ...days, kind }}
              words={`${kindWords[kind]} (${formatCount(count)})`}
              value={formatRand(cents)}
            />
          ))}
        </ul>
      </section>
      <section aria-label="Waits" className="min-w-64 flex-1 rounded-card border border-line bg-card p-4">
        <p className="text-ink-soft text-xs">Waits now</p>
        <p className="font-bold text-lg tabular-nums">{formatRand(sums.second.cents + sums.asked.cents)}</p>
        <ul className="mt-2 flex flex-col text-sm">
          <Line
            to={{ state: 'second' }}
            words={`${stateWords.second} (${formatCount(sums.second.count)})`}
            value={formatRand(sums.second.cents)}
          />
          <Line
            to={{ state: 'asked' }}
            words={`${stateWords.asked} (${formatCount(sums.asked.count)})`}
            value={formatRand(sums.asked.cents)}
          />
          <Line
            to={{ state: 'supervisor' }}
            words={`${stateWords.supervisor} (${formatCount(sums.supervisor)})`}
            value="known when settled"
          />
        </ul>
      </section>
    </div>
  );
}

function Line({ to, words, value }: { to: Record<string, string>; words: string; value: string }) {
  return (
    <li className="flex min-h-8 items-center justify-between gap-3">
      <Link to={`/moneyback?${new URLSearchParams(to)}`} className="text-brand hover:underline">
        {words}
      </Link>
      <span className="tabular-nums">{value}</span>
    </li>
  );
}
