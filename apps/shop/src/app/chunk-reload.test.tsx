import { expect, onTestFinished, test } from 'vitest';
import { reloadForChunk } from './chunk-reload.ts';

test('a page reloads for new code at most once a minute, and not over what somebody typed', () => {
  const form = document.body.appendChild(document.createElement('main'));
  onTestFinished(() => {
    form.remove();
    sessionStorage.clear();
  });
  sessionStorage.clear();
  let reloaded = 0;
  const reloadAt = (minutes: number) =>
    reloadForChunk(minutes * 60_000, sessionStorage, () => {
      reloaded += 1;
    });
  form.innerHTML = '<form><input value="Thandi"><textarea></textarea></form>';
  expect(reloadAt(10)).toBe(true);
  expect(reloadAt(10.5)).toBe(false);
  expect(reloadAt(11)).toBe(true);
  form.querySelector('textarea')?.setRangeText('Please ring twice');
  expect(reloadAt(12)).toBe(false);
  form.replaceChildren();
  expect(reloadAt(13)).toBe(true);
  expect(reloaded).toBe(3);
});
