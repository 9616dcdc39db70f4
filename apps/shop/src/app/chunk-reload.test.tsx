import { expect, test } from 'vitest';
import { reloadForChunk } from './chunk-reload.ts';

test('a page reloads for new code at most once a minute, and not over what somebody typed', () => {
  sessionStorage.clear();
  let reloaded = 0;
  const reloadAt = (minutes: number) =>
    reloadForChunk(minutes * 60_000, sessionStorage, () => {
      reloaded += 1;
    });
  document.body.innerHTML = '<main><form><input value="Thandi"><textarea></textarea></form></main>';
  expect(reloadAt(10)).toBe(true);
  expect(reloadAt(10.5)).toBe(false);
  expect(reloadAt(11)).toBe(true);
  document.querySelector('textarea')?.setRangeText('Please ring twice');
  expect(reloadAt(12)).toBe(false);
  document.body.replaceChildren();
  expect(reloadAt(13)).toBe(true);
  expect(reloaded).toBe(3);
});
