import type { ShelfCard } from '@sgb/contract/stock-up.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card } from '@sgb/ui/card.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { pictureUrl } from '../../shared/links/link.tsx';

/** One SKU on the shelf. */
export function ShelfItem({ shelf }: { shelf: ShelfCard }) {
  return (
    <Card as="article" aria-label={shelf.title} className="flex gap-3">
      <span className="w-20 shrink-0 md:w-24">
        <Picture src={pictureUrl(shelf.picture)} alt="" sizes="96px" className="rounded-control" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
        <h2 className="line-clamp-2 font-medium">{shelf.title}</h2>
        <p className="text-ink-soft">{shelf.options.join(', ')}</p>
        <p>
          {shelf.piles.sellable} to sell, <span className="money">{formatRand(shelf.landedCents)}</span> landed
        </p>
      </div>
    </Card>
  );
}
