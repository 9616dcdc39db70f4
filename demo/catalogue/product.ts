import { dayMs } from '@sgb/contract/time.ts';
import type { NewProduct } from '@sgb/server/modules/goods/catalog/seed.ts';
import { type Dice, dice } from '../dice.ts';
import { type ColourId, colours } from './colours.ts';
import type { Kind } from './kind.ts';
import { makeAttributes, makeDescription, makeTitle, pick, some } from './listing.ts';
import { placedKindOf } from './rounds.ts';
import { makeSupplier, supplierCount } from './suppliers.ts';

/** The day the demo world was made; nothing in it is newer, so that it is the same on every machine. */
export const worldDay = Date.UTC(2026, 10, 1);

const specials = { magnet: 1, liquid: 2 } as const;
const suppliers = Array.from({ length: supplierCount }, (_, index) => makeSupplier(index));

interface Choice {
  readonly chosenColours: readonly ColourId[];
  readonly optionValues: readonly string[];
}

/** Colours and options of one listing: 2 to 24 combinations. */
function makeChoice(kind: Kind, roll: Dice): Choice {
  const all = (kind.option?.values ?? []).map((value) => (typeof value === 'string' ? value : value[0]));
  const wantOptions = all.length === 0 ? 0 : Math.min(all.length, 2 + roll.below(5));
  const most = Math.max(1, Math.floor(24 / Math.max(1, wantOptions)));
  const least = wantOptions < 2 ? 2 : 1;
  const wantColours = Math.min(kind.colours.length, most, Math.max(least, 1 + roll.below(6)));
  return {
    chosenColours: some(kind.colours, wantColours, roll),
    optionValues: some(all, wantOptions, roll),
  };
}

function priceLadder(fen: number, minOrder: number, roll: Dice): { from: number; fen: number }[] {
  const steps = 1 + roll.below(3);
  return [
    { from: minOrder, fen },
    { from: minOrder * 10, fen: Math.round(fen * 0.95) },
    { from: minOrder * 50, fen: Math.round(fen * 0.88) },
  ].slice(0, steps);
}

interface Merits {
  readonly fromFactory: boolean;
  readonly fresh: boolean;
  readonly mayFly: boolean;
  readonly light: boolean;
}

/** Which activities it takes part in: by chance, among those whose promise it keeps. */
function makeFlags(roll: Dice, merits: Merits): number {
  const odds = [
    merits.fromFactory ? 0.16 : 0,
    0.14,
    merits.fresh ? 0.28 : 0,
    0.12,
    merits.mayFly ? 0.06 : 0,
    merits.light ? 0.14 : 0,
  ];
  return odds.reduce((flags, share, bit) => (roll.chance(share) ? flags | (1 << bit) : flags), 0);
}

/** Few sell a lot and most sell little, as everywhere. */
function makeSales(roll: Dice): number {
  return Math.floor(roll.next() ** 4 * 18_000) + roll.below(60);
}

/** The first throw was for a number that goods no longer have: without it all that follows would be another world. */
function luckOf(roll: Dice): number {
  roll.next();
  return roll.below(1500);
}

function pictureOf(kind: Kind, variant: number, view: number, colour: ColourId): string {
  return `${kind.id}.${variant}.${view}.${colour}`;
}

/** The product with this number: the same one whenever and wherever it is asked for. */
export function makeProduct(index: number): NewProduct {
  const roll = dice(`product ${index}`);
  const { kind, categoryId } = placedKindOf(index);
  const supplier = pick(suppliers, roll);
  const { chosenColours, optionValues } = makeChoice(kind, roll);
  const [mainColour = 'multi'] = chosenColours;
  const stockType = roll.chance(0.05) ? 1 : 0;
  const special = kind.special ? specials[kind.special] : 0;
  const batch = stockType === 0 && roll.chance(0.12) ? 2 + roll.below(5) : 1;
  const minOrder = stockType === 1 ? 1 : batch * pick([1, 1, 1, 2, 2, 3, 5, 10], roll);
  const fen = Math.round(kind.yuan[0] * 100 * (kind.yuan[1] / kind.yuan[0]) ** roll.next());
  const quoteType = optionValues.length > 1 && roll.chance(0.45) ? 1 : 0;
  const variant = roll.below(64);
  const attributes = makeAttributes(
    kind,
    `${supplier.city}, ${supplier.province}`,
    `${kind.id.slice(0, 2).toUpperCase()}-${1000 + (index % 9000)}`,
    roll,
  );
  const monthlySales = makeSales(roll);
  const supplierRating = Math.min(500, Math.round(500 - roll.next() ** 2 * 140));
  const ageDays = Math.floor(roll.next() ** 2 * 700);
  const scale = roll.between(0.85, 1.15);
  const [length, width, height] = kind.box.map((centimetres) => Math.max(5, Math.round(centimetres * 10 * scale)));

  const values = optionValues.length > 0 ? optionValues : [undefined];
  const skus = chosenColours.flatMap((colour) =>
    values.map((value, step) => ({
      id: 0,
      options: value === undefined ? [colours[colour].en] : [colours[colour].en, value],
      picture: pictureOf(kind, variant, 0, colour),
      priceFen: quoteType === 1 ? Math.round(fen * (1 + 0.06 * step)) : fen,
      stock: roll.chance(0.06) ? 0 : stockType === 1 ? 1 + roll.below(40) : 20 + roll.below(5000),
    })),
  );
  return {
    id: 610_000_000_000 + index * 7_919,
    categoryId,
    supplierId: supplier.id,
    ...makeTitle(kind, roll),
    description: makeDescription(kind, attributes, supplier.city),
    pictures: [0, 1, 3, 2, 4, 5].map((view) => pictureOf(kind, variant, view, mainColour)),
    attributes,
    choices: [
      { name: 'Colour', values: chosenColours.map((colour) => colours[colour].en) },
      ...(kind.option && optionValues.length > 0 ? [{ name: kind.option.name[0], values: [...optionValues] }] : []),
    ],
    priceBreaks: quoteType === 1 ? [{ from: minOrder, fen }] : priceLadder(fen, minOrder, roll),
    quoteType,
    priceFen: fen,
    unit: kind.unit ?? 10,
    minOrder,
    batch,
    weightGrams: Math.round(roll.between(kind.grams[0], kind.grams[1])),
    lengthMm: length ?? 5,
    widthMm: width ?? 5,
    heightMm: height ?? 5,
    special,
    stockType,
    activityFlags: makeFlags(roll, {
      fromFactory: supplier.factory,
      fresh: ageDays < 90,
      mayFly: special === 0,
      light: kind.grams[1] <= 600,
    }),
    monthlySales,
    supplierRating,
    recommendScore: Math.round(supplierRating * 20 + Math.log2(monthlySales + 1) * 400 - ageDays * 3 + luckOf(roll)),
    createdAt: new Date(worldDay - ageDays * dayMs - roll.below(dayMs)),
    skus: skus.map((sku, position) => {
      const id = 5_000_000_000_000 + index * 100 + position;
      return { ...sku, id, specId: `spec${id}` };
    }),
  };
}
