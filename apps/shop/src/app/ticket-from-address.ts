import { keepTicket, readTicket } from '../shared/session/session.ts';
import { isLogin } from './visit.ts';

/**
 * A ticket in an address, as other programs of ours hand it on, becomes the session of a browser that has none; one
 * that is there is never replaced (docs/decisions/0016). Says whether the page must be loaded anew.
 */
export function takeTicketFromAddress(): boolean {
  const address = new URL(location.href);
  const ticket = address.searchParams.get('ticket');
  if (ticket === null) return false;
  address.searchParams.delete('ticket');
  history.replaceState(history.state, '', address);
  if (readTicket() || !/^[\w-]{43}$/.test(ticket) || isLogin(address.pathname)) return false;
  keepTicket(ticket, 0);
  location.replace(address);
  return true;
}
