import { sortOptions } from '@sgb/contract/catalogue.ts';
import { Select } from '@sgb/ui/select.tsx';

const options = sortOptions.map(({ code, label }) => ({ value: String(code), label }));
const first = String(sortOptions[0].code);

interface SortSelectProps {
  search: URLSearchParams;
  /** Gets '' for the first order, which needs no word in the address. */
  onSort: (sort: string) => void;
  className?: string;
}

/** The five orders of a list. */
export function SortSelect({ search, onSort, className }: SortSelectProps) {
  return (
    <Select
      aria-label="Sort by"
      {...(className && { className })}
      options={options}
      value={search.get('sort') ?? first}
      onChange={({ currentTarget: { value } }) => onSort(value === first ? '' : value)}
    />
  );
}
