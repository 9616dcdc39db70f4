import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { query, useApi } from '../../shared/api/api.ts';
import { forgetAnswers } from '../../shared/offline/forget.ts';
import { waitingPlace, wishesPlace } from '../../shared/session/places.ts';
import { forgetTicket, readTicket } from '../../shared/session/session.ts';
import { clearStored, readSlots } from '../../shared/session/slots.ts';
import { carried, type Entry, entryIn } from './entry.ts';

/**
 * The product document: entering a login or register page logs out and clears all that was stored. What leads on from
 * here (where to go back to, who invited, where somebody came from) stays in the address; and what was sent and never
 * answered stays known, because a lost line leads here, and sent again it must not happen twice.
 */
export function useFreshSession(): Entry {
  const api = useApi();
  const queryClient = useQueryClient();
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    const kept = readSlots();
    if (readTicket()) {
      // The call takes the ticket with it before it is forgotten. Whether it arrives is of no matter here.
      api.call('GET /api/user/logout', {}).catch(() => undefined);
      forgetTicket();
      queryClient.resetQueries({ queryKey: query('GET /api/user/logininfo', {}).queryKey });
    }
    clearStored([wishesPlace, waitingPlace]);
    void forgetAnswers();
    setSearch((before) => carried(before, kept, Date.now()), { replace: true, preventScrollReset: true });
  }, [api, queryClient, setSearch]);
  return entryIn(search);
}
