import { type Site, siteNames, type Thing } from '@sgb/contract/floor.ts';

/** What was read, as every label has it. */
export const codeOf = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** Our own numbers are never shorter: what is, lost its end. */
const ownDigits = 8;
const leastOfCourier = 6;

const kinds = { SO: 'order', PC: 'parcel', SD: 'parcel of a seller', SB: 'batch' } as const;
type Prefix = keyof typeof kinds;
const own = /^(SO|PC|SD|SB)(\d*)$/;
const shelf = /^[A-Z]\d{1,2}-\d{1,2}-\d{1,2}$/;

/** Why nobody has to be asked about a code: it was not read as a whole. */
export function faultOf(code: string): string | null {
  if (code === '') return 'Nothing was read. Scan it again, or type the number.';
  if (/[^A-Z0-9-]/.test(code)) return 'The label is smudged: this is no number. Wipe it and scan again, or type it.';
  const digits = own.exec(code)?.[2];
  if (digits !== undefined && digits.length < ownDigits) {
    return `${code} is not whole: our numbers have ${ownDigits} digits. Scan it again, or type it.`;
  }
  if (digits === undefined && !shelf.test(code) && code.length < leastOfCourier) {
    return `${code} is too short for a number. Scan it again, or type it.`;
  }
  return code.length > 40 ? 'This is too long for a number. Scan one code at a time.' : null;
}

interface Said {
  readonly tone: 'good' | 'warn' | 'danger';
  readonly say: string;
}

/** One sentence about what was found. */
export function sayOf(code: string, site: Site, things: readonly Thing[]): Said {
  const [first] = things;
  if (!first) {
    const prefix = own.exec(code)?.[1] as Prefix | undefined;
    if (prefix) return { tone: 'danger', say: `There is no ${kinds[prefix]} ${code}.` };
    if (site === 'johannesburg') {
      return { tone: 'danger', say: `Nobody here knows ${code}. Suppliers’ parcels come in at Guangzhou.` };
    }
    return { tone: 'warn', say: `Nobody knows ${code}. Take it in: it waits for its owner.` };
  }
  const here = things.filter((thing) => thing.site === site);
  const elsewhere = things.find((thing) => thing.site !== null && thing.site !== site);
  if (here.length === 0 && elsewhere?.site) {
    return {
      tone: 'danger',
      say: `${elsewhere.number} is for our warehouse in ${siteNames[elsewhere.site]}. You are in ${siteNames[site]}.`,
    };
  }
  if (things.every(({ steps }) => steps.length === 0) && first.kind !== 'shelf') {
    return { tone: 'warn', say: `${first.number} is at “${first.state}”: there is nothing to do with it here.` };
  }
  return { tone: 'good', say: things.length > 1 ? `${things.length} things belong to ${code}.` : first.title };
}

/**
 * A sea parcel is counted in as its batch, and an order that belongs into a parcel leads there: the other one is what is
 * worked on. Elsewhere nothing can be done.
 */
export function offered(things: readonly Thing[], site: Site): Thing[] {
  const isBatch = things.some(({ kind }) => kind === 'batch');
  const inParcel = things.some(({ kind, steps }) => kind === 'parcel' && steps.length > 0);
  return things
    .filter(
      ({ kind, steps }) => !(kind === 'parcel' && isBatch) && !(kind === 'order' && inParcel && steps.length === 0),
    )
    .map((thing) => (thing.site === site ? thing : { ...thing, steps: [] }));
}
