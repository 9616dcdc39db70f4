function addressOf(path: string, ticket: string | undefined): string {
  return ticket ? `${path}?ticket=${encodeURIComponent(ticket)}` : path;
}

/** What service does while it sees the shop as somebody is none of that person's doing: it is not counted. */
const isLooking = (ticket: string | undefined): boolean => ticket?.startsWith('see-') ?? false;

/** With cookies, unlike all other calls: the visitor's number is one. It arrives even if the page is left meanwhile. */
export function send(path: string, ticket: string | undefined, body: unknown): Promise<Response> {
  if (isLooking(ticket)) return Promise.reject(new Error('who only looks is not counted'));
  return fetch(addressOf(path, ticket), {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** What a page says on its way out; says whether the browser took it. */
export function sendLast(path: string, ticket: string | undefined, body: unknown): boolean {
  if (isLooking(ticket)) return true;
  return navigator.sendBeacon(addressOf(path, ticket), new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
