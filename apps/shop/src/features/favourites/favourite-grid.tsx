import type { Favourite } from '@sgb/contract/favourites.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { ListChecks, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFavouriteChange } from '../../shared/favourites/favourites.ts';
import { FavouriteCard } from './favourite-card.tsx';

/** One page of favourites, of which several can be removed together. */
export function FavouriteGrid({ items }: { items: readonly Favourite[] }) {
  const { remove } = useFavouriteChange();
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  // A page that was turned or refilled has other goods on it.
  const chosen = ticked?.filter((id) => items.some(({ productid }) => productid === id)) ?? [];
  const all = chosen.length === items.length;
  const tick = (id: string, on: boolean) => setTicked(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  const removeChosen = () => {
    setTicked(null);
    void remove(chosen);
  };
  return (
    <>
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        {ticked === null ? (
          <Button
            variant="ghost"
            size="sm"
            className="-ml-3"
            onClick={() => setTicked([])}
            icon={<ListChecks aria-hidden="true" className="size-4" />}
          >
            Select several
          </Button>
        ) : (
          <>
            <Checkbox
              checked={all ? true : chosen.length > 0 ? 'mixed' : false}
              onChange={(on) => setTicked(on ? items.map(({ productid }) => productid) : [])}
              label="All on this page"
            />
            <div className="flex gap-2">
              <Button variant="ghost" size="sm" onClick={() => setTicked(null)}>
                Cancel
              </Button>
              <Button
                variant="danger"
                size="sm"
                disabled={chosen.length === 0}
                onClick={removeChosen}
                icon={<Trash2 aria-hidden="true" className="size-4" />}
              >
                Remove{chosen.length > 0 && ` ${chosen.length}`}
              </Button>
            </div>
          </>
        )}
      </div>
      <div className="@container">
        <ul className="grid grid-cols-2 gap-2 @lg:grid-cols-3 @2xl:grid-cols-4 @2xl:gap-3 @4xl:grid-cols-5">
          {items.map((item, i) => (
            <li key={item.productid}>
              <FavouriteCard
                favourite={item}
                priority={i < 4}
                ticked={ticked === null ? undefined : chosen.includes(item.productid)}
                onTick={(on) => tick(item.productid, on)}
                onRemove={() => void remove([item.productid])}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
