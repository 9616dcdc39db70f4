import {
  type ClearanceCondition,
  clearanceConditions,
  clearanceReasons,
  clearanceStates,
} from '@sgb/contract/catalogue.ts';
import { hourMs } from '@sgb/contract/time.ts';
import { fenToCents } from '@sgb/money/convert.ts';
import type { NewPiece } from '@sgb/server/modules/logistics/clearance/seed.ts';
import { departmentId, departments } from './catalogue/departments.ts';
import { pick } from './catalogue/listing.ts';
import { makeProduct, worldDay } from './catalogue/product.ts';
import { type Dice, dice } from './dice.ts';

const pieces = 60;

/** The first rate of the shop: what these goods cost when they were bought. */
const rate = 26_000;
/** Nobody sells a single hair clip. */
const leastFen = 4_500;

const { asNew, opened, marked, repair } = clearanceConditions;
const { returned, abandoned, sample } = clearanceReasons;

interface Sort {
  /** What is asked, in percent of the price when new. */
  readonly asked: readonly [low: number, high: number];
  /** What our warehouse writes about such a piece, and about one of cloth or leather. */
  readonly notes: readonly string[];
  readonly softNotes: readonly string[];
}

const conditions: Readonly<Record<ClearanceCondition, Sort>> = {
  [asNew]: {
    asked: [64, 76],
    notes: [
      'Never used. The box is closed and the seal is whole.',
      'Unused, with all its papers. The box was opened once to photograph it.',
      'New. It was ordered twice by mistake.',
    ],
    softNotes: ['Never used, still in its bag.', 'New. It was ordered twice by mistake.'],
  },
  [opened]: {
    asked: [50, 62],
    notes: [
      'Opened and tried, then packed again. Everything that belongs to it is there.',
      'The box is torn at one corner; the piece inside is clean.',
    ],
    softNotes: ['Tried once. The label is still on it.', 'The bag was opened; the piece is clean.'],
  },
  [marked]: {
    asked: [34, 48],
    notes: [
      'A scratch of about 3 cm on the back. It works as it should.',
      'Stood on display for two months: slightly faded on one side.',
      'A small dent on one edge from the journey. Nothing is loose.',
    ],
    softNotes: ['A faint mark of about 2 cm on one side.', 'Slightly faded on one side from the shop window.'],
  },
  [repair]: {
    asked: [14, 24],
    notes: [
      'One part is broken. For somebody who likes to mend things.',
      'A small part is missing and has to be bought or made.',
    ],
    softNotes: [
      'A seam has come open over 5 cm. The rest is sound.',
      'The fastening is broken and has to be replaced.',
    ],
  },
};

const softDepartments = ['womens-clothing', 'mens-clothing', 'shoes', 'bags-luggage', 'home-textiles', 'kids-baby'];
const isSoft = (categoryId: number) =>
  departments.some(
    ({ slug }, d) => softDepartments.includes(slug) && Math.floor(categoryId / 10_000) * 10_000 === departmentId(d),
  );

function makePiece(index: number, place: number, roll: Dice): NewPiece {
  const product = makeProduct(index);
  const sku = pick(product.skus, roll);
  const condition = pick([asNew, asNew, opened, opened, opened, marked, marked, repair], roll);
  const reason = condition === repair ? returned : pick([returned, returned, abandoned, sample], roll);
  const { asked, notes, softNotes } = conditions[condition];
  const originalCents = Math.ceil(fenToCents(sku.priceFen, rate) / 100) * 100;
  const price = (originalCents * Math.round(roll.between(asked[0], asked[1]))) / 100;
  return {
    categoryId: product.categoryId,
    title: product.title,
    pictures: [...new Set([sku.picture, ...[0, 3, 2, 5].map((view) => viewOf(sku.picture, view))])].slice(0, 4),
    condition,
    reason,
    note: pick(isSoft(product.categoryId) ? softNotes : notes, roll),
    options: sku.options.join(', '),
    weightGrams: product.weightGrams,
    lengthMm: product.lengthMm,
    widthMm: product.widthMm,
    heightMm: product.heightMm,
    // What nobody collected never left China; what came back or was shown is here.
    warehouse: reason === abandoned ? 'guangzhou' : 'johannesburg',
    originalCents,
    priceCents: Math.max(100, Math.round(price / 100) * 100),
    state:
      place % 15 === 14 ? clearanceStates.sold : place === 7 ? clearanceStates.withdrawn : clearanceStates.available,
    listedAt: new Date(worldDay - place * 9 * hourMs),
  };
}

/** The same thing in the same colour, seen otherwise. */
function viewOf(picture: string, view: number): string {
  const [kind, variant, , colour] = picture.split('.');
  return [kind, variant, view, colour].join('.');
}

/** Sixty pieces, the newest first, each of a product that is dear enough to be sold alone. */
export function makePieces(): NewPiece[] {
  const roll = dice('clearance');
  const made: NewPiece[] = [];
  for (let index = 3; made.length < pieces; index += 7) {
    const product = makeProduct(index);
    if (product.priceFen >= leastFen && product.special !== 2) made.push(makePiece(index, made.length, roll));
  }
  return made;
}
