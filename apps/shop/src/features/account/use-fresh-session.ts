import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { query, useApi } from '../../shared/api/api.ts';
import { forgetAnswers } from '../../shared/offline/forget.ts';
import { forgetTicket, readTicket } from '../../shared/session/session.ts';
import { clearAllSlots } from '../../shared/session/slots.ts';

/** The product document: entering a login or register page logs out and clears all that was stored. */
export function useFreshSession(): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (readTicket()) {
      // The call takes the ticket with it before it is forgotten. Whether it arrives is of no matter here.
      api.call('GET /api/user/logout', {}).catch(() => undefined);
      forgetTicket();
      queryClient.resetQueries({ queryKey: query('GET /api/user/logininfo', {}).queryKey });
    }
    clearAllSlots();
    void forgetAnswers();
  }, [api, queryClient]);
}
