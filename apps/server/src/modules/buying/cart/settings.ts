import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

const words = z.array(z.string().trim().min(2).max(60));

export const cartTerms = defineSetting(
  'cart.terms',
  z.object({
    /** The most lines of one cart. */
    lines: z.int().min(1).max(200),
    /** How long a removed line can be put back. */
    undoDays: z.int().min(1).max(90),
    /** Up to here a price that rose is our loss; above it the shopper is asked. */
    absorbBasisPoints: z.int().min(0).max(10_000),
    /** How many offers one look at the cart reads again at the supplier, and how long it waits for them. */
    recheck: z.object({ offers: z.int().min(1).max(6), waitMs: z.int().min(100).max(20_000) }),
  }),
  { lines: 200, undoDays: 7, absorbBasisPoints: 200, recheck: { offers: 5, waitMs: 3_000 } },
);

/** Goods that nobody may put into a cart, by our categories of any level or by words of their names. */
export const cartProhibited = defineSetting(
  'cart.prohibited',
  z.object({
    kinds: z.array(
      z.object({
        /** In the sentence 'We cannot buy … for you'. */
        name: z.string().min(2).max(60),
        categories: z.array(z.int().positive()),
        words,
      }),
    ),
    powerBank: z.object({ words, mostWattHours: z.int().positive() }),
  }),
  {
    kinds: [
      {
        name: 'weapons',
        categories: [],
        words: [
          'firearm',
          'ammunition',
          'stun gun',
          'taser',
          'pepper spray',
          'switchblade',
          'knuckle duster',
          'brass knuckles',
          'crossbow',
          '枪支',
          '弹药',
          '电击器',
          '弹簧刀',
        ],
      },
      { name: 'drugs', categories: [], words: ['cannabis', 'marijuana', 'kratom', 'cbd oil', '毒品', '大麻'] },
      {
        name: 'tobacco or vapes',
        categories: [],
        words: ['tobacco', 'cigarettes', 'e-cigarette', 'vape', 'vapes', 'vape pen', '香烟', '烟草', '电子烟'],
      },
      {
        name: 'seeds, plants or meat',
        categories: [],
        words: [
          'flower seeds',
          'vegetable seeds',
          'grass seeds',
          'tree seeds',
          'live plant',
          'live plants',
          'beef jerky',
          'dried meat',
          '花卉种子',
          '蔬菜种子',
          '种籽',
          '活体植物',
          '牛肉干',
        ],
      },
      {
        name: 'counterfeit goods',
        categories: [],
        words: ['counterfeit', 'replica', '1:1 copy', 'super clone', '高仿', '复刻版', '莆田'],
      },
      {
        name: 'currency',
        categories: [],
        words: ['banknote', 'banknotes', 'prop money', 'counterfeit money', '纸币', '假钞'],
      },
      {
        name: 'adult goods',
        categories: [],
        words: ['sex toy', 'sex toys', 'sex doll', 'adult toy', 'adult toys', '情趣', '成人用品'],
      },
    ],
    powerBank: { words: ['power bank', 'powerbank', '充电宝', '移动电源'], mostWattHours: 100 },
  },
);
