import type { CallName, InputOf } from '@sgb/contract/client.ts';
import type { FloorStep, Thing } from '@sgb/contract/floor.ts';

/** What somebody typed, by the names of the fields. */
export type Values = Readonly<Record<string, string>>;

export interface StepField {
  readonly name: string;
  readonly label: string;
  /** 'number' for the digits of a phone. */
  readonly mode: 'number' | 'text';
  readonly valid: RegExp;
  readonly fault: string;
  readonly hint?: string;
  readonly optional?: true;
}

/** A step that a form of a few fields does, perhaps with photos. */
export interface SimpleStep {
  readonly title: string;
  readonly done: string;
  readonly call: CallName;
  readonly fields: readonly StepField[];
  readonly photos?: { readonly field: 'photo' | 'photos'; readonly least: number; readonly label: string };
  readonly input: (thing: Thing, values: Values) => Readonly<Record<string, unknown>>;
}

const step = <Name extends CallName>(
  call: Name,
  rest: Omit<SimpleStep, 'call' | 'input'> & {
    /** Without what the photos are called: that is known when they are sent. */
    readonly input: (thing: Thing, values: Values) => Omit<InputOf<Name>, 'photo' | 'photos'>;
  },
): SimpleStep => ({ call, ...rest }) as SimpleStep;

const number = (name: string, label: string, hint?: string): StepField => ({
  name,
  label,
  mode: 'number',
  valid: /^\d{1,6}$/,
  fault: 'A whole number, please.',
  ...(hint && { hint }),
});

/** As a tape has it: 23.5 cm are 235 mm. */
const centimetres = (name: string, label: string): StepField => ({
  name,
  label,
  mode: 'number',
  valid: /^\d{1,3}([.,]\d)?$/,
  fault: 'Centimetres, such as 23 or 23.5.',
});
const size = [
  centimetres('length', 'Length (cm)'),
  centimetres('width', 'Width (cm)'),
  centimetres('height', 'Height (cm)'),
];
/** The box that stays: left out, it is the one that was measured before. */
const restSize = [
  { ...centimetres('restLength', 'Stays: length (cm)'), optional: true as const, hint: 'If its box changed.' },
  { ...centimetres('restWidth', 'Stays: width (cm)'), optional: true as const },
  { ...centimetres('restHeight', 'Stays: height (cm)'), optional: true as const },
];
const millimetres = (typed = '') => Math.round(Number(typed.replace(',', '.')) * 10);
const measured = (values: Values) => ({
  grams: Number(values.grams),
  lengthMm: millimetres(values.length),
  widthMm: millimetres(values.width),
  heightMm: millimetres(values.height),
});

const text = (field: Pick<StepField, 'name' | 'label' | 'valid' | 'fault'> & Partial<StepField>): StepField => ({
  mode: 'text',
  ...field,
});
const shelf = text({
  name: 'shelf',
  label: 'Shelf',
  valid: /^[A-Za-z]\d{1,2}-\d{1,2}-\d{1,2}$/,
  fault: 'A shelf such as A1-02-3: scan its label.',
});
const place = text({
  name: 'place',
  label: 'Place',
  valid: /^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/,
  fault: 'Letters, digits and dashes, such as J2-04-1.',
});
const waybill = text({
  name: 'waybill',
  label: 'Waybill',
  valid: /^\s*[A-Za-z0-9-]{4,40}\s*$/,
  fault: 'The number of the waybill: scan it.',
});
const carrier = text({ name: 'carrier', label: 'Courier', valid: /^.{2,40}$/, fault: 'Who carries it?' });

const pieces = number('quantity', 'How many pieces');
const why = text({
  name: 'reason',
  label: 'What is it about them',
  hint: 'Their seller reads it.',
  valid: /^.{5,200}$/,
  fault: 'Say why, in 5 to 200 characters.',
});

const own = (thing: Thing) => thing.id;
const someOf = (thing: Thing, { quantity, reason = '' }: Values) => ({
  accountid: own(thing),
  skuid: thing.number,
  quantity: Number(quantity),
  reason,
});

