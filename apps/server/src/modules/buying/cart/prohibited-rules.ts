import type { SettingValue } from '../../../platform/settings/define.ts';
import type { cartProhibited } from './settings.ts';

export interface NamedGoods {
  readonly title: string;
  readonly titleZh: string;
  readonly options: readonly string[];
  /** From the department down to the leaf. */
  readonly categories: readonly number[];
}

interface Word {
  readonly text: string;
  readonly latin: boolean;
}

/** The words of a setting, made ready once: whatever is put into a cart is compared with all of them. */
const ready = new WeakMap<readonly string[], Word[]>();

function wordsOf(words: readonly string[]): Word[] {
  const known = ready.get(words);
  if (known) return known;
  const made = words.map((word) => {
    const text = word.toLowerCase();
    return { text, latin: !/[^\u0020-\u024f]/.test(text) };
  });
  ready.set(words, made);
  return made;
}

/** Latin words must stand alone, so that a seedling tray is no seed; Chinese has no spaces to stand between. */
function mentions(text: string, { text: wanted, latin }: Word): boolean {
  if (!latin) return text.includes(wanted);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const alone = !/[a-z0-9]/.test(text[at - 1] ?? ' ') && !/[a-z0-9]/.test(text[at + wanted.length] ?? ' ');
    if (alone) return true;
  }
  return false;
}

/** A cell has 3.7 volts; what a listing calls capacity is that of its cells. */
function wattHours(text: string): number {
  const stated = [...text.matchAll(/(\d{2,4}(?:\.\d+)?) ?wh\b/g)].map(([, hours]) => Number(hours));
  const capacity = [...text.matchAll(/(\d[\d,]{3,6}) ?mah\b/g)].map(
    ([, milliamps = '']) => (Number(milliamps.replaceAll(',', '')) * 3.7) / 1000,
  );
  return Math.max(0, ...stated, ...capacity);
}

/** What these goods are that we may not buy, in words; null when we may. */
export function prohibitedAs(goods: NamedGoods, rules: SettingValue<typeof cartProhibited>): string | null {
  const text = [goods.title, goods.titleZh, ...goods.options].join(' \n ').toLowerCase();
  const kind = rules.kinds.find(
    ({ categories, words }) =>
      categories.some((id) => goods.categories.includes(id)) || wordsOf(words).some((word) => mentions(text, word)),
  );
  if (kind) return kind.name;
  const { words, mostWattHours } = rules.powerBank;
  const tooStrong = wordsOf(words).some((word) => mentions(text, word)) && wattHours(text) > mostWattHours;
  return tooStrong ? `power banks of more than ${mostWattHours} Wh` : null;
}
