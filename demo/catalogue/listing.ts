import type { Dice } from '../dice.ts';
import type { Kind } from './kind.ts';

/** What suppliers put before a title to be noticed: new this year, sells abroad, from the factory, wholesale. */
const openers = ['2026新款', '跨境热卖', '厂家直销', '批发'];

export function pick<Item>(list: readonly Item[], roll: Dice): Item {
  const item = list[roll.below(list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** Some of a list, in its own order, so that sizes stay sorted. */
export function some<Item>(list: readonly Item[], count: number, roll: Dice): Item[] {
  const kept = new Set(list.map((_, index) => index));
  while (kept.size > count) kept.delete([...kept][roll.below(kept.size)] ?? 0);
  return list.filter((_, index) => kept.has(index));
}

export function makeTitle(kind: Kind, roll: Dice): { title: string; titleZh: string } {
  const pattern = pick(kind.titles, roll);
  const chosen = new Map(Object.entries(kind.words).map(([slot, list]) => [slot, pick(list, roll)]));
  const fill = (text: string, language: 0 | 1) =>
    text.replace(/\{(\w+)\}/g, (_, slot) => chosen.get(slot)?.[language] ?? '');
  const opener = roll.chance(0.25) ? pick(openers, roll) : '';
  // In English a title begins with the thing.
  return { title: fill(pattern[0], 0), titleZh: `${opener}${fill(pattern[1], 1)}` };
}

export function makeAttributes(kind: Kind, origin: string, itemNumber: string, roll: Dice) {
  return [
    ...kind.attributes.map(([[name], values]) => ({ name, value: pick(values, roll)[0] })),
    { name: 'Place of origin', value: origin },
    { name: 'Item number', value: itemNumber },
  ];
}

export function makeDescription(
  kind: Kind,
  attributes: readonly { name: string; value: string }[],
  city: string,
): string {
  const [first, second, third] = attributes;
  const facts = [first, second, third].flatMap((fact) => (fact ? [`${fact.name.toLowerCase()}: ${fact.value}`] : []));
  const also = kind.alsoCalled?.length ? ` Also known as ${kind.alsoCalled.join(', ')}.` : '';
  return (
    `${kind.leaf[0]} straight from the supplier in ${city}. In short: ${facts.join('; ')}.${also}\n` +
    'Every piece is checked when it reaches our China warehouse: we count it, weigh it and photograph it before it is ' +
    'packed for you. Colours can look slightly different on your screen, and sizes measured by hand may differ by 1 to 2 cm.'
  );
}
