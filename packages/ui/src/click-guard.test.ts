import { beforeEach, expect, test } from 'vitest';
import { createClickGuard } from './click-guard.ts';

class Form extends EventTarget {
  wrong = false;
  querySelector(): unknown {
    return this.wrong ? {} : null;
  }
}

let now = 0;
let form = new Form();
let guard = createClickGuard(1000, () => now);
const click = (type = 'submit') => guard({ currentTarget: { form, type } });

beforeEach(() => {
  now = 0;
  form = new Form();
  guard = createClickGuard(1000, () => now);
});

test('a second click counts after a second, not before', () => {
  expect(click()).toBe(true);
  now = 999;
  expect(click()).toBe(false);
  now = 1000;
  expect(click()).toBe(true);
});

test('a button without a form is guarded as well', () => {
  expect(guard({ currentTarget: { form: null, type: 'button' } })).toBe(true);
  expect(guard({ currentTarget: { form: null, type: 'button' } })).toBe(false);
});

test('a submit whose form was refused counts again at once', () => {
  expect(click()).toBe(true);
  form.wrong = true;
  expect(click()).toBe(true);
});

test('two quick clicks on a form that was wrong already send it once', () => {
  form.wrong = true;
  expect(click()).toBe(true);
  expect(click()).toBe(false);
  form.wrong = false;
  expect(click()).toBe(false);
});

test('another button of a wrong form is guarded all the same', () => {
  expect(click('button')).toBe(true);
  form.wrong = true;
  expect(click('button')).toBe(false);
});

test.each(['input', 'change'])('whoever changed the form (%s) means another thing', (type) => {
  expect(click()).toBe(true);
  form.dispatchEvent(new Event(type));
  expect(click()).toBe(true);
  expect(click()).toBe(false);
  form.dispatchEvent(new Event(type));
  expect(click()).toBe(true);
});

test('a guard of 0 lets every click through', () => {
  guard = createClickGuard(0, () => now);
  expect([click(), click(), click()]).toEqual([true, true, true]);
});
