import { Button } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { controlClass } from '@sgb/ui/field.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useState } from 'react';
import { SavedViews } from './saved-views.tsx';
import { useKeys } from './use-keys.ts';
import { toggled, type View } from './use-view.ts';

export interface Filter {
  readonly name: string;
  readonly label: string;
  /** The first one is what an address without it means. Left out: something is typed. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** What is typed is a day. */
  readonly day?: true;
}

interface ToolbarProps {
  readonly view: View;
  readonly filters: readonly Filter[];
  readonly columns: readonly { readonly key: string; readonly title: string }[];
  readonly onSave: () => void;
}

const help = [
  ['j, k', 'down, up'],
  ['Enter', 'open'],
  ['x', 'tick'],
  ['Ctrl K', 'find anything'],
  ['?', 'this help'],
] as const;

export function Toolbar({ view, filters, columns, onSave }: ToolbarProps) {
  const [helping, setHelping] = useState(false);
  const [narrowing, setNarrowing] = useState(false);
  // On a phone many of them would leave no room for the list.
  const folds = filters.length > 2;
  const used = filters.filter(({ name }) => view.get(name) !== null).length;
  useKeys({ '?': () => setHelping(true) });
  function showColumn(key: string) {
    view.set({ hide: [...toggled(view.hidden, key)].join('.'), page: String(view.page) });
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      {folds && (
        <Button
          variant="secondary"
          size="sm"
          className="sm:hidden"
          aria-expanded={narrowing}
          onClick={() => setNarrowing(!narrowing)}
        >
          {used > 0 ? `Filters (${used})` : 'Filters'}
        </Button>
      )}
      {filters.map((filter) => (
        <div
          key={filter.name}
          className={cx('flex flex-col gap-1 text-ink-soft text-xs', folds && !narrowing && 'max-sm:hidden')}
        >
          <label htmlFor={`filter-${filter.name}`}>{filter.label}</label>
          <FilterControl id={`filter-${filter.name}`} filter={filter} view={view} />
        </div>
      ))}
      <span className="flex-1" />
      <SavedViews />
      <details className="relative text-sm">
        <summary className="min-h-9 cursor-pointer rounded-control border border-line px-3 py-2">Columns</summary>
        <div className="absolute right-0 z-10 mt-1 flex w-48 flex-col gap-2 rounded-card border border-line bg-card p-3 shadow-soft">
          {columns.map(({ key, title }) => (
            <label key={key} className="flex items-center gap-2">
              <input
                type="checkbox"
                checked={!view.hidden.has(key)}
                onChange={() => showColumn(key)}
                className="size-4 accent-brand"
              />
              {title}
            </label>
          ))}
        </div>
      </details>
      <Button variant="secondary" size="sm" onClick={onSave}>
        CSV
      </Button>
      <Sheet open={helping} onOpenChange={setHelping} title="Keys" width="sm">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
          {help.map(([key, words]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded border border-line bg-sunk px-1.5 py-0.5">{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </div>
  );
}

const filterClass = `${controlClass} min-h-9! w-auto! text-sm!`;

interface FilterControlProps {
  readonly id: string;
  readonly filter: Filter;
  readonly view: View;
}

function FilterControl({ id, filter: { name, options, day }, view }: FilterControlProps) {
  const chosen = view.get(name);
  if (!options)
    return (
      <input
        key={chosen}
        id={id}
        type={day ? 'date' : 'search'}
        defaultValue={chosen ?? ''}
        maxLength={60}
        onBlur={({ target }) => target.value.trim() !== (chosen ?? '') && view.set({ [name]: target.value.trim() })}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className={filterClass}
      />
    );
  const first = options[0]?.value;
  return (
    <select
      id={id}
      value={chosen ?? first}
      onChange={({ target }) => view.set({ [name]: target.value === first ? null : target.value })}
      className={filterClass}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
