import type { Readable } from 'node:stream';

/** A part of a file: both ends are bytes that belong to it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where bytes lie that people gave us: a disk, or an object store with the same four verbs. Keys are ours alone
 * (`isKey`); nothing a person sent is ever part of one.
 */
export interface FileStore {
  /** All or nothing: whoever reads the key sees the whole body or none. Says how many bytes it wrote. */
  put(key: string, body: AsyncIterable<Uint8Array>): Promise<number>;
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Its length, or null when there is none. */
  size(key: string): Promise<number | null>;
  /** Harmless when there is none. */
  delete(key: string): Promise<void>;
}

const keyShape = /^[a-z0-9-]{8,64}(?:\.[a-z0-9]{1,16})?$/;

/** A random name, perhaps with a word behind a dot: no slash, no '..', nothing that a path could be broken with. */
export function isKey(text: string): boolean {
  return keyShape.test(text);
}
