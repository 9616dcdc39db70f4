import { readTicket } from '../session/session.ts';

export function uploadAddress(query: Record<string, string | number>, path = '/api/upload/file'): string {
  const all = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const ticket = readTicket();
  if (ticket) all.set('ticket', ticket);
  return `${path}?${all}`;
}

/** Nobody needs what has arrived of it. If this is not heard, the shop finds out by itself. */
export function giveUp(fileName: string): void {
  void fetch(uploadAddress({}, '/api/upload/remove'), {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fileName }),
  }).catch(() => undefined);
}
