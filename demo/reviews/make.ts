import { sizeAmong } from '@sgb/contract/review-rules.ts';
import { dayMs } from '@sgb/contract/time.ts';
import type { NewProduct } from '@sgb/server/modules/goods/catalog/seed.ts';
import type { SeededReview } from '@sgb/server/modules/goods/reviews/seed.ts';
import { departments } from '../catalogue/departments.ts';
import { pick } from '../catalogue/listing.ts';
import { worldDay } from '../catalogue/product.ts';
import { placedKindOf } from '../catalogue/rounds.ts';
import { type Dice, dice } from '../dice.ts';
import type { Theme } from './theme.ts';
import { themes } from './themes.ts';
import * as words from './words.ts';

type Stars = 1 | 2 | 3 | 4 | 5;

const themeOfKind = new Map<string, Theme>(
  departments.flatMap(({ slug, groups }) =>
    groups.flatMap((group) => {
      const theme = themes[group.slug] ?? themes[slug];
      return group.kinds.flatMap(({ id }) => (theme ? [[id, theme] as const] : []));
    }),
  ),
);

/** One of a list that was not said of this product before; nothing where all was said. */
function unsaid(list: readonly string[], roll: Dice, said: Set<string>): string {
  const from = roll.below(list.length);
  const turned = (place: number) => list[(from + place) % list.length] ?? '';
  const place = list.findIndex((_, place) => turned(place) === '' || !said.has(turned(place)));
  const picked = place < 0 ? '' : turned(place);
  said.add(picked);
  return picked;
}

/** 'LED Strip Lights' becomes 'LED strip lights'. */
function inSentence(name: string): string {
  const small = (word: string) => (/^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase());
  return name.replaceAll('&', 'and').split(' ').map(small).join(' ');
}

/** Most are pleased, and the more so the better the supplier's goods are liked elsewhere. */
function makeStars(roll: Dice, supplierRating: number): Stars {
  const luck = roll.next() + (supplierRating - 460) / 500;
  if (luck < 0.06) return 1;
  if (luck < 0.12) return 2;
  if (luck < 0.22) return 3;
  return luck < 0.47 ? 4 : 5;
}

/** How many write: many buyers leave many, and more than a third of the goods have none yet. */
function makeCount(roll: Dice, { monthlySales, createdAt }: NewProduct): number {
  const oldEnough = worldDay - createdAt.getTime() > 45 * dayMs;
  if (!oldEnough || roll.chance(0.25)) return 0;
  return 1 + Math.floor(roll.next() ** 2 * (1 + Math.log2(monthlySales + 1)));
}

const moodOf = (stars: Stars) => (stars >= 4 ? 'good' : stars === 3 ? 'mixed' : 'bad');

/** What somebody writes about one thing they bought, in two or three sentences. */
function makeStory(roll: Dice, stars: Stars, theme: Theme, fitting: string, fact: string, said: Set<string>): string {
  const mood = moodOf(stars);
  const told = [unsaid(theme[stars === 4 && roll.chance(0.5) ? 'mixed' : mood], roll, said), fitting];
  if (mood === 'good' && fact) told.push(unsaid(words.facts, roll, said));
  if (roll.chance(0.75)) told.push(unsaid(words.remarks[mood], roll, said));
  // Whoever is unsatisfied says why, even if others did before.
  return told.filter(Boolean).join(' ') || (mood === 'bad' ? pick(theme.bad, roll) : '');
}

/** Some sizes of a listing run small, some large; most are right. */
function makeFit(roll: Dice, lean: number): 1 | 2 | 3 {
  const luck = roll.next() + lean;
  if (luck < 0.14) return 1;
  return luck < 0.88 ? 2 : 3;
}

const otherViews = [1, 3, 4, 5];

/** What the writer photographed: the colour they bought, from other sides than the listing's first picture. */
function makePictures(roll: Dice, picture: string, least: number): string[] {
  const [kind, variant, , colour] = picture.split('.');
  const count = Math.max(least, roll.chance(0.28) ? 1 + roll.below(3) : 0);
  const from = roll.below(otherViews.length);
  const views = Array.from({ length: count }, (_, place) => otherViews[(from + place) % otherViews.length]);
  return views.map((view) => `${kind}.${variant}.${view}.${colour}`);
}

/** What shoppers said of a product of the demo: the same on every machine. Nobody says the same of it twice. */
export function makeReviews(index: number, product: NewProduct): SeededReview[] {
  const roll = dice(`reviews ${index}`);
  const { kind } = placedKindOf(index);
  const theme = themeOfKind.get(kind.id);
  const count = theme ? makeCount(roll, product) : 0;
  const lean = roll.between(-0.12, 0.12);
  const [firstFact] = product.attributes;
  const fact = firstFact ? `${firstFact.name}: ${firstFact.value}` : '';
  const said = new Set<string>();
  if (!theme || count === 0) return [];
  const thing = inSentence(kind.leaf[0]);
  const sizes = new Map(product.skus.map((sku) => [sku, sizeAmong(product.choices, sku.options)]));
  const since = Math.min(400 * dayMs, worldDay - product.createdAt.getTime() - 30 * dayMs);
  return Array.from({ length: count }, () => {
    const sku = pick(product.skus, roll);
    const stars = makeStars(roll, product.supplierRating);
    const size = sizes.get(sku) ?? '';
    const fit = size === '' ? 0 : makeFit(roll, lean);
    const name = pick(words.firstNames, roll);
    const initial = words.initials[roll.below(words.initials.length)];
    const slots: Record<string, string> = {
      thing,
      town: pick(words.towns, roll),
      colour: (sku.options[0] ?? '').toLowerCase(),
      size,
      fact,
      name,
    };
    const filled = (text: string) =>
      text.includes('{') ? text.replace(/\{(\w+)\}/g, (_, slot) => slots[slot] ?? '') : text;
    const fitting = fit === 0 ? '' : unsaid(words.fitRemarks[fit], roll, said);
    const full = filled(makeStory(roll, stars, theme, fitting, fact, said));
    // Some only tap the stars, but whoever is unsatisfied says why.
    const story = stars >= 4 && roll.chance(0.12) ? '' : full;
    const answered = stars <= 2 && roll.chance(0.6);
    const at = new Date(worldDay - Math.floor(roll.next() * since));
    const answeredAt = new Date(Math.min(worldDay, at.getTime() + (1 + roll.below(3)) * dayMs));
    return {
      productId: product.id,
      supplierId: product.supplierId,
      name: `${name} ${initial}.`,
      stars,
      title: unsaid(words.titles[stars], roll, said),
      story,
      bought: sku.options.join(', '),
      fit,
      // Whoever is unsatisfied shows why: the survey asks for it.
      pictures: makePictures(roll, sku.picture, stars <= 2 ? 1 : 0),
      at,
      helpful: Math.floor(roll.next() ** 3 * 14),
      answer: answered ? filled(pick(words.answers, roll)) : '',
      answeredAt: answered ? answeredAt : null,
    } satisfies SeededReview;
  }).filter(({ story }, place, others) => story === '' || others.findIndex((one) => one.story === story) === place);
}
