import { createHmac } from 'node:crypto';
import { hourMs } from '@sgb/contract/time.ts';
import { formatDecimal } from '@sgb/money/format.ts';
import { describe, expect, test } from 'vitest';
import { CallbackRefused } from './gateway.ts';
import { isOzowHash, ozowHash, requestHash } from './ozow/hash.ts';
import { payfastFields } from './payfast/gateway.ts';
import { apiSignature, formSignature, itnSignature, itnText, phpEncode } from './payfast/signature.ts';
import { createSourceCheck } from './payfast/source.ts';
import { centsOf, formPairs } from './text.ts';
import { checkYoco, yocoSignature } from './yoco/signature.ts';

const request = {
  ref: 'RC2026111500001',
  amountCents: 50_000,
  itemName: 'Balance recharge RC2026111500001',
  firstName: 'Thandi',
  lastName: "O'Dube (Jnr)",
  email: 'thandi@example.co.za',
  returnUrl: 'https://shop.example/shop/recharge/pay?r=1',
  cancelUrl: 'https://shop.example/shop/recharge/pay?c=1',
  failureUrl: 'https://shop.example/shop/recharge/pay?f=1',
  notifyUrl: 'https://shop.example/api/payments/payfast/itn',
};
const merchant = { merchantId: '10000100', merchantKey: 'demo-merchant' };
const passphrase = 'demo phrase';

const itn =
  'm_payment_id=RC2026111500001&pf_payment_id=1089250&payment_status=COMPLETE&item_name=Balance+recharge+RC2026111500001&item_description=&amount_gross=500.00&amount_fee=-11.50&amount_net=488.50&custom_str1=&custom_str2=&custom_str3=&custom_str4=&custom_str5=&custom_int1=&custom_int2=&custom_int3=&custom_int4=&custom_int5=&name_first=Thandi&name_last=Dube&email_address=thandi%40example.co.za&merchant_id=10000100';
const textOf = (body: string) => itnText(formPairs(body) ?? []);

describe('PayFast', () => {
  test('the vector of the form', () => {
    expect(formSignature(payfastFields(merchant, request), passphrase)).toBe('2993d7e6520f37a157e97267e065cfa0');
  });

  test('the vector of the ITN, with blanks kept and in its own order', () => {
    expect(textOf(itn)).toBe(itn);
    expect(textOf(`${itn}&signature=abc&later=1`)).toBe(itn);
    expect(itnSignature(textOf(itn), passphrase)).toBe('2834680abfa20e3e482f5cbaafb62c63');
  });

  test.each([
    ['a blank that is dropped', itn.replace('&item_description=', '')],
    ['another amount', itn.replace('amount_gross=500.00', 'amount_gross=900.00')],
    ['another order', itn.split('&').toSorted().join('&')],
  ])('%s changes the signature', (_what, body) => {
    expect(itnSignature(textOf(body), passphrase)).not.toBe('2834680abfa20e3e482f5cbaafb62c63');
  });

  test('encodes as PHP does', () => {
    expect(phpEncode("a b!'()*~-_.é/&=+")).toBe('a+b%21%27%28%29%2A%7E-_.%C3%A9%2F%26%3D%2B');
  });

  test('fields that are blank are neither sent nor signed', () => {
    const fields = payfastFields(merchant, { ...request, lastName: ' ' });
    expect(fields.map(([name]) => name)).not.toContain('name_last');
    expect(formSignature([...fields, ['name_last', '  ']], passphrase)).toBe(formSignature(fields, passphrase));
  });

  test('the REST API signs alphabetically, the passphrase among the others', () => {
    const values = { version: 'v1', 'merchant-id': '10000100', date: '2026-11-15' };
    expect(apiSignature(values, passphrase)).toBe(
      apiSignature({ date: '2026-11-15', 'merchant-id': '10000100', version: 'v1' }, passphrase),
    );
    expect(apiSignature(values, passphrase)).not.toBe(apiSignature(values, undefined));
  });

  test('comes from an address that one of its names leads to', async () => {
    let away = false;
    let now = 0;
    const asked: string[] = [];
    const check = createSourceCheck('https://www.payfast.co.za', { now: () => new Date(now) }, async (host) => {
      asked.push(host);
      if (away || host.startsWith('w1w')) throw new Error('no such name');
      return host.startsWith('w2w') ? ['197.97.145.145'] : ['197.97.145.144'];
    });
    expect(await check('::ffff:197.97.145.145')).toBe(true);
    expect(await check('197.97.145.146')).toBe(false);
    expect(asked).toEqual(['www', 'sandbox', 'w1w', 'w2w'].map((name) => `${name}.payfast.co.za`));
    away = true;
    now = hourMs;
    expect(await check('197.97.145.144')).toBe(true);
  });
});

