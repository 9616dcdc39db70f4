import { isTooLong } from '@sgb/contract/keyword.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../api/api.ts';
import { useDebounced } from '../browser/debounced.ts';
import { isLink } from './keyword.ts';

const restMs = 150;
const none: readonly string[] = [];

/** What the shopper may be about to type. A question that is overtaken by the next one is called back. */
export function useSuggestions(typed: string): readonly string[] {
  const ask = (text: string) => text !== '' && !isLink(text) && !isTooLong(text);
  const keyword = useDebounced(typed.trim(), restMs);
  const { data } = useQuery({
    ...query('GET /api/search/keywordSearch', { keyword }),
    enabled: ask(keyword),
    placeholderData: keepPreviousData,
  });
  return (ask(typed.trim()) && data?.items.map((item) => item.keyword)) || none;
}
