import { useQueryClient } from '@tanstack/react-query';
import { query } from '../../shared/api/api.ts';
import { forgetAnswers } from '../../shared/offline/forget.ts';
import { forgetTicket } from '../../shared/session/session.ts';
import { clearStored } from '../../shared/session/slots.ts';

/** Ends the session here and on the server, and leaves nothing of the shopper in this browser. */
export function useLogout(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    try {
      await queryClient.fetchQuery({ ...query('GET /api/user/logout', {}), staleTime: 0 });
    } catch {
      // Without the ticket the session is out of reach from here, and on the server it ends by itself.
    }
    forgetTicket();
    clearStored();
    await forgetAnswers();
    queryClient.clear();
    // The page that comes next would keep where this shopper was last.
    document.head.append(Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' }));
    location.assign('/shop/');
  };
}
