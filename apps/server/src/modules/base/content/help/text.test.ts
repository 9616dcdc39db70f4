import type { HelpBlock } from '@sgb/contract/help.ts';
import { blocksIn, helpText } from '@sgb/contract/help-text.ts';
import { expect, test } from 'vitest';
import { firstArticles } from './texts/all.ts';

test.each(firstArticles.map(({ type, body }) => [type, body] as const))(
  '%s is the same after it was a text',
  (_type, body) => {
    expect(blocksIn(helpText(body))).toEqual(body);
  },
);

test.each<[string, HelpBlock[]]>([
  ['', []],
  ['\n\n  \n', []],
  [
    'One line\nand the next\r\n\n- a\n- b',
    [
      { kind: 'paragraph', text: 'One line\nand the next' },
      { kind: 'list', items: ['a', 'b'] },
    ],
  ],
  ['1. Pay: in rand', [{ kind: 'steps', items: [{ title: 'Pay', text: 'in rand' }] }]],
])('%j', (text, blocks) => expect(blocksIn(text)).toEqual(blocks));
