import { Refused } from '@sgb/contract/client.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../api/api.ts';
import { productHref } from '../links/link.tsx';
import { searchHref } from './keyword.ts';

/** Follows a pasted link to its product. The server may have to ask the supplier first, which takes seconds. */
export function useLinkSearch(onError: (message: string) => void) {
  const api = useApi();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const asked = useRef<AbortController>(null);

  function giveUp() {
    asked.current?.abort();
    setAsking(false);
  }

  async function follow(link: string) {
    const mine = new AbortController();
    asked.current?.abort();
    asked.current = mine;
    setAsking(true);
    try {
      const { productId } = await api.call('GET /api/search/searchlink', { keyword: link }, mine.signal);
      if (!mine.signal.aborted) await navigate(productHref(productId));
    } catch (error) {
      if (mine.signal.aborted) return;
      // Links of other shops need a login; after it the same link is followed by the results page.
      if (error instanceof Refused && error.http === 401) location.assign(loginHref(`/shop${searchHref(link)}`));
      else onError(error instanceof Error ? error.message : String(error));
    } finally {
      if (asked.current === mine) setAsking(false);
    }
  }

  return { asking, follow, giveUp };
}

function loginHref(origUrl: string): string {
  return `/shop/login?${new URLSearchParams({ origUrl })}`;
}
