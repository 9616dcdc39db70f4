import { formatCount } from '@sgb/money/format.ts';
import { SortSelect } from '../../shared/lists/sort-select.tsx';

interface GoodsToolbarProps {
  total: number | undefined;
  /** Said after the number. */
  note?: string;
  search: URLSearchParams;
  onSort: (sort: string) => void;
}

export function GoodsToolbar({ total, note, search, onSort }: GoodsToolbarProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p aria-live="polite" className="min-h-5 text-ink-soft text-sm">
        {total !== undefined && (
          <>
            <span>
              {formatCount(total)} {total === 1 ? 'product' : 'products'}
            </span>
            {note && <span className="block">{note}</span>}
          </>
        )}
      </p>
      <SortSelect search={search} onSort={onSort} className="w-48 shrink-0 lg:w-52" />
    </div>
  );
}
