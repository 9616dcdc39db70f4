import { type Taken, takeTickets, ticketPattern } from '@sgb/contract/ticket-address.ts';
import { addDays } from '@sgb/contract/time.ts';

interface Asked {
  readonly url: string;
  /** The session that the browser has, if any. */
  readonly ticket: string | undefined;
}

export interface HandOver {
  /** Where the browser goes on, without any ticket in the address. */
  readonly to: string;
  /** The session that it takes along; null where it has one, or was handed nothing that looks like one. */
  readonly ticket: string | null;
}

const isLogin = (url: string) => /^\/shop\/(login|register)/.test(url);

/** A page of ours that the login was to lead back to. */
function pageWithin({ within }: Taken, publicUrl: string): string | null {
  if (within === null || !URL.canParse(within, publicUrl)) return null;
  const { origin, pathname, search } = new URL(within, publicUrl);
  const ours = origin === new URL(publicUrl).origin && pathname.startsWith('/shop/') && !isLogin(pathname);
  return ours ? pathname + search : null;
}

/**
 * A page whose address brings a ticket along is never made, so that the ticket stands in no page, no cache and no address
 * of another one: the browser is led on without it, and with a session where it has none (docs/decisions/0016). A login
 * page takes no ticket of its own; one in the page that it would lead back to opens that page.
 */
export function handOver({ url, ticket: had }: Asked, publicUrl: string): HandOver | null {
  if (!url.includes('?')) return null;
  const taken = takeTickets(url);
  if (taken.address === url) return null;
  const { ticket } = taken;
  const page = isLogin(url) ? pageWithin(taken, publicUrl) : taken.address;
  const opens = had === undefined && page !== null && ticket !== null && ticketPattern.test(ticket);
  return opens ? { to: page, ticket } : { to: taken.address, ticket: null };
}

/** The cookies that a login writes (shared/session/session.ts); scripts read them, and only pages do here. */
export function sessionCookies(ticket: string, now: Date, secure: boolean): string[] {
  const rest = `; path=/; SameSite=Lax; expires=${addDays(now, 1).toUTCString()}${secure ? '; Secure' : ''}`;
  return [`ticket=${ticket}${rest}`, `userid=0${rest}`];
}
