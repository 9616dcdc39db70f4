import { expect, test } from 'vitest';
import { isQuiet } from './quiet.ts';

test.each([
  ['/shoporder/checkout/cn', true],
  ['/shoporder/2/detail/7', true],
  ['/stockUp/index', true],
  ['/groupship/round/3', true],
  ['/groupship/earnings', true],
  ['/giftvoucher/index', true],
  ['/shoppingmall/index', false],
  ['/shoporder/2/index', false],
  ['/groupship/index', false],
])('whether pop-ups stay away from %s: %s', (path, is) => expect(isQuiet(path)).toBe(is));
