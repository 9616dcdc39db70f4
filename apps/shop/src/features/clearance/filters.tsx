import { sortOptions } from '@sgb/contract/catalogue.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Select } from '@sgb/ui/select.tsx';
import { conditionWords } from './words.ts';

/** The address uses the API's words, so that what the API refuses is named as the shopper wrote it. */
export const params = ['categoryId', 'condition', 'minPriceCents', 'maxPriceCents', 'sort', 'page'] as const;
export type Changes = Partial<Record<(typeof params)[number], string>>;

const any = { value: '', label: 'Any condition' };
const conditions = [any, ...Object.entries(conditionWords).map(([code, { label }]) => ({ value: code, label }))];

/** Whole cents from and to; '' is open. */
const bands = [
  { value: '-', label: 'Any price' },
  { value: '-9999', label: `Under ${formatRand(100_00)}` },
  { value: '10000-29999', label: `${formatRand(100_00)} to ${formatRand(300_00)}` },
  { value: '30000-59999', label: `${formatRand(300_00)} to ${formatRand(600_00)}` },
  { value: '60000-', label: `${formatRand(600_00)} and more` },
];

const orders = [4, 2, 3].flatMap((code) => sortOptions.filter((option) => option.code === code));
const newest = '4';

interface FiltersProps {
  search: URLSearchParams;
  onChange: (changes: Changes) => void;
}

/** Three pickers: what it may look like, what it may cost, what comes first. */
export function Filters({ search, onChange }: FiltersProps) {
  const band = `${search.get('minPriceCents') ?? ''}-${search.get('maxPriceCents') ?? ''}`;
  const own = bands.some(({ value }) => value === band) ? [] : [{ value: band, label: 'Your price range' }];
  return (
    <div className="grid grid-cols-2 gap-2 md:flex">
      <Select
        aria-label="Condition"
        className="md:w-44"
        options={conditions}
        value={search.get('condition') ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ condition: value })}
      />
      <Select
        aria-label="Price"
        className="md:w-44"
        options={[...bands, ...own]}
        value={band}
        onChange={({ currentTarget: { value } }) => {
          const [minPriceCents = '', maxPriceCents = ''] = value.split('-');
          onChange({ minPriceCents, maxPriceCents });
        }}
      />
      <Select
        aria-label="Sort by"
        className="max-md:col-span-2 md:w-48"
        options={orders.map(({ code, label }) => ({ value: String(code), label }))}
        value={search.get('sort') ?? newest}
        onChange={({ currentTarget: { value } }) => onChange({ sort: value === newest ? '' : value })}
      />
    </div>
  );
}