export const simpleSteps = {
  arrive: step('POST /api/staff/warehouse/scan', {
    title: 'It is here',
    done: 'Taken in',
    fields: [
      text({
        name: 'note',
        label: 'What else stands on it',
        hint: 'A shopper’s code, if there is one.',
        valid: /^.{0,200}$/,
        fault: 'At most 200 characters.',
        optional: true,
      }),
    ],
    input: (thing, { note = '' }) => ({ code: thing.number, note }),
  }),
  weigh: step('POST /api/staff/warehouse/weigh', {
    title: 'Weigh and shelve',
    done: 'Weighed and on its shelf',
    fields: [number('grams', 'Weight (g)'), ...size, shelf],
    photos: { field: 'photos', least: 3, label: 'Photos of the goods' },
    input: (thing, values) => ({ orderId: own(thing), ...measured(values), shelf: values.shelf ?? '' }),
  }),
  shelf: step('POST /api/staff/warehouse/shelf', {
    title: 'Other shelf',
    done: 'On its new shelf',
    fields: [shelf],
    input: (thing, values) => ({ orderId: own(thing), shelf: values.shelf ?? '' }),
  }),
  split: step('POST /api/staff/split/done', {
    title: 'Split it',
    done: 'Split: print the label of the new order',
    fields: [
      number('grams', 'What came out (g)', 'What stays weighs the rest.'),
      ...size,
      { ...shelf, label: 'Shelf of what came out' },
      ...restSize,
    ],
    input: (thing, values) => ({
      orderId: own(thing),
      of: thing.lines[0]?.quantity ?? 0,
      ...measured(values),
      shelf: values.shelf ?? '',
      ...((values.restLength || values.restWidth || values.restHeight) && {
        rest: {
          lengthMm: millimetres(values.restLength),
          widthMm: millimetres(values.restWidth),
          heightMm: millimetres(values.restHeight),
        },
      }),
    }),
  }),
  pack: step('POST /api/staff/parcel/pack', {
    title: 'Pack',
    done: 'Packed',
    fields: [number('grams', 'Weight with the box (g)'), ...size],
    photos: { field: 'photo', least: 1, label: 'Photo of the scales' },
    input: (thing, values) => ({ id: own(thing), ...measured(values) }),
  }),
  handOver: step('POST /api/staff/parcel/handover', {
    title: 'Hand on',
    done: 'Handed on',
    fields: [{ ...waybill, hint: 'Only of a courier that we called ourselves; else ours is booked.', optional: true }],
    input: (thing, values) => ({ id: own(thing), ...(values.waybill && { waybill: values.waybill }) }),
  }),
  deliver: step('POST /api/staff/parcel/deliver', {
    title: 'Give it to its receiver',
    done: 'Handed over and signed for',
    fields: [
      {
        name: 'code',
        label: 'The receiver’s code',
        mode: 'number',
        valid: /^\d{4}$/,
        fault: 'The receiver has four digits.',
      },
    ],
    input: (thing, { code = '' }) => ({ id: own(thing), code }),
  }),
  stockPick: step('POST /api/staff/stock/process', {
    title: 'I have it',
    done: 'Picked',
    fields: [],
    input: (thing) => ({ orderIds: [own(thing)] }),
  }),
  stockShip: step('POST /api/staff/stock/ship', {
    title: 'Send it',
    done: 'Handed to the courier',
    fields: [carrier, waybill],
    input: (thing, values) => ({ orderId: own(thing), carrier: values.carrier ?? '', waybill: values.waybill ?? '' }),
  }),
  pick: step('POST /api/staff/stockup/pick', {
    title: 'I have it',
    done: 'Picked',
    fields: [],
    input: (thing) => ({ ids: [own(thing)] }),
  }),
  ship: step('POST /api/staff/stockup/ship', {
    title: 'Send it',
    done: 'Sent',
    fields: [carrier, waybill],
    input: (thing, values) => ({ id: own(thing), carrier: values.carrier ?? '', waybill: values.waybill ?? '' }),
  }),
  delivered: step('POST /api/staff/stockup/delivered', {
    title: 'The client has it',
    done: 'Delivered',
    fields: [],
    input: (thing) => ({ id: own(thing) }),
  }),
  receive: step('POST /api/staff/stockup/receive', {
    title: 'It stands here',
    done: 'In our warehouse',
    fields: [],
    input: (thing) => ({ id: own(thing) }),
  }),
  place: step('POST /api/staff/stockup/place', {
    title: 'Where they lie',
    done: 'At their new place',
    fields: [place],
    input: (thing, values) => ({ accountid: own(thing), skuid: thing.number, place: values.place ?? '' }),
  }),
  damage: step('POST /api/staff/stockup/damage', {
    title: 'Some are damaged',
    done: 'Off sale',
    fields: [pieces, why],
    input: (thing, values) => ({ ...someOf(thing, values), mended: 0 as const }),
  }),
  mended: step('POST /api/staff/stockup/damage', {
    title: 'Some are fit to sell again',
    done: 'On sale again',
    fields: [pieces, why],
    input: (thing, values) => ({ ...someOf(thing, values), mended: 1 as const }),
  }),
} satisfies Partial<Record<FloorStep, SimpleStep>>;

/** Those that need more than a few fields. */
export const otherTitles = { dispatch: 'Let it leave', count: 'Count', cameBack: 'It came back' } as const;

export const titleOf = (name: FloorStep): string =>
  name in simpleSteps
    ? simpleSteps[name as keyof typeof simpleSteps].title
    : otherTitles[name as keyof typeof otherTitles];

/** What is wrong with each field, by its name; empty where all is well. */
export function faultsOf(fields: readonly StepField[], values: Values): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, valid, fault, optional }) => {
      const typed = values[name]?.trim() ?? '';
      return (optional && typed === '') || valid.test(typed) ? [] : [[name, fault]];
    }),
  );
}
