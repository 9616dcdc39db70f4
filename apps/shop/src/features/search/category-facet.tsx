import type { SearchResult } from '@sgb/contract/search.ts';
import { formatCount } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { wordChip } from '../../shared/search/hot-words.tsx';

interface CategoryFacetProps {
  categories: SearchResult['categories'];
  /** The address's search part with this category; '' for all of them. */
  searchFor: (categoryId: string) => string;
}

/** The way up and what lies below, in one list. */
function steps({ trail, options }: SearchResult['categories']) {
  const up = [{ id: 0, name: 'All categories' }, ...trail].map((step, depth, all) => ({
    ...step,
    key: step.id === 0 ? '' : String(step.id),
    depth,
    here: depth === all.length - 1,
  }));
  return { up, below: options.map((option) => ({ ...option, key: String(option.id), depth: up.length })) };
}

const indents = ['', 'pl-2', 'pl-5', 'pl-8', 'pl-11'];
const entry =
  'flex min-h-9 items-center justify-between gap-2 rounded-control px-2 py-1.5 text-sm hover:bg-sunk aria-[current=true]:font-semibold aria-[current=true]:text-brand';

/** Beside the list: where the matches lie. */
export function CategoryFacet({ categories, searchFor }: CategoryFacetProps) {
  const { up, below } = steps(categories);
  return (
    <nav aria-label="Categories">
      <ul>
        {[...up, ...below].map((step) => (
          <li key={step.key} className={indents[step.depth]}>
            <Link
              to={{ search: searchFor(step.key) }}
              preventScrollReset
              aria-current={'here' in step && step.here ? 'true' : undefined}
              className={entry}
            >
              {step.name}
              {'productCount' in step && (
                <span className="font-normal text-ink-soft text-xs tabular-nums">{formatCount(step.productCount)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone: one level down, swiped sideways, and the way back up. */
export function CategoryChips({ categories, searchFor }: CategoryFacetProps) {
  const { up, below } = steps(categories);
  const parent = up.at(-2);
  if (below.length === 0 && !parent) return null;
  return (
    <nav aria-label="Categories">
      <ul className="no-scrollbar -mx-3 flex gap-2 overflow-x-auto px-3 py-0.5">
        {parent && (
          <li>
            <Link
              to={{ search: searchFor(parent.key) }}
              preventScrollReset
              className={cx(wordChip, 'whitespace-nowrap text-brand')}
            >
              <span aria-hidden="true">‹&nbsp;</span>
              {parent.name}
            </Link>
          </li>
        )}
        {below.map(({ key, name, productCount }) => (
          <li key={key}>
            <Link
              to={{ search: searchFor(key) }}
              preventScrollReset
              className={cx(wordChip, 'gap-1.5 whitespace-nowrap')}
            >
              {name}
              <span className="text-ink-soft text-xs tabular-nums">{formatCount(productCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
