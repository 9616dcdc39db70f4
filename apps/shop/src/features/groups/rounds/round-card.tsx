import { shortDate } from '@sgb/contract/date-words.ts';
import type { RoundItem } from '@sgb/contract/round-views.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';
import { Card } from '@sgb/ui/card.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { Link } from '../../../shared/links/router-link.tsx';
import { discountWords, kilos, peopleWords, roundHref, roundStateWords } from './words.ts';

/** How far it is to the next discount; full at the highest. */
function Bar({ round: { billableGrams, nextTier } }: { round: RoundItem }) {
  const part = nextTier ? billableGrams / nextTier.fromGrams : 1;
  return (
    <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-sunk">
      <span className="block h-full rounded-full bg-brand" style={{ width: `${Math.min(100, part * 100)}%` }} />
    </span>
  );
}

/** A round in a list; the whole card is one link. */
export function RoundCard({ round }: { round: RoundItem }) {
  const { label, tone } = roundStateWords[round.state];
  const { nextTier, mine } = round;
  const open = round.state === 10;
  return (
    <Card as="li" padding="none" interactive className="overflow-hidden">
      <Link to={roundHref(round.id)} className="flex gap-3 p-3 md:p-4">
        {round.picture && (
          <img src={round.picture} alt="" loading="lazy" className="size-20 shrink-0 rounded-control object-cover" />
        )}
        <span className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
          <span className="flex items-start justify-between gap-2">
            <span className="line-clamp-2 min-w-0 break-words font-semibold">{round.name}</span>
            <Tag tone={tone}>{label}</Tag>
          </span>
          <span className="text-ink-soft">
            {round.lineName} · {open ? `closes ${shortDate(round.endsAt)}` : shortDate(round.openedAt)}
          </span>
          <span>
            {peopleWords(round.members)} · {kilos(round.billableGrams)} · {discountWords(round.basisPoints)}
          </span>
          {open && (
            <>
              <Bar round={round} />
              {nextTier && (
                <span className="text-ink-soft text-xs">
                  {kilos(nextTier.missingGrams)} to −{formatPercent(nextTier.basisPoints)}
                </span>
              )}
            </>
          )}
          {mine?.state === 'in' && (
            <span className="flex flex-wrap justify-between gap-x-3">
              <span>
                My part <strong className="money">{formatRand(mine.priceCents)}</strong>
              </span>
              {mine.savedCents > 0 && <span className="text-good">saves {formatRand(mine.savedCents)}</span>}
            </span>
          )}
          {mine?.parcel && mine.parcel.dueCents > 0 && <Tag tone="warn">To be paid</Tag>}
        </span>
      </Link>
    </Card>
  );
}
