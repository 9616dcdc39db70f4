import { shortDate } from '@sgb/contract/date-words.ts';
import type { Favourite } from '@sgb/contract/favourites.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { TrendingDown } from 'lucide-react';
import { ProductCard } from '../../shared/goods/product-card.tsx';
import { pictureUrl, productHref } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';

interface FavouriteCardProps {
  favourite: Favourite;
  priority: boolean;
  /** Undefined when nothing is being ticked. */
  ticked: boolean | undefined;
  onTick: (on: boolean) => void;
  onRemove: () => void;
}

/** Its page, which puts just this into the cart. */
const putBackHref = ({ productid, choice }: Favourite) =>
  `${productHref(productid)}?addcart=${choice.map(({ skuid, quantity }) => `${skuid}:${quantity}`).join()}`;

export function FavouriteCard({ favourite, priority, ticked, onTick, onRemove }: FavouriteCardProps) {
  const { card, title, dropCents, savedAt, choice } = favourite;
  return (
    <div className="relative flex h-full flex-col gap-1">
      <div className="flex-1">
        {card ? <ProductCard product={card} priority={priority} /> : <Gone favourite={favourite} onRemove={onRemove} />}
      </div>
      {ticked !== undefined && (
        <Checkbox
          checked={ticked}
          onChange={onTick}
          label={`Select ${title}`}
          hideLabel
          className="absolute top-11 right-0 z-20 rounded-control bg-card/90"
        />
      )}
      <div className="min-h-9 px-1 text-xs">
        {dropCents > 0 && (
          <p className="flex gap-1 font-medium text-good">
            <TrendingDown aria-hidden="true" className="size-4 shrink-0" />
            <span>
              <span className="money">{formatRand(dropCents)}</span> cheaper than when you saved it
            </span>
          </p>
        )}
        <p className="text-ink-soft">Saved {shortDate(savedAt)}</p>
        {choice.length > 0 && (
          <>
            <p>{choice.map(({ options, quantity }) => [...options, `× ${quantity}`].join(' ')).join(', ')}</p>
            {card && (
              <Link
                to={putBackHref(favourite)}
                aria-label={`Put ${title} back into the cart`}
                className="inline-flex min-h-11 items-center font-medium text-brand text-sm hover:underline"
              >
                Put back into the cart
              </Link>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** What its supplier no longer sells: grey, with a way to the like of it. */
function Gone({ favourite, onRemove }: { favourite: Favourite; onRemove: () => void }) {
  const { title, picture, savedPriceCents } = favourite;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line border-dashed bg-sunk">
      <div className="opacity-50 grayscale">
        <Picture src={pictureUrl(picture)} alt="" sizes="210px" />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-2.5 md:p-3">
        <h3 className="line-clamp-2 h-10 text-ink-soft text-sm">{title}</h3>
        <p className="font-semibold text-sm">No longer sold</p>
        <p className="text-ink-soft text-xs">
          <span className="money">{formatRand(savedPriceCents)}</span> when you saved it
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-x-2">
          <Link
            to={`/shoppingmall/categoryproduct?keyword=${encodeURIComponent(title.split(',')[0]?.slice(0, 50) ?? '')}`}
            aria-label={`Find goods like ${title}`}
            className="inline-flex min-h-11 items-center font-medium text-brand text-sm hover:underline"
          >
            Find similar
          </Link>
          <Button variant="ghost" size="sm" className="-mr-2 ml-auto" aria-label={`Remove ${title}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
    </article>
  );
}
