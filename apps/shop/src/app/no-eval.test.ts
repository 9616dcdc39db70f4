import './no-eval.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';

test('the schemas of forms do not try to make code from text', () => {
  expect(z.config().jitless).toBe(true);
  expect(z.strictObject({ name: z.string() }).safeParse({ name: 1 }).success).toBe(false);
});
