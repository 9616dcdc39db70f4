import type { Kind } from '../../kind.ts';

type Option = NonNullable<Kind['option']>;

export const womensSizes: Option = {
  name: ['Size', '尺码'],
  values: ['EU 36', 'EU 37', 'EU 38', 'EU 39', 'EU 40', 'EU 41'],
};
export const mensSizes: Option = {
  name: ['Size', '尺码'],
  values: ['EU 39', 'EU 40', 'EU 41', 'EU 42', 'EU 43', 'EU 44', 'EU 45'],
};
export const unisexSizes: Option = {
  name: ['Size', '尺码'],
  values: ['EU 36', 'EU 38', 'EU 39', 'EU 40', 'EU 41', 'EU 42', 'EU 43', 'EU 44'],
};
export const kidsSizes: Option = {
  name: ['Size', '尺码'],
  values: ['EU 26', 'EU 28', 'EU 30', 'EU 32', 'EU 34', 'EU 36'],
};
