import { shortDate } from '@sgb/contract/date-words.ts';
import { caseTypeWords } from '@sgb/contract/workorder-states.ts';
import type { CaseCard as Case } from '@sgb/contract/workorders.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card } from '@sgb/ui/card.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { pictureUrl } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { CaseClock, CaseTag } from '../../shared/orders/case-clock.tsx';
import { caseHref } from './address.ts';

export function CaseCard({ found, priority }: { found: Case; priority: boolean }) {
  const { order } = found;
  const headingId = `case-${found.id}`;
  return (
    <Card as="article" padding="none" interactive aria-labelledby={headingId} className="relative">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-b px-3 py-2 md:px-4">
        <h2 id={headingId} className="flex items-center gap-2 text-sm">
          {found.unread && (
            <span className="size-2 rounded-full bg-action-bright">
              <span className="sr-only">New answer: </span>
            </span>
          )}
          {/* The whole card is this link. */}
          <Link
            to={`${caseHref(order.id)}#${headingId}`}
            className="font-semibold after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {caseTypeWords[found.type].label}
          </Link>
        </h2>
        <CaseTag state={found.state} />
      </header>
      <div className="flex gap-3 p-3 md:px-4">
        <span className="w-16 shrink-0">
          <Picture
            src={pictureUrl(order.picture)}
            alt=""
            sizes="64px"
            priority={priority}
            className="rounded-control"
          />
        </span>
        <div className="min-w-0 flex-1 text-sm">
          <p className="truncate font-medium">{order.title}</p>
          <p className="text-ink-soft text-xs">
            {found.number} · {order.number} · {shortDate(found.openedAt)}
          </p>
          <p className="mt-1 line-clamp-2 wrap-anywhere">{found.lastText}</p>
        </div>
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t px-3 py-2 md:px-4">
        <CaseClock found={found} />
        {found.backCents > 0 && (
          <p className="money font-semibold text-good text-sm">{formatRand(found.backCents)} came back</p>
        )}
      </footer>
    </Card>
  );
}
