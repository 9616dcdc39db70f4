import type { QuoteLine, QuoteLineOf } from '@sgb/contract/pricing.ts';
import { formatPercent, formatRand } from '@sgb/money/format.ts';
import { parcelLineWords } from './parcel-words.ts';

const trimmed = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** 1620 is '1.62 kg'. */
export function kilograms(grams: number): string {
  return `${trimmed(grams / 1000, 2)} kg`;
}

/** 50 litres are '0.05 m³'. */
function cubicMetres(litres: number): string {
  return `${trimmed(litres / 1000, litres < 10 ? 4 : 3)} m³`;
}

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`;
const times = (count: number, cents: number) => `${count} × ${formatRand(cents)}`;

/** How a line of a quote comes about: the sum first, then where its numbers come from. */
export function lineWords(line: QuoteLine): string[] {
  switch (line.kind) {
    case 'goods':
      return [line.prices.map(({ quantity, unitCents }) => times(quantity, unitCents)).join(' + ')];
    case 'chinaFreight':
      return chinaWords(line);
    case 'serviceFee':
      return feeWords(line);
    case 'airFreight':
      return airWords(line);
    case 'seaFreight':
      return seaWords(line);
    case 'oversize':
      return [
        `${times(line.parcels, line.eachCents)} for a parcel with a side over ${line.limitMm / 10} cm.`,
        `The longest here is ${line.longestMm / 10} cm.`,
      ];
    case 'packing':
      return [`${times(line.parcels, line.eachCents)} a parcel.`];
    case 'freightDiscount':
      return [`${formatPercent(line.basisPoints)} of ${formatRand(line.ofCents)} freight.`];
    case 'duty':
      return dutyWords(line);
    default:
      return parcelLineWords(line);
  }
}

function chinaWords(line: QuoteLineOf<'chinaFreight'>): string[] {
  if (line.source === 'free') return ['The supplier sends it to our warehouse free of charge.'];
  const rate = `¥1 is R\u00a0${(line.rate / 10_000).toFixed(4).replace(/0{1,2}$/, '')}.`;
  if (line.source === 'supplier') return ['What the supplier asks to send it to our warehouse.', rate];
  const next = line.nextSteps > 0 ? ` + ${line.nextSteps} × ${yuan(line.nextFen)}` : '';
  return [
    `${yuan(line.firstFen)} first ${kilograms(line.firstGrams)}${next}, for ${kilograms(line.grams)}.`,
    `${rate} Our estimate until the supplier has told us its own.`,
  ];
}

function feeWords(line: QuoteLineOf<'serviceFee'>): string[] {
  const above =
    line.aboveCents > 0 ? ` + ${formatPercent(line.aboveBasisPoints)} of ${formatRand(line.aboveCents)} above` : '';
  const sum = `${formatPercent(line.basisPoints)} of ${formatRand(line.belowCents)}${above}`;
  if (!line.minimumApplied) return [`${sum}.`];
  const each = formatRand(line.minimumCents / line.orders);
  return [
    `At least ${each} for each order${line.orders > 1 ? `, and these are ${line.orders}` : ''}.`,
    `${sum} is less.`,
  ];
}

const allowance = (basisPoints: number) => (basisPoints > 0 ? ` With ${formatPercent(basisPoints)} for packing.` : '');

function airWords(line: QuoteLineOf<'airFreight'>): string[] {
  const first = line.parcels > 1 ? times(line.parcels, line.firstCents) : formatRand(line.firstCents);
  const next = line.nextSteps > 0 ? ` + ${times(line.nextSteps, line.nextCents)}` : '';
  const parcels = line.parcels > 1 ? `, in ${line.parcels} parcels` : '';
  const billed = `Billed as ${kilograms(line.billableGrams)}`;
  const packing = allowance(line.packingBasisPoints);
  const beyond = line.onTop
    ? [`${formatRand(line.onTop.cents)} of it is for the way beyond South Africa, on top of line ${line.onTop.base}.`]
    : [];
  const why = {
    minimum: `${billed}, the least that this line takes.${packing}`,
    weight: `${billed}: ${kilograms(line.actualGrams)} on the scale, in steps of ${kilograms(line.stepGrams)}.${packing}`,
    volume: `${billed}: its size counts as ${kilograms(line.volumetricGrams)} (cm³ ÷ ${line.volumetricDivisor}), more than the ${kilograms(line.actualGrams)} on the scale.${packing}`,
  };
  return [`${first} first ${kilograms(line.stepGrams)}${next}${parcels}.`, why[line.by], ...beyond];
}

function seaWords(line: QuoteLineOf<'seaFreight'>): string[] {
  const billed = cubicMetres(line.billableLitres);
  const parcels = line.parcels > 1 ? `, in ${line.parcels} parcels` : '';
  const packing = allowance(line.packingBasisPoints);
  const why = {
    minimum: `${billed} is the least this line charges for; yours takes up ${cubicMetres(Math.max(line.volumeLitres, line.weightAsLitres))}.${packing}`,
    volume: `They fill ${cubicMetres(line.volumeLitres)}, in steps of ${cubicMetres(line.stepLitres)}.${packing}`,
    weight: `Heavy for their size: one m³ may weigh ${line.kilogramsPerCubicMetre} kg, so they count as ${cubicMetres(line.weightAsLitres)}.${packing}`,
  };
  return [`${billed} × ${formatRand(line.centsPerCubicMetre)} a m³${parcels}.`, why[line.by]];
}

function dutyWords(line: QuoteLineOf<'duty'>): string[] {
  const goods = { general: '', clothing: ' for clothing', footwear: ' for shoes' }[
    line.flat ? 'general' : line.goodsClass
  ];
  const duty = `${formatPercent(line.dutyBasisPoints)} duty${goods}`;
  const vat = `${formatPercent(line.vatBasisPoints)} VAT`;
  if (line.included) {
    const [a, b] = [formatRand(line.dutyCents), formatRand(line.vatCents)];
    return ['Included in the freight: we pay it for you.', `About ${a} (${duty}) and ${b} (${vat}).`];
  }
  return [
    `${duty} on ${formatRand(line.valueCents)} = ${formatRand(line.dutyCents)}.`,
    `${vat} on ${formatRand(line.vatBaseCents)} = ${formatRand(line.vatCents)}.`,
    'An estimate: you pay it to customs when it arrives.',
  ];
}
