import type { App } from '../../../platform/app.ts';

/**
 * An address that is open for hours ends up in more places than one that is asked once. So the ticket of a stream is
 * not the session's: it opens nothing but a stream, for a minute, and only while the session lives.
 */
export interface StreamTicket {
  readonly accountId: number;
  readonly ticketHash: Buffer;
}

const lifeMs = 60_000;
const context = 'chat stream';

export function makeStreamTicket({ vault, clock }: Pick<App, 'vault' | 'clock'>, who: StreamTicket): string {
  const until = clock.now().getTime() + lifeMs;
  const text = JSON.stringify([who.accountId, who.ticketHash.toString('base64url'), until]);
  const { keyId, bytes } = vault.seal(text, context);
  return `${keyId}.${bytes.toString('base64url')}`;
}

/** Null for one that is old, changed, or not ours. */
export function readStreamTicket({ vault, clock }: Pick<App, 'vault' | 'clock'>, ticket: unknown): StreamTicket | null {
  if (typeof ticket !== 'string' || ticket.length > 600) return null;
  const dot = ticket.lastIndexOf('.');
  try {
    const sealed = { keyId: ticket.slice(0, dot), bytes: Buffer.from(ticket.slice(dot + 1), 'base64url') };
    const [accountId, hash, until] = JSON.parse(vault.open(sealed, context)) as [number, string, number];
    return until > clock.now().getTime() ? { accountId, ticketHash: Buffer.from(hash, 'base64url') } : null;
  } catch {
    return null;
  }
}
