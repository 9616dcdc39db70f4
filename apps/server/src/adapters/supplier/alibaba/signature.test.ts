import { expect, test } from 'vitest';
import { signatureOf } from './signature.ts';

const path = 'param2/1/system/currentTime/1000000';

test('the official vector', () => {
  expect(signatureOf(path, { a: '1', b: '2' }, 'test123')).toBe('33E54F4F7B989E3E0E912D3FBD2F1A03CA7CCE88');
});

test('a vector without a path, as messages are signed', () => {
  const message = { msgId: '1001', gmtBorn: '1700000000000', type: 'ORDER_CHANGED', userInfo: 'm1', data: '{"k":"v"}' };
  expect(signatureOf('', message, 'secretXYZ')).toBe('4B20205134EA09C4C8D29CCAC26F6C179EB72C8E');
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
