import { shortDate } from '@sgb/contract/date-words.ts';
import type { ShelfCard } from '@sgb/contract/stock-up.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { pictureUrl } from '../../shared/links/link.tsx';

interface ShelfItemProps {
  readonly shelf: ShelfCard;
  readonly onOpen: () => void;
  readonly onSell: () => void;
}

/** One SKU on the shelf: how many lie where, where they are, how old they are and what that costs. */
export function ShelfItem({ shelf, onOpen, onSell }: ShelfItemProps) {
  const { piles } = shelf;
  return (
    <Card as="article" aria-label={shelf.title} className="flex h-full flex-col gap-2">
      <div className="flex gap-3">
        <span className="w-16 shrink-0 md:w-20">
          <Picture src={pictureUrl(shelf.picture)} alt="" sizes="80px" className="rounded-control" />
        </span>
        <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
          <h2 className="line-clamp-2 font-medium">{shelf.title}</h2>
          <p className="text-ink-soft text-xs">{shelf.options.join(', ')}</p>
          <p className="text-xs">
            <span className="money font-medium">{formatRand(shelf.landedCents)}</span>
            <span className="text-ink-soft"> landed a piece</span>
            {shelf.place && <span className="text-ink-soft">, place {shelf.place}</span>}
          </p>
        </div>
      </div>
      <p className="flex flex-wrap gap-1">
        {(piles.sellable > 0 || piles.arriving === 0) && (
          <Tag tone={piles.sellable > 0 ? 'good' : 'neutral'}>{piles.sellable} sellable</Tag>
        )}
        {piles.reserved > 0 && <Tag tone="info">{piles.reserved} reserved</Tag>}
        {piles.listed > 0 && <Tag tone="action">{piles.listed} for sale</Tag>}
        {piles.sent > 0 && <Tag tone="brand">{piles.sent} sent</Tag>}
        {piles.sold > 0 && <Tag tone="brand">{piles.sold} sold</Tag>}
        {piles.arriving > 0 && <Tag tone="info">{piles.arriving} arriving</Tag>}
        {piles.damaged > 0 && <Tag tone="warn">{piles.damaged} damaged</Tag>}
        {piles.returned > 0 && <Tag tone="warn">{piles.returned} came back</Tag>}
        {piles.lost > 0 && <Tag tone="danger">{piles.lost} missing</Tag>}
        {piles.cleared > 0 && <Tag tone="danger">{piles.cleared} on clearance</Tag>}
      </p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-2">
        <p className="text-ink-soft text-xs">
          {shelf.counted === 0 && piles.arriving > 0
            ? 'On the way, not counted yet'
            : `${shelf.counted} of ${shelf.sentHere} counted`}
          {shelf.since && (
            <span className="block">
              {shelf.days === 1 ? '1 day' : `${shelf.days} days`} here,{' '}
              {shelf.storageCents > 0
                ? `${formatRand(shelf.storageCents)} of storage since ${shortDate(shelf.costsFrom)}`
                : `free until ${shortDate(shelf.costsFrom)}`}
            </span>
          )}
        </p>
        <div className="flex gap-2">
          <Button variant="secondary" size="sm" aria-label={`Movements of ${shelf.title}`} onClick={onOpen}>
            Movements
          </Button>
          {piles.sellable + piles.listed > 0 && (
            <Button variant="action" size="sm" aria-label={`Sell ${shelf.title} in the shop`} onClick={onSell}>
              Sell
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
