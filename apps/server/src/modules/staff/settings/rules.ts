import type { Setting } from '../../../platform/settings/define.ts';

const moneyFields = /cents|basispoints|fen\b|price|percent|rate|coin|fee|amount/i;
const moneyNames =
  /^(decisions|duty|earnings|exchange|fees|freight|insurance|membership|recharge|refunds|savings|transfers|withdrawals)\./;

function fieldsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [key, ...fieldsOf(each)]);
}

/** Whether somebody pays more or less by it: then it is not changed by one person. */
export const concernsMoney = ({ name, first }: Pick<Setting, 'name' | 'first'>): boolean =>
  moneyNames.test(name) || [name, ...fieldsOf(first)].some((field) => moneyFields.test(field));

export interface FieldChange {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What differs, field by field; lists are compared place by place. */
export function changesBetween(before: unknown, after: unknown, path = ''): readonly FieldChange[] {
  if (Object.is(before, after)) return [];
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  const lists = Array.isArray(before) && Array.isArray(after);
  if (lists || (isPlain(before) && isPlain(after))) {
    const [one, other] = [Object(before), Object(after)] as Record<string, unknown>[];
    const keys = [...new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])];
    return keys.flatMap((key) => changesBetween(one?.[key], other?.[key], below(key)));
  }
  return [{ path, before, after }];
}

/** Fields that were given, and that the setting does not have: a slip of the pen must not pass unseen. */
export function unknownFields(given: unknown, parsed: unknown): readonly string[] {
  return changesBetween(given, parsed)
    .filter(({ before, after }) => before !== undefined && after === undefined)
    .map(({ path }) => path);
}

const most = 10;

/** What nobody does every day: a number that falls to nothing, or becomes ten times what it was or a tenth. */
export function unusualChanges(changes: readonly FieldChange[]): readonly string[] {
  return changes.flatMap(({ path, before, after }) => {
    if (typeof before !== 'number' || typeof after !== 'number' || before === 0) return [];
    const what = path === '' ? 'The value' : path;
    if (after === 0) return [`${what} falls from ${before} to nothing`];
    const times = Math.abs(after / before);
    if (times > most) return [`${what} grows from ${before} to ${after}`];
    return times < 1 / most ? [`${what} falls from ${before} to ${after}`] : [];
  });
}

/** How far a number moved, in basis points of what it was. */
export const changeBetween = (before: number, after: number): number =>
  Math.round(((after - before) * 10_000) / before);
