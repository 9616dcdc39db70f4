/** A picture to share: what it is about, until when, what it costs, and a code that leads there. No personal data. */
export interface Card {
  readonly shape: CardShape;
  /** Small, above the title. */
  readonly kicker: string;
  readonly title: string;
  /** What stands there where nothing of the title can be written. */
  readonly untitled: string;
  readonly subtitle: string;
  /** How long it lasts, in a few words. */
  readonly until: string;
  readonly prices: readonly { readonly label: string; readonly price: string }[];
  /** What the code leads to. */
  readonly link: string;
  readonly picture: Uint8Array | null;
  /** Below the code; left out: 'Scan to join'. */
  readonly scan?: string;
}

export const cardShapes = { square: [1080, 1080], tall: [1080, 1920] } as const;
export type CardShape = keyof typeof cardShapes;
