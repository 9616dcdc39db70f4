const name = 'staffticket';

/**
 * The server reads it to decide which program it sends. It is sent with nothing else: its path is the console's own, and no
 * page of another site makes a browser send it. It ends with the browser.
 */
function write(value: string, more = ''): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers of our offices
  document.cookie = `${name}=${value}; path=/console/; SameSite=Strict${secure}${more}`;
}

export function readTicket(): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || undefined;
}

export const keepTicket = (ticket: string): void => write(ticket);
export const forgetTicket = (): void => write('', '; max-age=0');
