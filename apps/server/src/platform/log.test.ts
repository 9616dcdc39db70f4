import { describe, expect, test } from 'vitest';
import { createLog, maskText } from './log.ts';

function capture(level = 'info') {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => lines.push(line) });
  return { log, text: () => lines.join(''), lines: () => lines.map((line) => JSON.parse(line)) };
}

/** Each with the digits that may never be read in a log. */
const phones = [
  ['South Africa', '+27821234567', '2123456'],
  ['Botswana', '+26771234567', '7123456'],
  ['Lesotho', '+26658123456', '5812345'],
  ['Malawi', '+265991234567', '9912345'],
  ['Mozambique', '+258821234567', '8212345'],
  ['Namibia', '+264811234567', '8112345'],
  ['Zambia', '+260971234567', '9712345'],
  ['Zimbabwe', '+263771234567', '7712345'],
] as const;

describe('a mobile number of', () => {
  test.each(phones)('%s is masked wherever it stands', (_country, phone, secret) => {
    const { log, text } = capture();
    log.info(`an SMS to ${phone} was sent`);
    log.info({ req: { id: 'r1', method: 'GET', url: `/api/x?q=${encodeURIComponent(phone)}` } }, 'answered');
    log.error({ err: new Error(`no route to ${phone}`) }, 'failed');
    expect(text()).not.toContain(secret);
    expect(text().split(`${phone.slice(1, 4)}*****${phone.slice(-2)}`)).toHaveLength(5);
  });
});

describe('the secret parameter', () => {
  test.each(['ticket', 'password', 'mobile', 'phone', 'email', 'idnumber', 'passport', 'code', 'TICKET'])(
    '%s is masked in an address, first or later',
    (name) => {
      expect(maskText(`GET /api/x?${name}=s3cret&page=2 now`)).toBe(`GET /api/x?${name}=***&page=2 now`);
      expect(maskText(`/api/x?page=2&${name}=s3cret`)).toBe(`/api/x?page=2&${name}=***`);
      const nested = encodeURIComponent(`/shop/cart?${name}=s3cret&page=2`);
      const shown = nested.replace('s3cret', '***');
      expect(maskText(`/shop/login?origUrl=${nested}&x=1`)).toBe(`/shop/login?origUrl=${shown}&x=1`);
      expect(maskText(`/shop/register?origUrl=${encodeURIComponent(nested)}`)).not.toContain('s3cret');
    },
  );

  test('is masked in messages, addresses and errors alike', () => {
    const { log, text } = capture();
    const request = { id: 'r1', method: 'GET', url: '/api/user/logininfo?ticket=s3cret' };
    log.info('called /api/user/logininfo?ticket=s3cret');
    log.info({ req: request }, 'answered');
    log.info('called %s', '/api/user/logininfo?ticket=s3cret');
    log.error({ err: new Error('GET /x?ticket=s3cret failed'), req: request }, 'a request failed');
    log.error({ err: new Error('GET /x?ticket=s3cret failed') });
    log.error(new Error('GET /x?password=s3cret failed'));
    expect(text()).not.toContain('s3cret');
    expect(text().match(/\*\*\*/g)?.length).toBeGreaterThanOrEqual(6);
  });
});

describe('fields', () => {
  const names = ['ticket', 'password', 'mobile', 'phone', 'email', 'idNumber', 'passport', 'cookie', 'authorization'];

  test.each(names)('%s is censored down to the third level', (name) => {
    const { log, lines } = capture();
    log.info({ [name]: 's3cret', a: { [name]: 's3cret', b: { [name]: 's3cret', kept: 1 } } }, 'x');
    expect(lines()[0]).toMatchObject({ [name]: '***', a: { [name]: '***', b: { [name]: '***', kept: 1 } } });
  });

  test('of a request are its id, method and masked address, and nothing that came in its headers', () => {
    const { log, lines } = capture();
    const request = { id: 'r1', method: 'GET', url: '/x?ticket=s3cret', headers: { cookie: 'ticket=s3cret' } };
    log.info({ req: request }, 'answered');
    expect(lines()[0].req).toEqual({ id: 'r1', method: 'GET', url: '/x?ticket=***' });
  });
});

test('an identity number is masked but for its ends', () => {
  expect(maskText('holder 9202204720082 of it')).toBe('holder 92*********82 of it');
});

test.each(['610000000000', '2026-11-15', 'R\u00a01,234.00', '+27', 'the +15551234567 of others', '12345678901234'])(
  '%s stays readable',
  (text) => expect(maskText(text)).toBe(text),
);

test('an error keeps its kind, its words and its place', () => {
  const { log, lines } = capture();
  log.error({ err: new RangeError('too far') }, 'failed');
  expect(lines()[0]).toMatchObject({ msg: 'failed', err: { type: 'RangeError', message: 'too far' } });
  expect(lines()[0].err.stack).toContain('log.test.ts');
});

test('what is below the level is not written', () => {
  const { log, text } = capture('warn');
  log.info('quiet');
  expect(text()).toBe('');
  log.warn('loud');
  expect(text()).toContain('loud');
});

test('what a failed statement was given is not told', () => {
  const { log, text } = capture();
  const words = 'Failed query: update accounts set first_name = $1\nparams: Thandi,line one\nline two,s3cret';
  log.error({ err: new Error(words, { cause: new Error('duplicate key') }) }, 'failed');
  log.error(new Error(words));
  expect(text()).toContain('update accounts');
  expect(text()).toContain('duplicate key');
  expect(text()).not.toMatch(/Thandi|line two|s3cret/);
});
