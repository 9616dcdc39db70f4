import type { Kind } from '../../kind.ts';

type Option = NonNullable<Kind['option']>;

export const heights: Option = {
  name: ['Height', '身高'],
  values: ['90 cm', '100 cm', '110 cm', '120 cm', '130 cm', '140 cm'],
};
export const smallHeights: Option = {
  name: ['Height', '身高'],
  values: ['80 cm', '90 cm', '100 cm', '110 cm', '120 cm', '130 cm'],
};
export const babyHeights: Option = {
  name: ['Height', '身高'],
  values: ['59 cm', '66 cm', '73 cm', '80 cm', '90 cm'],
};
