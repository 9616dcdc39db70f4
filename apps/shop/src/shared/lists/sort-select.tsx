import { type SortCode, sortOptions } from '@sgb/contract/catalogue.ts';
import { Select } from '@sgb/ui/select.tsx';

const options = sortOptions.map(({ code, label }) => ({ value: String(code), label }));

interface SortSelectProps {
  search: URLSearchParams;
  /** Gets '' for the usual order, which needs no word in the address. */
  onSort: (sort: string) => void;
  usual?: SortCode;
  className?: string;
}

/** The five orders of a list. */
export function SortSelect({ search, onSort, usual = 1, className }: SortSelectProps) {
  return (
    <Select
      aria-label="Sort by"
      {...(className && { className })}
      options={options}
      value={search.get('sort') ?? String(usual)}
      onChange={({ currentTarget: { value } }) => onSort(value === String(usual) ? '' : value)}
    />
  );
}
