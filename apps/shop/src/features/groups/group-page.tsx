import { cx } from '@sgb/ui/cx.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { listed } from '../../shared/lists/listed.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { pageEdges } from '../../shared/page/width.ts';
import { ForLeaders } from './for-leaders.tsx';
import { ForMembers } from './for-members.tsx';
import { ForOthers } from './for-others.tsx';

const ApplyForm = lazyPart('features/groups/apply-form.tsx', () => import('./apply-form.tsx'));

const info = 'GET /api/groupship/info';

export async function loader({ context }: LoaderFunctionArgs) {
  await listed(context, info, {});
  return null;
}

export function meta(): Meta {
  return {
    title: 'Group-buy',
    description: 'Ship together with your neighbours and pay less; your ambassador hands the parcels over nearby.',
    noindex: true,
  };
}

const titles = { leader: 'My group', member: 'My group-buy', other: 'Group-buy' };

export function Component() {
  const answer = useQuery(query(info, {}));
  const [search] = useSearchParams();
  const waiting = <Skeleton className="h-96 rounded-card" />;
  return (
    <div className={cx(pageEdges, 'flex max-w-5xl flex-col gap-4 pt-3 pb-8 md:pt-5 md:pb-12')}>
      <Answer of={answer} skeleton={waiting}>
        {(data) => {
          const applying = data.role !== 'leader' && search.has('apply') && data.application?.state !== 10;
          return (
            <>
              <h1 className="font-bold text-xl">{applying ? 'Become an ambassador' : titles[data.role]}</h1>
              <Suspense fallback={waiting}>
                {applying && <ApplyForm info={data} />}
                {!applying && data.leader && <ForLeaders leader={data.leader} />}
                {!applying && data.ambassador && (
                  <ForMembers ambassador={data.ambassador} minimumCents={data.minimumCents} />
                )}
                {!applying && data.role === 'other' && <ForOthers info={data} />}
              </Suspense>
            </>
          );
        }}
      </Answer>
    </div>
  );
}
