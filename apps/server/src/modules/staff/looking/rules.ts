import { createHash } from 'node:crypto';

/** A thing of a page as a number of 48 bits: streams of the same one are in one room. */
export const roomOf = (path: string, id: string): number =>
  createHash('sha256').update(`${path}/${id}`).digest().readUIntBE(0, 6);

interface Seen {
  readonly process: string;
  readonly room: number;
  readonly names: readonly string[];
}

export const told = ({ process, room, names }: Seen): string => `${process} ${room} ${names.join(',')}`;

/** What another process told; null for what is no such line. */
export function heard(about: string): Seen | null {
  const [process, room, names = ''] = about.split(' ');
  if (!process || !room || !Number.isSafeInteger(Number(room))) return null;
  return { process, room: Number(room), names: names === '' ? [] : names.split(',') };
}

/** What a process last told holds for so long: one that died tells nothing any more. */
export const freshMs = 75_000;

export interface Elsewhere {
  readonly names: readonly string[];
  readonly at: number;
}

/** Everybody in a room but one, each once, in the order of the alphabet. */
export function othersIn(here: readonly string[], elsewhere: Iterable<Elsewhere>, me: string, now: number): string[] {
  const fresh = [...elsewhere].filter(({ at }) => now - at < freshMs).flatMap(({ names }) => names);
  return [...new Set([...here, ...fresh])].filter((name) => name !== me).sort();
}
