import { expect, test } from 'vitest';
import { mentionsIn } from './notes.ts';

test.each([
  ['@demo_buyer please look', ['demo_buyer']],
  ['For @Demo_Buyer, @demo_finance. And @demo_buyer again', ['demo_buyer', 'demo_finance']],
  ['write to n@demo.test or naledi.k@demo_mail', []],
  ['(@demo_admin) @abc @@demo_admin2', ['demo_admin']],
  ['nobody', []],
])('%s names %j', (text, names) => expect(mentionsIn(text)).toEqual(names));
