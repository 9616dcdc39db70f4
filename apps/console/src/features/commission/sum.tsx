import { formatRand } from '@sgb/money/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Figure } from '../../shared/detail/figure.tsx';

/** What the month comes to for all of them. */
export function Sum({ month }: { month: string }) {
  const found = useQuery(query('GET /api/staff/commission/run', { month, page: 1 }));
  return (
    <Answer of={found}>
      {({ sum, total }) => (
        <dl className="grid gap-3 sm:grid-cols-3 lg:grid-cols-5">
          <Figure name={`${total} people, ${sum.lines} lines`} value={formatRand(sum.earned)} />
          <Figure name="Taken back by refunds" value={formatRand(sum.reversed)} />
          <Figure name="For higher rates" value={formatRand(sum.tier)} />
          <Figure name="Comes to" value={formatRand(sum.total)} />
          <Figure name="Still to be paid" value={formatRand(sum.toPay)} />
        </dl>
      )}
    </Answer>
  );
}
