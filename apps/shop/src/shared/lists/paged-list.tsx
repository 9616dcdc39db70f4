import { buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Pagination } from '@sgb/ui/pagination.tsx';
import { EmptyState, LoadingMark } from '@sgb/ui/states.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Answer } from '../api/answer.tsx';
import { ShopLink } from '../links/link.tsx';
import { Link } from '../links/router-link.tsx';
import { useNextPage } from './next-page.ts';

interface Paged {
  readonly items: readonly unknown[];
  /** Of all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

interface PagedListProps<Page extends Paged> {
  answer: UseQueryResult<Page>;
  hrefFor: (page: number) => string;
  skeleton: ReactNode;
  /** What to say when there is nothing on any page. */
  empty: ReactNode;
  /** Says so at the end of the last page. */
  end?: boolean;
  /** Under the pages. */
  note?: ReactNode;
  /** Where what happens on the list is counted. */
  spm?: string;
  children: (page: Page) => ReactNode;
}

/** One page of a list: on its way, failed, past the end, empty, or there while the next one comes. */
export function PagedList<Page extends Paged>(props: PagedListProps<Page>) {
  const { answer, hrefFor, skeleton, empty, end, note, spm, children } = props;
  const turning = useNextPage() !== undefined;
  const busy = turning || answer.isPlaceholderData;
  return (
    <Answer of={answer} skeleton={skeleton}>
      {(data) => {
        if (data.items.length === 0) return data.total > 0 ? <PastTheEnd first={hrefFor(1)} /> : empty;
        const { page, pages } = data;
        return (
          <div data-spm={spm} aria-busy={busy} className={cx('transition-opacity', busy && 'opacity-50')}>
            {children(data)}
            <Pagination className="mt-6" page={page} pageCount={pages} hrefFor={hrefFor} LinkComponent={ShopLink} />
            {end && page === pages && <LoadingMark status={busy} loadingStatus />}
            {note}
          </div>
        );
      }}
    </Answer>
  );
}

export function PastTheEnd({ first }: { first: string }) {
  return (
    <EmptyState
      title="The list ends before this page"
      picture="search"
      action={
        <Link to={first || '?'} className={buttonClass({ variant: 'primary' })}>
          Go to the first page
        </Link>
      }
    />
  );
}
