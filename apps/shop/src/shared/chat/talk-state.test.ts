import type { ChatMessage } from '@sgb/contract/chat.ts';
import { describe, expect, test } from 'vitest';
import { emptyTalk, type TalkAction, type TalkState, talkReducer } from './talk-state.ts';

const message = (number: number, mine = false): ChatMessage => ({
  number,
  key: `key-${number}`,
  mine,
  text: `Message ${number}`,
  pictures: [],
  sentAt: '2026-11-15T08:00:00Z',
});
const loaded = (...numbers: number[]): TalkAction => ({
  type: 'loaded',
  messages: numbers.map((number) => message(number)),
  more: (numbers[0] ?? 1) > 1,
  read: 0,
});
const after = (...actions: TalkAction[]): TalkState => actions.reduce(talkReducer, emptyTalk);
const numbers = (state: TalkState) => state.messages.map(({ number }) => number);
const unsent = { key: 'key-3', text: 'Message 3', pictures: [], previews: [], failed: '' };

describe('a talk', () => {
  test('keeps its order and has no doubles, whatever way messages come', () => {
    const state = after(
      { type: 'arrived', message: message(4) },
      loaded(2, 3, 4),
      { type: 'arrived', message: message(3) },
      { type: 'earlier', messages: [message(1)], more: false },
    );
    expect([numbers(state), state.more]).toEqual([[1, 2, 3, 4], false]);
  });

  test('loaded again after a long time starts over rather than hide a gap', () => {
    expect(numbers(after(loaded(1, 2, 3), loaded(50, 51)))).toEqual([50, 51]);
    expect(numbers(after(loaded(1, 2, 3), loaded(4, 5)))).toEqual([1, 2, 3, 4, 5]);
  });

  test('shows a message of one’s own until it arrives, by answer or by the live line, once', () => {
    const sending = after(loaded(1, 2), { type: 'sending', unsent });
    expect(sending.unsent).toHaveLength(1);
    const arrived = talkReducer(sending, { type: 'arrived', message: message(3, true) });
    const twice = talkReducer(arrived, { type: 'arrived', message: message(3, true) });
    expect([numbers(twice), twice.unsent]).toEqual([[1, 2, 3], []]);
  });

  test('a message that failed stays until it is sent again or dropped', () => {
    const failed = after({ type: 'sending', unsent }, { type: 'failed', key: 'key-3', reason: 'No line' });
    expect(failed.unsent[0]?.failed).toBe('No line');
    expect(talkReducer(failed, { type: 'sending', unsent }).unsent).toEqual([unsent]);
    expect(talkReducer(failed, { type: 'dropped', key: 'key-3' }).unsent).toEqual([]);
  });

  test('reading by the other side never goes back', () => {
    const state = after({ type: 'readByOther', number: 5 }, { type: 'readByOther', number: 3 }, loaded(1));
    expect(state.readByOther).toBe(5);
  });
});
