import { existsSync } from 'node:fs';
import { colours } from './colours.ts';
import type { Department, Kind } from './kind.ts';
import { renderFile } from './render.ts';

const slot = /\{(\w+)\}/g;
const pairs =
  /\b(shoes|boots|takkies|slippers|slops|slides|clogs|heels|flats|loafers|sandals|skates|socks|stockings|gloves|earrings|earbuds|shin guards)\b/i;
const sets = /\b(sets|kits)\b/i;
const counts = /^(pack|pairs|pieces|jars)\b/i;

/** Whoever buys one of it must know what one is: a pair of shoes, a set of pots, a pack of pens. */
function unitFaults({ leaf: [name], option, unit = 10 }: Kind): string[] {
  const single = unit === 10;
  if (single && option && counts.test(option.name[0])) return ['a pack that is sold by the piece'];
  if (single && sets.test(name)) return ['a set that is sold by the piece'];
  return single && pairs.test(name) ? ['a pair that is sold by the piece'] : [];
}

function kindFaults(kind: Kind): string[] {
  const faults = unitFaults(kind);
  const used = new Set<string>();
  for (const [en, zh] of kind.titles) {
    const inEnglish = new Set(Array.from(en.matchAll(slot), (m) => m[1] ?? ''));
    const inChinese = new Set(Array.from(zh.matchAll(slot), (m) => m[1] ?? ''));
    for (const name of [...inEnglish, ...inChinese]) {
      used.add(name);
      if (!kind.words[name]) faults.push(`slot {${name}} has no words`);
      if (!inEnglish.has(name) || !inChinese.has(name)) faults.push(`slot {${name}} is in one language only`);
    }
  }
  for (const [name, list] of Object.entries(kind.words)) {
    if (!used.has(name)) faults.push(`words.${name} is never used`);
    if (list.length < 3) faults.push(`words.${name} has fewer than 3 entries`);
  }
  const combinations = Object.values(kind.words).reduce((product, list) => product * list.length, kind.titles.length);
  if (combinations < 40) faults.push(`only ${combinations} different titles`);
  for (const emoji of [kind.emoji, kind.prop]) {
    if (emoji && !existsSync(renderFile(emoji))) faults.push(`no render of ${emoji}`);
  }
  for (const colour of kind.colours) if (!colours[colour]) faults.push(`unknown colour ${colour}`);
  if (kind.attributes.length < 2) faults.push('fewer than 2 attributes');
  for (const [low, high] of [kind.yuan, kind.grams]) {
    if (!(low > 0 && high > low)) faults.push(`range ${low}..${high} is empty`);
  }
  const skus = kind.colours.length * (kind.option?.values.length ?? 1);
  if (skus < 2 || kind.colours.length < 1) faults.push(`${skus} colour and option combinations`);
  return faults.map((fault) => `${kind.id}: ${fault}`);
}

/** What is wrong with the departments' vocabularies; an empty list when they can be sold from. */
export function faultsOf(departments: readonly Department[]): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const department of departments) {
    for (const group of department.groups) {
      for (const slug of [group.slug, ...group.kinds.map((kind) => kind.id)]) {
        if (seen.has(slug)) faults.push(`${department.slug}: ${slug} stands twice`);
        seen.add(slug);
      }
      for (const kind of group.kinds) faults.push(...kindFaults(kind));
    }
  }
  return faults;
}
