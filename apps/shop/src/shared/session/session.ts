import { dayMs } from '@sgb/contract/time.ts';

/** Cookies that the server's rendering reads, too. The API never does: it knows only the ticket parameter. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : undefined;
}

/** Without a life it ends with the browser. */
export function writeCookie(name: string, value: string, lifeMs?: number, path = '/'): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const expires = lifeMs === undefined ? '' : `; expires=${new Date(Date.now() + lifeMs).toUTCString()}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browsers of many phones here
  document.cookie = `${name}=${encodeURIComponent(value)}; path=${path}; SameSite=Lax${expires}${secure}`;
}

export function readTicket(): string | undefined {
  return readCookie('ticket');
}

export function keepTicket(ticket: string, userId: number): void {
  writeCookie('ticket', ticket, dayMs);
  writeCookie('userid', String(userId), dayMs);
}

export function forgetTicket(): void {
  writeCookie('ticket', '', -dayMs);
  writeCookie('userid', '', -dayMs);
}

/** A random number, the same for ten years, that says nothing about the person. */
export function visitorId(): string {
  const known = readCookie('visitorid');
  if (known && /^[0-9a-f]{32}$/.test(known)) return known;
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const made = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  writeCookie('visitorid', made, 3650 * dayMs);
  return made;
}

export function readUserId(): number {
  return Number(readCookie('userid')) || 0;
}

export type Theme = 'light' | 'dark' | 'system';

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  writeCookie('theme', theme, 3650 * dayMs);
}

export function currentTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}
