import { expect, test } from 'vitest';
import { dayOfPartition, firstKeptDay, isMachine, partitionOf, visitorOf, wantsPrivacy } from './rules.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';

test.each([
  [phone, false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 Chrome/99.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0)', true],
  ['facebookexternalhit/1.1', true],
  ['WhatsApp/2.23.20.0', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/120.0.0.0 Safari/537.36', true],
  ['curl/8.5.0', true],
  ['python-requests/2.31', true],
  ['', true],
])('%s is a machine: %s', (userAgent, machine) => expect(isMachine(userAgent)).toBe(machine));

const id = '0123456789abcdef0123456789abcdef';
test.each([
  [`visitorid=${id}`, id],
  [`theme=dark; visitorid=${id}; ticket=x`, id],
  [`xvisitorid=${id}`, null],
  [`visitorid=${id}0`, null],
  [`visitorid=${id.toUpperCase()}`, null],
  ["visitorid=' or 1=1", null],
  ['', null],
  [undefined, null],
])('the visitor of the cookies %j is %j', (cookies, visitor) => expect(visitorOf(cookies)).toBe(visitor));

test.each([
  [{}, false],
  [{ dnt: '0' }, false],
  [{ dnt: '1' }, true],
  [{ 'sec-gpc': '1' }, true],
  [{ 'sec-gpc': '0' }, false],
])('%j asks for privacy: %s', (headers, wants) => expect(wantsPrivacy(headers)).toBe(wants));

test('a partition is named by its day, and the default one has none', () => {
  expect(partitionOf('2026-11-15')).toBe('tracking_events_20261115');
  expect(dayOfPartition('tracking_events_20261115')).toBe('2026-11-15');
  expect(dayOfPartition('tracking_events_default')).toBeNull();
});

test('ninety days are kept, today counted', () => expect(firstKeptDay('2026-03-31', 90)).toBe('2026-01-01'));
