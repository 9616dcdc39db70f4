import { dayMs } from '@sgb/contract/time.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visitorId } from './session.ts';

let written: string[];
beforeEach(() => {
  written = [];
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return written.map((cookie) => cookie.split(';')[0]).join('; ');
    },
    set cookie(cookie: string) {
      written.push(cookie);
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a visitor gets a random number once, for 3650 days', () => {
  const id = visitorId();
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect([visitorId(), visitorId()]).toEqual([id, id]);
  expect(written).toHaveLength(1);
  const [cookie = ''] = written;
  expect(cookie).toContain('; path=/; SameSite=Lax; expires=');
  expect(cookie).toMatch(/; Secure$/);
  const expires = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '');
  expect((expires - Date.now()) / dayMs).toBeCloseTo(3650, 1);
});

test('a number that is not ours is replaced', () => {
  written.push('visitorid=%3Cscript%3E; path=/');
  const id = visitorId();
  expect(id).toMatch(/^[0-9a-f]{32}$/);
});
