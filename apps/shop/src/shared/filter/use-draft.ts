import { type FormEvent, useState } from 'react';
import { type FilterValues, priceProblem, typedRand } from './filter.ts';

export interface FilterDraft {
  readonly values: FilterValues;
  /** Why the prices cannot be asked for. */
  readonly problem: string | null;
  /** Half-typed prices wait for `submit`. */
  type(changes: Partial<FilterValues>): void;
  choose(changes: Partial<FilterValues>): void;
  submit(event?: FormEvent): void;
}

interface DraftOptions {
  /** With room beside the list, a choice is applied at once; in a sheet all of them together. */
  readonly instant?: boolean;
}

/** What somebody is choosing, until it is applied. */
export function useDraft(
  values: FilterValues,
  onApply: (values: FilterValues) => void,
  { instant = false }: DraftOptions = {},
): FilterDraft {
  const [draft, setDraft] = useState(values);
  const [problem, setProblem] = useState<string | null>(null);
  const [seen, setSeen] = useState(values);
  // The address is the truth: a chip taken away or the back button changes what is ticked here.
  if (JSON.stringify(seen) !== JSON.stringify(values)) {
    setSeen(values);
    setDraft(values);
    setProblem(null);
  }
  return {
    values: draft,
    problem,
    type: (changes) => setDraft({ ...draft, ...changes }),
    choose(changes) {
      setDraft({ ...draft, ...changes });
      // Half-typed prices are not part of a choice made elsewhere.
      if (instant) onApply({ ...values, ...changes });
    },
    submit(event) {
      event?.preventDefault();
      const wanted = { ...draft, minPrice: typedRand(draft.minPrice), maxPrice: typedRand(draft.maxPrice) };
      const found = priceProblem(wanted.minPrice, wanted.maxPrice);
      setProblem(found);
      if (!found) onApply(wanted);
    },
  };
}
