import type { Kind } from '../../kind.ts';

type Option = NonNullable<Kind['option']>;

export const sizes: Option = {
  name: ['Size', '尺码'],
  values: ['S', 'M', 'L', 'XL', 'XXL'],
};
export const plusSizes: Option = {
  name: ['Size', '尺码'],
  values: ['M', 'L', 'XL', 'XXL', '3XL', '4XL'],
};
