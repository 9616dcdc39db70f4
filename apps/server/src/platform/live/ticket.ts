import type { App } from '../app.ts';

/**
 * An address that is open for hours ends up in more places than one that is asked once. So the ticket of a stream is
 * not the session's: it opens nothing but a stream about one thing, for a minute, and only while the session lives.
 */
export interface StreamTicket {
  readonly accountId: number;
  readonly ticketHash: Buffer;
  /** Which one of its kind the stream is about: the number of a round; 0 where there is one for a person. */
  readonly about: number;
}

const lifeMs = 60_000;

/** Whose seal fits: a ticket of another kind of stream opens nothing here. */
const contextOf = (kind: string) => `${kind} stream`;

export function makeStreamTicket(
  { vault, clock }: Pick<App, 'vault' | 'clock'>,
  kind: string,
  { accountId, ticketHash, about }: StreamTicket,
): string {
  const until = clock.now().getTime() + lifeMs;
  const text = JSON.stringify([accountId, ticketHash.toString('base64url'), until, about]);
  const { keyId, bytes } = vault.seal(text, contextOf(kind));
  return `${keyId}.${bytes.toString('base64url')}`;
}

/** Null for one that is old, changed, or not ours. */
export function readStreamTicket(
  { vault, clock }: Pick<App, 'vault' | 'clock'>,
  kind: string,
  ticket: unknown,
): StreamTicket | null {
  if (typeof ticket !== 'string' || ticket.length > 600) return null;
  const dot = ticket.lastIndexOf('.');
  try {
    const sealed = { keyId: ticket.slice(0, dot), bytes: Buffer.from(ticket.slice(dot + 1), 'base64url') };
    const [accountId, hash, until, about] = JSON.parse(vault.open(sealed, contextOf(kind))) as [
      number,
      string,
      number,
      number,
    ];
    return until > clock.now().getTime() ? { accountId, ticketHash: Buffer.from(hash, 'base64url'), about } : null;
  } catch {
    return null;
  }
}
