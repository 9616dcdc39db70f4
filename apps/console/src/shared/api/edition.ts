import { Refused } from '@sgb/contract/client.ts';
import { editingCalls } from '@sgb/contract/edited-things.ts';
import { createContext, useContext } from 'react';

/** In which edition the row was read that the forms in here edit; undefined where none is open. */
export const EditionContext = createContext<number | undefined>(undefined);

/** The edition that an answer was read in. */
export const editionIn = (answer: object | undefined): number => (answer as { edition?: number })?.edition ?? 0;

/** What a call that edits is sent beside what was typed: nobody saves over what they have not seen. */
export function useEdition(name: string) {
  const edition = useContext(EditionContext);
  return {
    sent: editingCalls.has(name) ? { edition: edition ?? 0 } : {},
    /** The open row says itself that a colleague was quicker, and what they did. */
    isTold: (error: Error) => edition !== undefined && isStale(error),
  };
}

/** A thing, a setting, the words of a message: somebody else changed it after it was opened. */
const stale: readonly number[] = [3000422, 3000412, 3000476];

/** A colleague was quicker: the message says who, and when. */
export const isStale = (error: unknown): error is Refused => error instanceof Refused && stale.includes(error.status);
