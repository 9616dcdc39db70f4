import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { useMounted } from '../../shared/browser/mounted.ts';
import { ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { type Asked, askedFor, hrefWith, isFiltered, tabHref, tabs } from './address.ts';
import { CaseCard } from './case-card.tsx';
import { ListFilter } from './list-filter.tsx';

const ChooseSheet = lazy(() => import('./choose-sheet.tsx'));

const list = 'GET /api/user/workorder/list';

export async function loader({ context, request }: LoaderFunctionArgs) {
  await listed(context, list, askedFor(new URL(request.url).searchParams));
  return null;
}

export function meta(): Meta {
  return { title: 'After-sale service', description: 'Your cases, and when you hear from us.', noindex: true };
}

export function Component() {
  const [search] = useSearchParams();
  const asked = askedFor(search);
  const [choosing, setChoosing] = useState(false);
  const mounted = useMounted();
  const answer = useQuery({ ...query(list, asked), placeholderData: keepPreviousData });
  const counts = new Map(answer.data?.counts.map(({ state, count }) => [state, count]));
  const open = () => setChoosing(true);
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-3 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="font-bold text-xl">After-sale service</h1>
        <Button disabled={!mounted} onClick={open} icon={<Plus aria-hidden="true" className="size-4" />}>
          New case
        </Button>
      </header>
      <TabLinks
        label="Cases by state"
        LinkComponent={ShopLink}
        current={tabHref(asked.state)}
        items={tabs.map(({ state, label }) => ({
          href: tabHref(state),
          label,
          ...(state !== 0 && { count: counts.get(state) ?? 0 }),
        }))}
      />
      <ListFilter key={`${asked.state} ${asked.type ?? ''} ${asked.keyword ?? ''}`} asked={asked} />
      <PagedList
        answer={answer}
        hrefFor={(page) => hrefWith(search, { page: page === 1 ? '' : String(page) })}
        skeleton={<Waiting />}
        empty={<NoCases asked={asked} onNew={open} />}
        end
      >
        {({ items }) => (
          <div className="flex flex-col gap-3">
            {items.map((found, place) => (
              <CaseCard key={found.id} found={found} priority={place < 3} />
            ))}
          </div>
        )}
      </PagedList>
      <Suspense fallback={null}>{choosing && <ChooseSheet onClose={() => setChoosing(false)} />}</Suspense>
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">Loading cases</span>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-36 w-full rounded-card" />
      ))}
    </div>
  );
}

function NoCases({ asked, onNew }: { asked: Asked; onNew: () => void }) {
  if (isFiltered(asked) || asked.state !== 0) {
    return (
      <EmptyState
        title="No case found"
        picture="search"
        action={
          <Link to={tabHref(isFiltered(asked) ? asked.state : 0)} className={buttonClass({ variant: 'secondary' })}>
            {isFiltered(asked) ? 'See all of this tab' : 'See all cases'}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      title="Nothing went wrong so far"
      action={
        <Button variant="action" onClick={onNew}>
          Open a case
        </Button>
      }
    >
      If something is missing, wrong or late, tell us here: you have a first answer within 4 working hours.
    </EmptyState>
  );
}
