function addressOf(path: string, ticket: string | undefined): string {
  return ticket ? `${path}?ticket=${encodeURIComponent(ticket)}` : path;
}

/** With cookies, unlike all other calls: the visitor's number is one. It arrives even if the page is left meanwhile. */
export function send(path: string, ticket: string | undefined, body: unknown): Promise<Response> {
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
  return navigator.sendBeacon(addressOf(path, ticket), new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
