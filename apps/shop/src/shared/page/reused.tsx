import { createContext, type ReactNode, use } from 'react';

/** Of one rendering: what the server rendered for other pages already. */
export interface Reuse {
  /** Where the part belongs, and whether it has been rendered before. */
  place(part: string): { readonly mark: ReactNode; readonly known: boolean };
}

/** Null where nothing is reused: in browsers, and for whoever is logged in. */
export const ReuseContext = createContext<Reuse | null>(null);

/** A name of what is drawn from these facts alone. Browsers reuse nothing, and need none. */
export function drawnFrom(part: string, facts: unknown): string | undefined {
  return import.meta.env.SSR ? `${part} ${JSON.stringify(facts)}` : undefined;
}

interface ReusedProps {
  /** Names everything that the part looks different for; undefined renders it anew. */
  as: string | undefined;
  children: ReactNode;
}

/**
 * A part that looks the same on many pages of guests: the server renders it once and puts its HTML into the others. The
 * browser takes it over like everything else, so both have the same places here, or ids inside would differ. What comes
 * before everything else asks the head for a preload, which is not part of its HTML: it is not reused, nor is what has
 * ids, unless they are part of the name.
 */
export function Reused({ as, children }: ReusedProps) {
  const reuse = import.meta.env.SSR ? use(ReuseContext) : null;
  const place = as === undefined ? undefined : reuse?.place(as);
  return (
    <>
      {place?.mark}
      {place?.known ? null : children}
      {place?.known ? null : place?.mark}
    </>
  );
}
