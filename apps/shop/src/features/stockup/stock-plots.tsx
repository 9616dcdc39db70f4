import { dateFormat } from '@sgb/contract/date-words.ts';
import type { StockPlots as Plots } from '@sgb/contract/listings.ts';
import { shopMoment } from '@sgb/contract/time.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Card } from '@sgb/ui/card.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { BarChart } from '../../shared/charts/bar-chart.tsx';

const short = dateFormat({ day: 'numeric', month: 'short' });
const ageName = ({ from, to }: Plots['age'][number]) => (to === null ? `${from}+` : `${from}–${to - 1}`);
const sum = (all: readonly { readonly pieces: number }[]) => all.reduce((total, { pieces }) => total + pieces, 0);

/** How old the stock is, and how it sells. */
export default function StockPlots() {
  const answer = useQuery(query('GET /api/stockup/plots', {}));
  return (
    <Answer of={answer} skeleton={<Skeleton className="h-56 rounded-card" />}>
      {({ age, weeks }) => (
        <div className="grid gap-3 md:grid-cols-2">
          <Card as="section" className="flex flex-col gap-2">
            <h2 className="font-semibold text-sm">Days on the shelf</h2>
            <BarChart
              named
              bars={age.map((each) => ({ name: ageName(each), amount: each.pieces }))}
              inWords={formatCount}
              label={`Pieces by days on the shelf: ${age.map((each) => `${ageName(each)} days: ${each.pieces}`).join(', ')}`}
            />
          </Card>
          <Card as="section" className="flex flex-col gap-2">
            <h2 className="font-semibold text-sm">Sold in the last 12 weeks</h2>
            <BarChart
              bars={weeks.map(({ day, pieces }) => ({ name: short(shopMoment(day, 12)), amount: pieces }))}
              inWords={formatCount}
              label={`Pieces sold week by week: ${sum(weeks)} in all`}
            />
          </Card>
        </div>
      )}
    </Answer>
  );
}
