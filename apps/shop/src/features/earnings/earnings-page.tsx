import { cx } from '@sgb/ui/cx.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { inputFrom, searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import { BackLink } from '../../shared/page/back-link.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { TwoColumns } from '../../shared/page/two-columns.tsx';
import { pageEdges } from '../../shared/page/width.ts';
import { EarnedChart } from './earned-chart.tsx';
import { LineList } from './line-list.tsx';
import { MonthCard } from './month-card.tsx';
import { PurseCard } from './purse-card.tsx';
import { TierCard } from './tier-card.tsx';

const earnings = 'GET /api/groupship/billlists';
const params = ['month', 'page'] as const;

const inputOf = (search: URLSearchParams) => inputFrom(earnings, search, params);

export async function loader({ context, request }: LoaderFunctionArgs) {
  await listed(context, earnings, inputOf(new URL(request.url).searchParams));
  return null;
}

export function meta(): Meta {
  return { title: 'Earnings', description: 'What you earned, month by month, and what you can use.', noindex: true };
}

export function Component() {
  const [search] = useSearchParams();
  const answer = useQuery({ ...query(earnings, inputOf(search)), placeholderData: keepPreviousData });
  const hrefFor = (page: number) => searchWith(search, params, { page: page === 1 ? '' : String(page) }) || '?';
  return (
    <div className={cx(pageEdges, 'flex max-w-5xl flex-col gap-3 pt-1 pb-8 md:pb-12')}>
      <BackLink to="/groupship/index">Group-buy</BackLink>
      <h1 className="font-bold text-xl">Earnings</h1>
      <Answer of={answer} skeleton={<Skeleton className="h-[36rem] rounded-card" />}>
        {(data) => (
          <TwoColumns
            side={
              <>
                <PurseCard purse={data.purse} />
                {data.tiers && <TierCard tiers={data.tiers} month={data.month} />}
              </>
            }
            main={
              <>
                <MonthCard data={data} />
                <LineList answer={answer} hrefFor={hrefFor} />
                <EarnedChart months={data.months} />
              </>
            }
          />
        )}
      </Answer>
    </div>
  );
}
