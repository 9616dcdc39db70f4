/** How a ticket looks that we gave out. */
export const ticketPattern = /^[\w-]{43}$/;

export interface Taken {
  /** As it may be kept, shown and sent on: without any ticket. The same text where there was none. */
  readonly address: string;
  /** The one that it was handed on with; null where there was none. */
  readonly ticket: string | null;
  /** The page within it that the ticket stood in, without it; null where it stood in the address itself. */
  readonly within: string | null;
}

/** Deeper than this nobody wraps addresses; what is still wrapped then is left out. */
const deepest = 4;

/**
 * Takes tickets out of an address, also of those that stand in its parameters: a page that sends somebody to the login
 * says where they came from.
 */
export function takeTickets(address: string, depth = 0): Taken {
  const [, path = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  if (query === undefined) return { address, ticket: null, within: null };
  let own: string | null = null;
  let nested: { ticket: string; within: string } | null = null;
  let changed = false;
  const kept = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    if (name === 'ticket' || (depth >= deepest && value.includes('?'))) {
      if (name === 'ticket') own ??= value;
      changed = true;
      continue;
    }
    const inner = takeTickets(value, depth + 1);
    if (inner.ticket !== null) nested ??= { ticket: inner.ticket, within: inner.within ?? inner.address };
    changed ||= inner.address !== value;
    kept.append(name, inner.address);
  }
  if (!changed) return { address, ticket: null, within: null };
  const clean = path + (kept.size > 0 ? `?${kept}` : '') + hash;
  return own === null
    ? { address: clean, ticket: nested?.ticket ?? null, within: nested?.within ?? null }
    : { address: clean, ticket: own, within: null };
}
