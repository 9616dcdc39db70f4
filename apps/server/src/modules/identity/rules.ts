import { createHash } from 'node:crypto';

const day = 24 * 60 * 60 * 1000;

/** A ticket lives one day from its last use. */
export const sessionLife = day;

/** Sliding the end on every request would turn every read into a write; an hour's precision is enough. */
export function shouldSlide(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() < sessionLife - day / 24;
}

export function hashTicket(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}
