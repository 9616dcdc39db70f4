/** What a JSON schema of a setting says, as far as a form can show it. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number)[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
  readonly maximum?: number;
}

export type Control = 'rand' | 'percent' | 'number' | 'text' | 'switch' | 'choice' | 'group' | 'json';

/** How a field is best entered; what has no form of its own is entered as JSON. */
export function controlOf(name: string, schema: Schema): Control {
  if (schema.enum?.every((each) => typeof each === 'string')) return 'choice';
  if (schema.type === 'boolean') return 'switch';
  if (schema.type === 'string') return 'text';
  if (schema.type === 'integer' || schema.type === 'number') {
    if (/cents$/i.test(name)) return 'rand';
    return /basispoints$/i.test(name) ? 'percent' : 'number';
  }
  return schema.type === 'object' && schema.properties ? 'group' : 'json';
}

/** 'aboveBasisPoints' is 'Above'. */
export function labelOf(name: string): string {
  const words = name
    .replace(/(Cents|BasisPoints)$/, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  // Alone, the unit stands beside the field already.
  const label = words === 'cents' ? 'amount' : words === 'basis points' ? 'share' : words;
  return label.charAt(0).toUpperCase() + label.slice(1);
}

const scale = { rand: 100, percent: 100, number: 1 } as const;
export type NumberControl = keyof typeof scale;

/** What stands in the field for a number. */
export const shownNumber = (control: NumberControl, value: unknown): string =>
  typeof value === 'number' ? String(value / scale[control]) : String(value ?? '');

/** What was typed, as the setting has it; what is no number stays as it is, and is refused with a sentence. */
export function typedNumber(control: NumberControl, text: string): number | string {
  const plain = text.trim().replace(',', '.');
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return text;
  const scaled = Number(plain) * scale[control];
  return control === 'number' ? scaled : Math.round(scaled * 1e6) / 1e6;
}
