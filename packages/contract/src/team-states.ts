/** Buying together as plain data: what a team and a place in it can be at. */

export const teamStates = {
  open: 10,
  /** Its pieces are together; more may join until the window ends. */
  reached: 20,
  /** Its window has ended, or it is full: it is bought. */
  closed: 30,
  /** It did not come together in time: everybody has their money back. */
  missed: 90,
} as const;
export type TeamState = (typeof teamStates)[keyof typeof teamStates];
export const teamStateIds = Object.values(teamStates);

export const teamStateNames: Readonly<Record<TeamState, string>> = {
  10: 'Open',
  20: 'Reached',
  30: 'Bought',
  90: 'Not reached',
};

/** What one's own place in a team is at. */
export const placeStates = { in: 10, ordered: 20, left: 30, givenBack: 40 } as const;
export type PlaceState = (typeof placeStates)[keyof typeof placeStates];

export const teamNumber = (id: number): string => `TM${String(id).padStart(8, '0')}`;

/** Where a team is looked at: the page of its product with the team opened on it. */
export const teamHref = (productId: string | number, id: number): string => `/product/${productId}.html?team=${id}`;

/** The picture to share a team with, in its two shapes. */
export const teamCardPath = (id: number, shape: 'square' | 'tall'): string =>
  `/team/card/${id}${shape === 'tall' ? '-tall' : ''}.png`;