describe('Ozow', () => {
  const wish = {
    SiteCode: 'TSTSTE0001',
    CountryCode: 'ZA',
    CurrencyCode: 'ZAR',
    Amount: '25.00',
    TransactionReference: '123',
    BankReference: 'ABC123',
    CancelUrl: 'http://demo.example/cancel',
    ErrorUrl: 'http://demo.example/cancel',
    SuccessUrl: 'http://demo.example/success',
    NotifyUrl: 'http://demo.example/notify',
    IsTest: false,
  };
  const hash =
    'c837a2f8bca31b609729e5004f6320bc2bf1210a0db38f4f842638b6893d7e355849e6c6430abdf86800157fd5c5933007c450a7637a13c6671ccd3717603de7';

  test('the vector of the request, whatever order its fields have', () => {
    expect(requestHash(wish, 'demo-private')).toBe(hash);
    expect(requestHash(Object.fromEntries(Object.entries(wish).toReversed()), 'demo-private')).toBe(hash);
  });

  test('optional fields are part of it only when they are sent, before the addresses', () => {
    const values = Object.values(wish).map(String);
    const expected = ozowHash([...values.slice(0, 6), 'one', 'Thandi', ...values.slice(6)], 'demo-private');
    expect(requestHash({ Customer: 'Thandi', Optional1: 'one', ...wish }, 'demo-private')).toBe(expected);
  });

  const notice = {
    SiteCode: 'TSTSTE0001',
    TransactionId: '6ecc8a4d',
    TransactionReference: '123',
    Amount: '25.00',
    Status: 'Complete',
    Optional1: '',
    CurrencyCode: 'ZAR',
    IsTest: 'false',
    StatusMessage: '',
  };
  const signed = (hashText: string, changes: Record<string, string> = {}) =>
    new Map(Object.entries({ ...notice, ...changes, Hash: hashText, BankName: 'after the hash' }));

  test('a notice is signed by all that stands before its hash', () => {
    const right = ozowHash(Object.values(notice), 'demo-private');
    expect(isOzowHash(signed(right), 'demo-private')).toBe(true);
    expect(isOzowHash(signed(right.toUpperCase()), 'demo-private')).toBe(true);
    expect(isOzowHash(signed(`00${right}`), 'demo-private')).toBe(true);
    expect(isOzowHash(signed(right), 'another')).toBe(false);
    expect(isOzowHash(signed(right, { Amount: '26.00' }), 'demo-private')).toBe(false);
    expect(isOzowHash(signed(''), 'demo-private')).toBe(false);
  });
});

describe('Yoco', () => {
  const secret = `whsec_${Buffer.from('a secret of sixteen or more').toString('base64')}`;
  const at = new Date('2026-11-15T08:00:00Z');
  const raw = Buffer.from('{"type":"payment.succeeded"}');
  const stamp = String(at.getTime() / 1000);
  const headersOf = (signature: string, timestamp = stamp) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  });
  const because = (work: () => void) => {
    try {
      work();
      return 'taken';
    } catch (error) {
      return error instanceof CallbackRefused ? error.because : String(error);
    }
  };

  test('signs id, time and body with the decoded secret', () => {
    const right = createHmac('sha256', Buffer.from('a secret of sixteen or more'))
      .update(`msg_1.${stamp}.{"type":"payment.succeeded"}`)
      .digest('base64');
    expect(yocoSignature(secret, 'msg_1', stamp, raw)).toBe(right);
    expect(because(() => checkYoco(secret, raw, headersOf(`v1,${right}`), at))).toBe('taken');
    expect(because(() => checkYoco(secret, raw, headersOf(`v1,b3RoZXI= v1,${right}`), at))).toBe('taken');
  });

  test('the vector of the standard that it follows', () => {
    const known = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const body = Buffer.from('{"test": 2432232314}');
    expect(yocoSignature(known, 'msg_p5jXN8AQM9LWM0D4loKWxJek', '1614265330', body)).toBe(
      'g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });

  test.each([
    ['another body', () => checkYoco(secret, Buffer.from('{}'), headersOf(good()), at), 'signature'],
    ['another version', () => checkYoco(secret, raw, headersOf(good().replace('v1', 'v2')), at), 'signature'],
    ['no signature', () => checkYoco(secret, raw, { 'webhook-id': 'a', 'webhook-timestamp': stamp }, at), 'malformed'],
    ['three minutes', () => checkYoco(secret, raw, headersOf(good()), new Date(at.getTime() + 180_000)), 'taken'],
    ['a second more', () => checkYoco(secret, raw, headersOf(good()), new Date(at.getTime() + 181_000)), 'stale'],
    ['the future', () => checkYoco(secret, raw, headersOf(good()), new Date(at.getTime() - 181_000)), 'stale'],
  ])('%s is %s', (_what, work, expected) => {
    expect(because(work)).toBe(expected);
  });

  function good(): string {
    return `v1,${yocoSignature(secret, 'msg_1', stamp, raw)}`;
  }
});

test.each([
  ['500.00', 50_000],
  ['500', 50_000],
  ['0.5', 50],
  ['1234567.89', 123_456_789],
  ['-5.00', null],
  ['5.001', null],
  ['1e3', null],
  ['', null],
])('%j is %j cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
  if (cents !== null && text.includes('.') && text.split('.')[1]?.length === 2) expect(formatDecimal(cents)).toBe(text);
});
