import type { PromotionLink, PromotionTool } from '@sgb/contract/promotion.ts';
import { linkKindWords } from '@sgb/contract/promotion-rules.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '../../shared/links/router-link.tsx';
import { PagedList } from '../../shared/lists/paged-list.tsx';

interface LinkListProps {
  answer: UseQueryResult<PromotionTool>;
  hrefFor: (page: number) => string;
  kitHref: (code: string) => string;
  figuresHref: (code: string) => string;
}

/** One's links with what each brought. */
export function LinkList({ answer, hrefFor, kitHref, figuresHref }: LinkListProps) {
  const listed = { ...answer, data: answer.data && { ...answer.data, items: answer.data.links } } as UseQueryResult<
    PromotionTool & { items: PromotionLink[] }
  >;
  return (
    <section aria-label="Your links" className="flex flex-col gap-2">
      <h2 className="font-semibold text-lg">Your links</h2>
      <PagedList
        answer={listed}
        hrefFor={hrefFor}
        skeleton={<Skeleton className="h-64 rounded-card" />}
        empty={
          <EmptyState title="No link yet" picture="search">
            Paste the address of something you like above.
          </EmptyState>
        }
      >
        {({ items }) => (
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
            {items.map((link) => (
              <li key={link.code} className="flex flex-col gap-2 p-4">
                <div className="flex items-start justify-between gap-3">
                  <div className="min-w-0">
                    <p className="text-ink-soft text-xs">{linkKindWords[link.kind]}</p>
                    <p className="line-clamp-2 break-words font-medium">{link.title}</p>
                  </div>
                  {link.code && (
                    <Link
                      to={kitHref(link.code)}
                      preventScrollReset
                      aria-label={`Share ${link.title}`}
                      className={buttonClass({ variant: 'secondary', size: 'sm' })}
                    >
                      Share
                    </Link>
                  )}
                </div>
                <p className="text-ink-soft text-xs">
                  {formatCount(link.visits)} visits · {formatCount(link.registrations)} registered ·{' '}
                  {formatCount(link.firstOrders)} first orders · {formatRand(link.revenueCents)} revenue ·{' '}
                  <strong className="text-ink">{formatRand(link.earnedCents)} earned</strong>
                </p>
                {link.code && (
                  <Link
                    to={figuresHref(link.code)}
                    preventScrollReset
                    aria-label={`Day by day: ${link.title}`}
                    className="self-start text-brand text-sm hover:underline"
                  >
                    Day by day
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
