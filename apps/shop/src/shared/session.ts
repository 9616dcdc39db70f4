const dayMs = 24 * 60 * 60 * 1000;

/** Cookies that the server's rendering reads, too. The API never does: it knows only the ticket parameter. */
function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : undefined;
}

function writeCookie(name: string, value: string, lifeMs: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const expires = new Date(Date.now() + lifeMs).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browsers of many phones here
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; SameSite=Lax; expires=${expires}${secure}`;
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

export type Theme = 'light' | 'dark' | 'system';

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  writeCookie('theme', theme, 3650 * dayMs);
}

export function currentTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}
