import type { ChatMessage } from '@sgb/contract/chat.ts';

/** A message of one's own that the shop has not confirmed yet. */
export interface Unsent {
  readonly key: string;
  readonly text: string;
  readonly pictures: readonly string[];
  /** Addresses in this browser. */
  readonly previews: readonly string[];
  readonly failed: string;
}

export interface TalkState {
  /** By number, without doubles. */
  readonly messages: readonly ChatMessage[];
  readonly unsent: readonly Unsent[];
  readonly more: boolean;
  readonly readByOther: number;
}

export const emptyTalk: TalkState = { messages: [], unsent: [], more: false, readByOther: 0 };

export type TalkAction =
  | {
      readonly type: 'loaded';
      readonly messages: readonly ChatMessage[];
      readonly more: boolean;
      readonly read: number;
    }
  | { readonly type: 'earlier'; readonly messages: readonly ChatMessage[]; readonly more: boolean }
  | { readonly type: 'arrived'; readonly message: ChatMessage }
  | { readonly type: 'readByOther'; readonly number: number }
  | { readonly type: 'sending'; readonly unsent: Unsent }
  | { readonly type: 'failed'; readonly key: string; readonly reason: string }
  | { readonly type: 'dropped'; readonly key: string };

/** The later word about a message counts: its pictures have newer addresses. */
function merged(known: readonly ChatMessage[], news: readonly ChatMessage[]): readonly ChatMessage[] {
  const byNumber = new Map([...known, ...news].map((message) => [message.number, message]));
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number);
}

function without(unsent: readonly Unsent[], messages: readonly ChatMessage[]): readonly Unsent[] {
  const arrived = new Set(messages.filter(({ mine }) => mine).map(({ key }) => key));
  return unsent.filter(({ key }) => !arrived.has(key));
}

/** What arrived, whatever way it came: by the answer to sending, by the live line, by loading. */
function withMessages(state: TalkState, news: readonly ChatMessage[]): TalkState {
  return { ...state, messages: merged(state.messages, news), unsent: without(state.unsent, news) };
}

export function talkReducer(state: TalkState, action: TalkAction): TalkState {
  switch (action.type) {
    case 'loaded': {
      // A gap between what was known and what came is closed by starting over.
      const last = state.messages.at(-1)?.number ?? 0;
      const first = action.messages[0]?.number ?? 1;
      const base = first > last + 1 ? { ...state, messages: [] } : state;
      const next = withMessages(base, action.messages);
      const more = (next.messages[0]?.number ?? 1) > 1;
      return { ...next, more, readByOther: Math.max(state.readByOther, action.read) };
    }
    case 'earlier':
      return { ...withMessages(state, action.messages), more: action.more };
    case 'arrived':
      return withMessages(state, [action.message]);
    case 'readByOther':
      return { ...state, readByOther: Math.max(state.readByOther, action.number) };
    case 'sending':
      return { ...state, unsent: [...state.unsent.filter(({ key }) => key !== action.unsent.key), action.unsent] };
    case 'failed':
      return {
        ...state,
        unsent: state.unsent.map((each) => (each.key === action.key ? { ...each, failed: action.reason } : each)),
      };
    case 'dropped':
      return { ...state, unsent: state.unsent.filter(({ key }) => key !== action.key) };
  }
}
