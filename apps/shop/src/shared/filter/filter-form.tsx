import { Input } from '@sgb/ui/field.tsx';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type FilterOption, type FilterValues, filterOptions, priceProblem, typedRand } from './filter.ts';

interface FilterFormProps {
  values: FilterValues;
  onApply: (values: FilterValues) => void;
  /** With room beside the list, a choice is applied at once; in a sheet all of them together. */
  instant?: boolean;
  /** Set when the submit button stands outside the form. */
  formId?: string;
  /** Below the price fields. */
  priceButton?: ReactNode;
}

const groups = [
  { param: 'moq', title: 'Minimum order' },
  { param: 'stock', title: 'Where it is' },
  { param: 'special', title: 'Special goods' },
  { param: 'rating', title: 'Rating' },
] as const;

export function FilterForm({ values, onApply, instant = false, formId, priceButton }: FilterFormProps) {
  const problemId = useId();
  const [draft, setDraft] = useState(values);
  const [problem, setProblem] = useState<string | null>(null);
  const [seen, setSeen] = useState(values);
  // The address is the truth: a chip taken away or the back button changes what is ticked here.
  if (JSON.stringify(seen) !== JSON.stringify(values)) {
    setSeen(values);
    setDraft(values);
    setProblem(null);
  }

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const wanted = { ...draft, minPrice: typedRand(draft.minPrice), maxPrice: typedRand(draft.maxPrice) };
    const found = priceProblem(wanted.minPrice, wanted.maxPrice);
    setProblem(found);
    if (!found) onApply(wanted);
  };
  const choose = (changes: Partial<FilterValues>) => {
    setDraft({ ...draft, ...changes });
    // Half-typed prices are not part of a choice made elsewhere.
    if (instant) onApply({ ...values, ...changes });
  };

  return (
    <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <fieldset>
        <legend className="mb-1 font-semibold text-sm">Price in rand</legend>
        <div className="flex items-center gap-2">
          <Input
            aria-invalid={problem ? true : undefined}
            aria-describedby={problemId}
            aria-label="Lowest price in rand"
            inputMode="decimal"
            placeholder="Min"
            value={draft.minPrice}
            onChange={(event) => setDraft({ ...draft, minPrice: event.currentTarget.value })}
          />
          <span aria-hidden="true">–</span>
          <Input
            aria-invalid={problem ? true : undefined}
            aria-describedby={problemId}
            aria-label="Highest price in rand"
            inputMode="decimal"
            placeholder="Max"
            value={draft.maxPrice}
            onChange={(event) => setDraft({ ...draft, maxPrice: event.currentTarget.value })}
          />
        </div>
        <p id={problemId} aria-live="polite" className="text-danger text-sm">
          {problem}
        </p>
        {priceButton}
      </fieldset>
      {groups.map(({ param, title }) => (
        <Choice
          key={param}
          title={title}
          options={filterOptions[param]}
          value={draft[param]}
          onChange={(value) => choose({ [param]: value })}
        />
      ))}
    </form>
  );
}

interface ChoiceProps {
  title: string;
  options: readonly FilterOption[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ title, options, value, onChange }: ChoiceProps) {
  const name = useId();
  const all = [{ value: '', label: 'Any' }, ...options];
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">{title}</legend>
      {all.map((option) => (
        <label key={option.value} className="flex min-h-11 items-center gap-3 text-sm md:min-h-8">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="size-5 accent-brand md:size-4"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
