import type { Review, ReviewSummary } from '@sgb/contract/reviews.ts';
import { divideHalfUp } from '@sgb/money/convert.ts';

/** How many gave 1, 2, ... 5 stars. */
export type StarCounts = readonly number[];

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** Hundredths of a star, and how many gave them: what a product is rated with. */
export function ratingOf(stars: StarCounts): { readonly rating: number; readonly count: number } {
  const count = sum(stars);
  const points = sum(stars.map((given, place) => given * (place + 1)));
  return { rating: count === 0 ? 0 : divideHalfUp(points * 100, count), count };
}

export interface Counts {
  readonly stars: StarCounts;
  readonly fits: readonly number[];
  readonly pictured: number;
}

export const noCounts: Counts = { stars: [0, 0, 0, 0, 0], fits: [0, 0, 0], pictured: 0 };

export function summaryOf({ stars, fits, pictured }: Counts): ReviewSummary {
  const { rating, count } = ratingOf(stars);
  return { count, average: rating / 100, stars: [...stars], fits: [...fits], pictured };
}

const isFile = (picture: string) => /^[0-9a-f]{8}-/.test(picture);

/** The pictures of a review that somebody uploaded. */
export const filesOf = ({ pictures }: { readonly pictures: readonly string[] }): string[] => pictures.filter(isFile);

interface Row extends Omit<Review, 'at' | 'answeredAt' | 'voted' | 'mine'> {
  readonly at: Date;
  readonly answeredAt: Date | null;
}

/** Where an uploaded picture is; the demo's are keys of the picture store. */
export type AddressOf = (file: string) => string;

/** A review in the words of the contract; what else its row knows stays with us. */
export function reviewOf(row: Row, addressOf: AddressOf) {
  const { id, name, stars, title, story, bought, fit, helpful, answer } = row;
  return {
    id,
    name,
    stars,
    title,
    story,
    bought,
    fit,
    pictures: row.pictures.map((picture) => (isFile(picture) ? addressOf(picture) : picture)),
    at: row.at.toISOString(),
    helpful,
    answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
