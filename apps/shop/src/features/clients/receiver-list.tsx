import type { ListedReceiver, ReceiverPage } from '@sgb/contract/clients.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../shared/links/router-link.tsx';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { DeleteSheet } from './delete-sheet.tsx';
import { receiverHref, receiversHref } from './links.ts';
import { ReceiverCard } from './receiver-card.tsx';

interface ReceiverListProps {
  answer: UseQueryResult<ReceiverPage>;
  keyword: string;
  hrefFor: (page: number) => string;
}

const grid = 'grid gap-3 md:grid-cols-2 xl:grid-cols-3';

export function ReceiverList({ answer, keyword, hrefFor }: ReceiverListProps) {
  const [leaving, setLeaving] = useState<ListedReceiver | null>(null);
  return (
    <>
      <PagedList
        answer={answer}
        hrefFor={hrefFor}
        skeleton={<Waiting />}
        empty={keyword ? <NothingFound keyword={keyword} /> : <NobodyYet />}
      >
        {({ items }) => (
          <ul className={grid}>
            {items.map((receiver) => (
              <ReceiverCard key={receiver.id} receiver={receiver} onDelete={() => setLeaving(receiver)} />
            ))}
          </ul>
        )}
      </PagedList>
      {leaving && <DeleteSheet receiver={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function Waiting() {
  return (
    <div role="status" className={grid}>
      <span className="sr-only">Loading receivers</span>
      {Array.from({ length: 6 }, (_, i) => (
        <Skeleton key={i} className="h-52 rounded-card" />
      ))}
    </div>
  );
}

function NobodyYet() {
  return (
    <EmptyState
      title="No receivers yet"
      action={
        <Link to={receiverHref()} className={buttonClass()}>
          Add a receiver
        </Link>
      }
    >
      Add yourself, your family or your clients once; then choose them when a parcel leaves China.
    </EmptyState>
  );
}

function NothingFound({ keyword }: { keyword: string }) {
  return (
    <EmptyState
      title={`No receiver matches “${keyword}”`}
      picture="search"
      action={
        <Link to={receiversHref} className={buttonClass({ variant: 'secondary' })}>
          Show all receivers
        </Link>
      }
    >
      Try part of a name, a number or a place.
    </EmptyState>
  );
}
