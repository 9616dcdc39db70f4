import type { QuoteLine } from '@sgb/contract/pricing.ts';
import { expect, test } from 'vitest';
import { lineWords } from './quote-words.ts';

const air = {
  kind: 'airFreight',
  cents: 29_000,
  parcels: 1,
  stepGrams: 500,
  firstCents: 9_500,
  nextCents: 6_500,
  nextSteps: 3,
  billableGrams: 2_000,
  actualGrams: 1_620,
  volumetricGrams: 900,
  packingBasisPoints: 800,
  volumetricDivisor: 6000,
  onTop: null,
  by: 'weight',
} as const;

const sea = {
  kind: 'seaFreight',
  cents: 17_000,
  parcels: 1,
  centsPerCubicMetre: 340_000,
  stepLitres: 10,
  billableLitres: 50,
  volumeLitres: 3.24,
  weightAsLitres: 1.1,
  kilogramsPerCubicMetre: 500,
  packingBasisPoints: 800,
  by: 'minimum',
} as const;

const china = {
  kind: 'chinaFreight',
  cents: 3_120,
  source: 'table',
  grams: 3_000,
  firstGrams: 1_000,
  firstFen: 800,
  nextGrams: 1_000,
  nextFen: 200,
  nextSteps: 2,
  rate: 26_000,
} as const;

const fee = {
  kind: 'serviceFee',
  cents: 35_000,
  basisPoints: 1000,
  belowCents: 300_000,
  aboveBasisPoints: 500,
  aboveCents: 100_000,
  orders: 1,
  minimumCents: 500,
  minimumApplied: false,
} as const;

const duty = {
  kind: 'duty',
  cents: 30_810,
  included: false,
  goodsClass: 'clothing',
  valueCents: 78_000,
  flat: false,
  dutyBasisPoints: 4500,
  dutyCents: 35_100,
  upliftBasisPoints: 1000,
  vatBasisPoints: 1500,
  vatBaseCents: 120_900,
  vatCents: 18_135,
} as const;

test.each<[string, QuoteLine, string[]]>([
  [
    'goods of two prices',
    {
      kind: 'goods',
      cents: 16_640,
      prices: [
        { quantity: 2, unitCents: 3_120 },
        { quantity: 4, unitCents: 2_600 },
      ],
    },
    ['2 × R\u00a031.20 + 4 × R\u00a026.00'],
  ],
  [
    'air freight by weight',
    air,
    [
      'R\u00a095.00 first 0.5 kg + 3 × R\u00a065.00.',
      'Billed as 2 kg: 1.62 kg on the scale, in steps of 0.5 kg. With 8\u00a0% for packing.',
    ],
  ],
  [
    'air freight by size, in two parcels, measured',
    {
      ...air,
      parcels: 2,
      nextSteps: 78,
      billableGrams: 40_000,
      volumetricGrams: 39_900,
      by: 'volume',
      packingBasisPoints: 0,
    },
    [
      '2 × R\u00a095.00 first 0.5 kg + 78 × R\u00a065.00, in 2 parcels.',
      'Billed as 40 kg: its size counts as 39.9 kg (cm³ ÷ 6000), more than the 1.62 kg on the scale.',
    ],
  ],
  [
    'air freight of the least weight',
    { ...air, nextSteps: 0, billableGrams: 500, by: 'minimum' },
    ['R\u00a095.00 first 0.5 kg.', 'Billed as 0.5 kg, the least that this line takes. With 8\u00a0% for packing.'],
  ],
  [
    'air freight beyond the border',
    {
      ...air,
      firstCents: 11_500,
      nextCents: 7_500,
      onTop: { base: 'A2', firstCents: 2_000, nextCents: 1_000, cents: 5_000 },
    },
    [
      'R\u00a0115.00 first 0.5 kg + 3 × R\u00a075.00.',
      'Billed as 2 kg: 1.62 kg on the scale, in steps of 0.5 kg. With 8\u00a0% for packing.',
      'R\u00a050.00 of it is for the way beyond South Africa, on top of line A2.',
    ],
  ],
  [
    'sea freight of the least volume',
    sea,
    [
      '0.05 m³ × R\u00a03,400.00 a m³.',
      '0.05 m³ is the least this line charges for; yours takes up 0.0032 m³. With 8\u00a0% for packing.',
    ],
  ],
  [
    'sea freight by weight',
    { ...sea, billableLitres: 120, weightAsLitres: 120, by: 'weight', packingBasisPoints: 0 },
    ['0.12 m³ × R\u00a03,400.00 a m³.', 'Heavy for their size: one m³ may weigh 500 kg, so they count as 0.12 m³.'],
  ],
  [
    'China by our table',
    china,
    [
      '¥8.00 first 1 kg + 2 × ¥2.00, for 3 kg.',
      '¥1 is R\u00a02.60. Our estimate until the supplier has told us its own.',
    ],
  ],
  ['China free of charge', { ...china, source: 'free' }, ['The supplier sends it to our warehouse free of charge.']],
  ['the fee', fee, ['10\u00a0% of R\u00a03,000.00 + 5\u00a0% of R\u00a01,000.00 above.']],
  [
    'the least fee',
    { ...fee, cents: 1_000, belowCents: 4_000, aboveCents: 0, orders: 2, minimumCents: 1_000, minimumApplied: true },
    ['At least R\u00a05.00 for each order, and these are 2.', '10\u00a0% of R\u00a040.00 is less.'],
  ],
  [
    'duty to be paid',
    duty,
    [
      '45\u00a0% duty for clothing on R\u00a0780.00 = R\u00a0351.00.',
      '15\u00a0% VAT on R\u00a01,209.00 = R\u00a0181.35.',
      'An estimate: you pay it to customs when it arrives.',
    ],
  ],
  [
    'duty in the freight',
    { ...duty, included: true, cents: 0 },
    [
      'Included in the freight: we pay it for you.',
      'About R\u00a0351.00 (45\u00a0% duty for clothing) and R\u00a0181.35 (15\u00a0% VAT).',
    ],
  ],
  ['packing', { kind: 'packing', cents: 1_600, parcels: 2, eachCents: 800 }, ['2 × R\u00a08.00 a parcel.']],
])('%s', (_what, line, words) => expect(lineWords(line)).toEqual(words));
