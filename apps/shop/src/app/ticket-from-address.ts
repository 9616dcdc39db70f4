import { takeTickets, ticketPattern } from '@sgb/contract/ticket-address.ts';
import { keepTicket, readTicket } from '../shared/session/session.ts';
import { isLogin } from './visit.ts';

/**
 * A ticket in an address, as other programs of ours hand it on, becomes the session of a browser that has none; one
 * that is there is never replaced (docs/decisions/0016). The server does the same before it makes a page: this is for pages
 * that this device kept. Says whether the page must be loaded anew.
 */
export function takeTicketFromAddress(): boolean {
  const { address, ticket } = takeTickets(location.href);
  if (address === location.href) return false;
  history.replaceState(history.state, '', address);
  if (readTicket() || ticket === null || !ticketPattern.test(ticket) || isLogin(location.pathname)) return false;
  keepTicket(ticket, 0);
  location.replace(address);
  return true;
}
