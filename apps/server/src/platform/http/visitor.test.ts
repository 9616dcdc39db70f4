import { expect, test } from 'vitest';
import { addressKey, visitorKey } from './visitor.ts';

test.each([
  ['41.1.1.1', '41.1.1.1'],
  ['::ffff:41.1.1.1', '41.1.1.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::', 'fe80:0:0:0::/64'],
  ['', ''],
])('%j is counted as %j', (ip, key) => expect(addressKey(ip)).toBe(key));

const number = 'a'.repeat(32);
test.each([
  [{}, undefined, null],
  [{}, 'theme=dark', null],
  [{}, 'visitorid=short', null],
  [{}, `visitorid=${number}`, `visitor ${number}`],
  [{}, `theme=dark; visitorid=${number}; data=light`, `visitor ${number}`],
  [{}, `othervisitorid=${number}`, null],
  [{ ticket: '' }, undefined, null],
  [{ ticket: ['a', 'b'] }, undefined, null],
])('%j with the cookies %j is %j', (query, cookie, key) =>
  expect(visitorKey({ query, headers: cookie === undefined ? {} : { cookie } })).toBe(key),
);

test('a ticket is known by its hash alone', () => {
  const key = visitorKey({ query: { ticket: 's3cret' }, headers: { cookie: `visitorid=${number}` } });
  expect(key).toMatch(/^ticket [\w-]{43}$/);
  expect(key).not.toContain('s3cret');
});
