import { isTooLong } from '@sgb/contract/keyword.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { query } from '../api/api.ts';
import { isLink } from './keyword.ts';

const restMs = 150;
const none: readonly string[] = [];

/** The text once typing has rested. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** What the shopper may be about to type. A question that is overtaken by the next one is called back. */
export function useSuggestions(typed: string): readonly string[] {
  const ask = (text: string) => text !== '' && !isLink(text) && !isTooLong(text);
  const keyword = useRested(typed.trim());
  const { data } = useQuery({
    ...query('GET /api/search/keywordSearch', { keyword }),
    enabled: ask(keyword),
    placeholderData: keepPreviousData,
  });
  return (ask(typed.trim()) && data?.items.map((item) => item.keyword)) || none;
}
