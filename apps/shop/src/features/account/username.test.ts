import { expect, test } from 'vitest';
import { usernameFrom } from './username.ts';

test.each([
  ['thandi.nkosi@example.com', 'thandi_nkosi'],
  ['a+b-c@example.com', 'a_b_c'],
  ['abc@example.com', ''],
  ['', ''],
  [`${'x'.repeat(40)}@example.com`, 'x'.repeat(20)],
  ['zoë.müller@example.com', 'zo_m_ller'],
])('%s proposes %s', (email, expected) => expect(usernameFrom(email)).toBe(expected));
