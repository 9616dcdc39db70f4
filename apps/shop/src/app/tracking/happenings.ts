/** One visit of one page. */
export interface View {
  readonly page: string;
  readonly address: string;
  /** The page before. */
  readonly refer: string;
  /** The position that led here. */
  readonly refSpm: string;
}

interface Click {
  readonly view: View;
  readonly spm: string;
  readonly value: string;
}

export type Happening = { readonly view: View } | { readonly click: Click };

let listener: ((happening: Happening) => void) | undefined;
let early: Happening[] = [];

/** Whoever listens may come late: what happened before is kept for it. */
export function happened(happening: Happening): void {
  if (listener) listener(happening);
  else early.push(happening);
}

export function listen(next: (happening: Happening) => void): void {
  listener = next;
  const missed = early;
  early = [];
  missed.forEach(next);
}

/** Counting must never disturb the page. */
export function quietly(work: () => void): void {
  try {
    work();
  } catch (error) {
    console.info('Counting failed.', error);
  }
}
