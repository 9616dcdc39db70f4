import { useSyncExternalStore } from 'react';

/** A packed parcel that stands with others of its line until they leave. */
export interface Gathered {
  readonly id: number;
  readonly number: string;
  readonly line: string;
}

const place = 'sgb-gathered';
const listeners = new Set<() => void>();
const none: readonly Gathered[] = [];
let last = { text: '', rows: none };

function read(): readonly Gathered[] {
  const text = localStorage.getItem(place) ?? '';
  if (text === last.text) return last.rows;
  try {
    last = { text, rows: JSON.parse(text) as Gathered[] };
  } catch {
    last = { text, rows: none };
  }
  return last.rows;
}

function write(rows: readonly Gathered[]): void {
  localStorage.setItem(place, JSON.stringify(rows));
  for (const tell of listeners) tell();
}

const without = (numbers: readonly string[]) => read().filter(({ number }) => !numbers.includes(number));

export const gather = (one: Gathered): void => write([...without([one.number]), one]);
export const putAway = (numbers: readonly string[]): void => write(without(numbers));

/** Kept on the device: whoever closes the page finds them again. */
export const useGathered = (): readonly Gathered[] =>
  useSyncExternalStore((tell) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  }, read);
