import { expect, test } from 'vitest';
import { isShown } from './rules.ts';

const at = (time: string) => new Date(`2026-11-15T${time}Z`);
const window = { shownFrom: at('08:00:00'), shownUntil: at('09:00:00') };

test.each([
  ['a moment too early', '07:59:59.999', window, false],
  ['its first moment', '08:00:00', window, true],
  ['in between', '08:30:00', window, true],
  ['its last millisecond', '08:59:59.999', window, true],
  ['the moment it ends', '09:00:00', window, false],
  ['long after, without an end', '23:00:00', { ...window, shownUntil: null }, true],
  ['too early, without an end', '07:00:00', { ...window, shownUntil: null }, false],
  ['an empty window', '08:00:00', { ...window, shownUntil: window.shownFrom }, false],
])('%s', (_what, now, content, shown) => expect(isShown(content, at(now))).toBe(shown));
