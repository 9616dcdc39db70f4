import type { Promotion } from '@sgb/contract/promotion.ts';
import { allTakingStates, takingStateWords } from '@sgb/contract/promotion-rules.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Card } from '@sgb/ui/card.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { inputFrom, searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { Frame } from './frame.tsx';
import { tasksHref } from './links.ts';
import { OpenTask } from './open-task.tsx';
import { TakingCard } from './taking-card.tsx';
import { isInfluencer } from './who.ts';

const overview = 'GET /api/task/promotion';
const list = 'GET /api/task/promotionlist';
const params = ['state', 'page'] as const;
const grid = 'grid grid-cols-1 gap-3 md:grid-cols-2';

export async function loader({ context, request }: LoaderFunctionArgs) {
  if (!(await isInfluencer(context))) {
    await listed(context, 'GET /api/task/about', {});
    return null;
  }
  const search = new URL(request.url).searchParams;
  await Promise.all([
    listed(context, overview, {}),
    search.has('state') && listed(context, list, inputFrom(list, search, params)),
  ]);
  return null;
}

export function meta(): Meta {
  return {
    title: 'Influencer',
    description: 'Tell others about SGB and earn: tasks, links, codes and cards to share.',
    canonical: `/shop${tasksHref}`,
  };
}

export function Component() {
  return (
    <Frame current={tasksHref}>
      <Tasks />
    </Frame>
  );
}

function Tasks() {
  const [search] = useSearchParams();
  const answer = useQuery(query(overview, {}));
  const state = search.get('state') ?? '';
  const hrefOf = (wanted: string) => tasksHref + searchWith(search, params, { state: wanted });
  return (
    <Answer of={answer} skeleton={<Skeleton className="h-96 rounded-card" />}>
      {(data) => (
        <>
          <Earned data={data} />
          <TabLinks
            label="Tasks by state"
            current={hrefOf(state)}
            LinkComponent={ShopLink}
            items={[
              { href: hrefOf(''), label: 'Now' },
              { href: hrefOf('0'), label: 'To take', count: data.openTotal },
              ...allTakingStates.map((each) => ({
                href: hrefOf(String(each)),
                label: takingStateWords[each],
                count: data.counts.find((row) => row.state === each)?.count ?? 0,
              })),
            ]}
          />
          {state === '' ? <Now data={data} more={hrefOf('0')} /> : <ByState />}
        </>
      )}
    </Answer>
  );
}

function Earned({ data: { earned, mine } }: { data: Promotion }) {
  const facts = [
    ['Earned in rand', formatRand(earned.cents)],
    ['Earned in S Coin', formatCount(earned.scoin)],
    ['To do', formatCount(mine.filter(({ dueAt }) => dueAt !== null).length)],
  ] as const;
  return (
    <Card as="section" aria-label="What tasks have paid">
      <dl className="grid grid-cols-3 gap-2 text-center">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-ink-soft text-xs">{label}</dt>
            <dd className="money font-bold text-lg">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** What waits for its holder, and what can be taken. */
function Now({ data: { mine, open, openTotal }, more }: { data: Promotion; more: string }) {
  return (
    <>
      {mine.length > 0 && (
        <section aria-labelledby="mine" className="flex flex-col gap-3">
          <h2 id="mine" className="font-semibold text-lg">
            My tasks
          </h2>
          <ul className={grid}>
            {mine.map((taking) => (
              <li key={taking.id}>
                <TakingCard taking={taking} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="open" className="flex flex-col gap-3">
        <h2 id="open" className="font-semibold text-lg">
          Tasks to take
        </h2>
        {open.length === 0 ? (
          <EmptyState title="No task is open right now" picture="search">
            New ones come every week. Your links earn meanwhile.
          </EmptyState>
        ) : (
          <ul className={grid}>
            {open.map((task) => (
              <li key={task.id}>
                <OpenTask task={task} />
              </li>
            ))}
          </ul>
        )}
        {openTotal > open.length && (
          <Link to={more} className="self-start text-brand text-sm hover:underline">
            All {openTotal} tasks
          </Link>
        )}
      </section>
    </>
  );
}

function ByState() {
  const [search] = useSearchParams();
  const input = inputFrom(list, search, params);
  const answer = useQuery({
    ...query(list, input),
    placeholderData: keepPreviousData,
    select: (data) => ({ ...data, items: [...data.tasks, ...data.takings] }),
  });
  const here = { state: search.get('state') ?? '' };
  return (
    <PagedList
      answer={answer}
      hrefFor={(page) => tasksHref + searchWith(search, params, { ...here, page: page === 1 ? '' : String(page) })}
      skeleton={<Skeleton className="h-64 rounded-card" />}
      empty={<EmptyState title="Nothing here" picture="search" />}
      end
    >
      {({ tasks, takings }) => (
        <ul className={grid}>
          {tasks.map((task) => (
            <li key={task.id}>
              <OpenTask task={task} />
            </li>
          ))}
          {takings.map((taking) => (
            <li key={taking.id}>
              <TakingCard taking={taking} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
