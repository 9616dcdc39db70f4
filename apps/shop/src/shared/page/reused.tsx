import { createContext, type ReactNode, use } from 'react';

/** Of one rendering: what the server rendered for other pages already. */
export interface Reuse {
  /** Where the part belongs, whether it has been rendered before, and if not, what stands in for its words. */
  place(part: string, words: readonly string[]): Place;
}

export interface Place {
  readonly mark: ReactNode;
  readonly known: boolean;
  readonly standIns: readonly string[];
}

/** Null where nothing is reused: in browsers, and for whoever is logged in. */
export const ReuseContext = createContext<Reuse | null>(null);

/** A name of what is drawn from these facts alone. Browsers reuse nothing, and need none. */
export function drawnFrom(part: string, facts: unknown): string | undefined {
  return import.meta.env.SSR ? `${part} ${JSON.stringify(facts)}` : undefined;
}

const noWords: readonly string[] = [];

type ReusedProps = {
  /** Names everything that the part looks different for; undefined renders it anew. */
  as: string | undefined;
} & (
  | { children: ReactNode }
  | {
      /**
       * What differs from page to page and is only shown, never looked at: the part is rendered once with others in their
       * place. A part with an empty one is rendered anew, because nothing is written where a text is empty.
       */
      words: readonly string[];
      children: (...words: readonly string[]) => ReactNode;
    }
);

/**
 * A part that looks the same on many pages of guests: the server renders it once and puts its HTML into the others. The
 * browser takes it over like everything else, so both have the same places here, or ids inside would differ. What comes
 * before everything else asks the head for a preload, which is not part of its HTML: it is not reused, nor is what has
 * ids, unless they are part of the name or words.
 */
export function Reused(props: ReusedProps) {
  const reuse = import.meta.env.SSR ? use(ReuseContext) : null;
  const words = 'words' in props ? props.words : noWords;
  const place = props.as === undefined || words.includes('') ? undefined : reuse?.place(props.as, words);
  if (place?.known) return place.mark;
  return (
    <>
      {place?.mark}
      {'words' in props ? props.children(...(place?.standIns ?? words)) : props.children}
      {place?.mark}
    </>
  );
}
