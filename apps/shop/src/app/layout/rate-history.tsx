import { shortDate } from '@sgb/contract/date-words.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../shared/api/api.ts';
import { writeRate } from './amount.ts';

const shownDays = 10;

/** The rates of the last days; fetched when somebody asks for them. */
export default function RateHistory() {
  const { data, isError } = useQuery(query('GET /api/exchange/history', {}));
  if (isError) return <p className="text-danger text-xs">The rates could not be loaded.</p>;
  if (!data) return <Skeleton className="mt-3 h-40" />;
  return (
    <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-1 border-line border-t pt-3 text-sm">
      {data.items.slice(0, shownDays).map(({ rate, from }) => (
        <div key={from} className="contents">
          <dt className="text-ink-soft">{from < '2000' ? 'Before' : shortDate(from)}</dt>
          <dd className="money text-right">R&nbsp;{writeRate(rate)}</dd>
        </div>
      ))}
    </dl>
  );
}
