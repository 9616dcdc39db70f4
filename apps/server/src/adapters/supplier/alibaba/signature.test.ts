import { expect, test } from 'vitest';
import { signatureOf } from './signature.ts';

const path = 'param2/1/system/currentTime/1000000';

test('the official vector', () => {
  expect(signatureOf(path, { a: '1', b: '2' }, 'test123')).toBe('33E54F4F7B989E3E0E912D3FBD2F1A03CA7CCE88');
});

test('does not depend on the order of the parameters, nor on an old signature among them', () => {
  expect(signatureOf(path, { b: '2', _aop_signature: 'old', a: '1' }, 'test123')).toBe(
    '33E54F4F7B989E3E0E912D3FBD2F1A03CA7CCE88',
  );
});

test.each([
  ['another value', { a: '1', b: '3' }, 'test123'],
  ['another name', { a: '1', c: '2' }, 'test123'],
  ['one parameter more', { a: '1', b: '2', c: '' }, 'test123'],
  ['another secret', { a: '1', b: '2' }, 'test124'],
])('changes with %s', (_what, parameters: Record<string, string>, secret) => {
  expect(signatureOf(path, parameters, secret)).not.toBe('33E54F4F7B989E3E0E912D3FBD2F1A03CA7CCE88');
});

test('signs values as they are, Chinese and blanks included', () => {
  expect(signatureOf(path, { keyword: '台灯 复古' }, 's')).not.toBe(
    signatureOf(path, { keyword: encodeURIComponent('台灯 复古') }, 's'),
  );
});
