import { cx } from '@sgb/ui/cx.ts';
import { Search } from 'lucide-react';
import { to } from '../links/links.ts';
import { Link } from '../links/router-link.tsx';
import { panelLook } from '../page/popover.tsx';
import { HotWords } from './hot-words.tsx';
import { useSearchHistory } from './search-history.ts';
import { SearchHistory } from './search-history-list.tsx';
import { matchParts } from './suggestions.ts';

interface SearchPanelProps {
  listId: string;
  suggestions: readonly string[];
  typed: string;
  active: number;
  onPick: (keyword: string) => void;
  asPage: boolean;
}

const place = 'absolute inset-x-0 top-full z-10 animate-fade-in p-2 lg:mt-1';

/** What opens below the search field; loaded when the field is first used. */
export default function SearchPanel({ suggestions, typed, asPage, ...list }: SearchPanelProps) {
  if (suggestions.length > 0) {
    return <Suggestions {...list} suggestions={suggestions} typed={typed} className={panelClass(asPage)} />;
  }
  return typed.trim() || asPage ? null : <Ideas className={panelClass(false)} />;
}

function panelClass(asPage: boolean): string {
  return cx(panelLook, place, asPage ? 'mt-1' : 'max-lg:rounded-t-none');
}

type SuggestionsProps = Omit<SearchPanelProps, 'asPage'> & { className: string };

function Suggestions({ listId, suggestions, typed, active, onPick, className }: SuggestionsProps) {
  return (
    <div id={listId} role="listbox" aria-label="Suggestions" className={className}>
      {suggestions.map((suggestion, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys of its list
        <div
          key={suggestion}
          id={listId + i}
          role="option"
          tabIndex={-1}
          aria-selected={i === active}
          onClick={() => onPick(suggestion)}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 text-sm hover:bg-sunk aria-selected:bg-brand-soft lg:min-h-9"
        >
          <Search aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
          <bdi className="min-w-0 truncate font-semibold">
            {matchParts(suggestion, typed).map((part, at) =>
              part.typed ? (
                <span key={at} className="font-normal text-ink-soft">
                  {part.text}
                </span>
              ) : (
                part.text
              ),
            )}
          </bdi>
        </div>
      ))}
    </div>
  );
}

/** Before anything is typed. It follows the field in tab order. */
function Ideas({ className }: { className: string }) {
  const history = useSearchHistory();
  return (
    <div className={className}>
      {history.length > 0 && <SearchHistory history={history} />}
      <HotWords className="p-2" />
      <Link to={to.search} className="flex min-h-11 items-center px-2 font-medium text-brand text-sm hover:underline">
        More ways to search
      </Link>
    </div>
  );
}
