import type { HelpBlock } from '@sgb/contract/help.ts';
import { formatCount, formatPercent, formatRand } from '@sgb/money/format.ts';
import type { Setting } from '../../../../platform/settings/define.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';

/**
 * Help says prices and limits as they are set today: `{fees.service.minimumCents}` in a text is that value of the
 * settings. A word behind it says more: `{membership.terms.cancelDays:day}` is '7 days', and `:word` writes 'three'.
 */
export const placeholder = /\{(\w+\.\w+)((?:\.\w+)*)(?::(\w+))?\}/g;

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The name of a setting's field ends with what it is counted in. */
const units: readonly [RegExp, (value: number) => string][] = [
  [/^shop\.workingTime\./, clock],
  [/cents|prices/i, formatRand],
  [/basisPoints$/i, formatPercent],
  [/fen$/i, (fen) => `¥${fen / 100}`],
  [/grams$/i, (grams) => `${grams / 1000} kg`],
  [/litres$/i, (litres) => `${litres / 1000} m³`],
  [/mm$/i, (millimetres) => `${millimetres / 10} cm`],
  [/scoinPercent$/, (percent) => `× ${percent / 100}`],
];

function numberText(path: string, value: number, how: string | undefined): string {
  if (how === 'word') return numberWords[value] ?? formatCount(value);
  if (how === 'Word') return numberText(path, value, 'word').replace(/^./, (first) => first.toUpperCase());
  if (how !== undefined) return `${formatCount(value)} ${how}${value === 1 ? '' : 's'}`;
  const [, written = formatCount] = units.find(([unit]) => unit.test(path)) ?? [];
  return written(value);
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Something of a list is found by its code, or by its place. */
function fieldOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.find((each) => isFields(each) && each.code === name) ?? value[Number(name)];
  return isFields(value) ? value[name] : undefined;
}

/** What texts may name: each setting of the shop, and what follows from several of them. */
export interface HelpNeeds {
  readonly settings: readonly Setting[];
  readonly facts: Readonly<Record<string, (settings: Settings) => string>>;
}

/** The function that puts today's values into a text. What names no setting stays as it is. */
export function fillerOf({ settings: known, facts }: HelpNeeds) {
  const byName = new Map(known.map((setting) => [setting.name, setting]));

  function factOf(settings: Settings, name: string, path: string, how: string | undefined): string | undefined {
    const fact = facts[name];
    if (fact) return fact(settings);
    const setting = byName.get(name);
    if (!setting) return undefined;
    const value = path.split('.').slice(1).reduce(fieldOf, settings.get(setting));
    const write = (number: number) => numberText(name + path + (isFields(value) ? '.' : ''), number, how);
    if (typeof value === 'number') return write(value);
    if (isFields(value) && typeof value.from === 'number' && typeof value.to === 'number') {
      return `${write(value.from)} to ${write(value.to)}`;
    }
    return undefined;
  }

  return (text: string, settings: Settings): string =>
    text.replaceAll(
      placeholder,
      (all, name: string, path: string, how?: string) => factOf(settings, name, path, how) ?? all,
    );
}

/** A body with each of its texts changed. */
export const filledBody = (body: readonly HelpBlock[], change: (text: string) => string): HelpBlock[] =>
  body.map((block) => withTexts(block, change));

function withTexts(block: HelpBlock, change: (text: string) => string): HelpBlock {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, text: change(block.text) };
    case 'list':
      return { ...block, items: block.items.map(change) };
    case 'steps':
      return { ...block, items: block.items.map(({ title, text }) => ({ title: change(title), text: change(text) })) };
    case 'table': {
      const rows = block.rows.map((row) => row.map(change));
      return { ...block, caption: change(block.caption), columns: block.columns.map(change), rows };
    }
    case 'question':
      return { ...block, question: change(block.question), answer: change(block.answer) };
    case 'sizes':
      return block;
  }
}
