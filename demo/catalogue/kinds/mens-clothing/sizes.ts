import type { Kind } from '../../kind.ts';

type Option = NonNullable<Kind['option']>;

export const sizes: Option = { name: ['Size', '尺码'], values: ['M', 'L', 'XL', 'XXL', '3XL'] };
export const waists: Option = { name: ['Waist', '腰围'], values: ['29', '30', '31', '32', '33', '34', '36', '38'] };
