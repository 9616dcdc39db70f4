import { Input } from '@sgb/ui/field.tsx';
import { type ReactNode, useId } from 'react';
import { FacetGroups } from './facet-groups.tsx';
import { type FilterOption, filterOptions, type Subject } from './filter.ts';
import type { FilterDraft } from './use-draft.ts';

interface FilterFormProps {
  form: FilterDraft;
  subject: Subject;
  /** Set when the submit button stands outside the form. */
  formId?: string;
  /** Below the price fields. */
  priceButton?: ReactNode;
  /** Whether colours, sizes and materials are in sight from the start. */
  open?: boolean;
}

const groups = [
  { param: 'moq', title: 'Minimum order' },
  { param: 'stock', title: 'Where it is' },
  { param: 'special', title: 'Special goods' },
  { param: 'rating', title: 'Rating' },
] as const;

export function FilterForm({ form, subject, formId, priceButton, open = false }: FilterFormProps) {
  const problemId = useId();
  const { values, problem } = form;
  return (
    <form id={formId} onSubmit={form.submit} noValidate className="flex flex-col gap-5">
      <fieldset>
        <legend className="mb-1 font-semibold text-sm">Price in rand</legend>
        <div className="flex items-center gap-2">
          <Input
            aria-invalid={problem ? true : undefined}
            aria-describedby={problemId}
            aria-label="Lowest price in rand"
            inputMode="decimal"
            placeholder="Min"
            value={values.minPrice}
            onChange={(event) => form.type({ minPrice: event.currentTarget.value })}
          />
          <span aria-hidden="true">–</span>
          <Input
            aria-invalid={problem ? true : undefined}
            aria-describedby={problemId}
            aria-label="Highest price in rand"
            inputMode="decimal"
            placeholder="Max"
            value={values.maxPrice}
            onChange={(event) => form.type({ maxPrice: event.currentTarget.value })}
          />
        </div>
        <p id={problemId} aria-live="polite" className="text-danger text-sm">
          {problem}
        </p>
        {priceButton}
      </fieldset>
      <FacetGroups form={form} subject={subject} open={open} />
      {groups.map(({ param, title }) => (
        <Choice
          key={param}
          title={title}
          options={filterOptions[param]}
          value={values[param]}
          onChange={(value) => form.choose({ [param]: value })}
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
