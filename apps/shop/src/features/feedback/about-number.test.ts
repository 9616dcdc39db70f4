import { expect, test } from 'vitest';
import { aboutNumber } from './about-number.ts';

test.each([
  ['', undefined],
  ['  ', undefined],
  ['SO00000012', { orderid: 12 }],
  ['so 12', { orderid: 12 }],
  ['PC00000345', { expressid: 345 }],
  ['12', null],
  ['SO0', null],
  ['WO12', null],
])('%s names %j', (typed, about) => expect(aboutNumber(typed)).toEqual(about));
