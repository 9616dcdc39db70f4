import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../api/api.ts';
import { useDebounced } from '../browser/debounced.ts';
import { type FilterValues, facetInput, type Subject } from './filter.ts';

const restMs = 250;

/** The values to choose from, counted anew with every choice; until the new counts come, the old ones stay. */
export function useFacets(subject: Subject, values: FilterValues, enabled = true) {
  const wanted = JSON.stringify(facetInput(subject, values));
  const asked = useDebounced(wanted, restMs);
  const answer = useQuery({
    ...query('GET /api/search/facets', JSON.parse(asked) as ReturnType<typeof facetInput>),
    placeholderData: keepPreviousData,
    enabled,
  });
  return { answer, stale: answer.isPlaceholderData || asked !== wanted };
}
