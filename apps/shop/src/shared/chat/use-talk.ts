import type { Conversation } from '@sgb/contract/chat.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { query, useApi } from '../api/api.ts';
import { quietApi } from '../api/network.ts';
import { listenToChat } from './live.ts';
import { emptyTalk, talkReducer, type Unsent } from './talk-state.ts';

const history = 'GET /api/chat/messages';

/** One talk, live. `asked` is its number; 0 is the one with one's own contact. */
export function useTalk(asked: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [about, setAbout] = useState<Conversation | null>(null);
  const [trouble, setTrouble] = useState('');
  const [online, setOnline] = useState(true);
  const [state, dispatch] = useReducer(talkReducer, emptyTalk);
  const [loadingMore, setLoadingMore] = useState(false);
  const id = useRef(asked);
  const read = useRef(0);

  const setUnread = useCallback(
    (unread: number) =>
      queryClient.setQueryData(query('GET /api/chat/unread', {}).queryKey, (known) => ({
        talks: known?.talks ?? true,
        unread,
      })),
    [queryClient],
  );

  const load = useCallback(async () => {
    try {
      const { conversation, messages, more } = await api.call(history, { conversation: asked });
      id.current = conversation.id;
      setAbout(conversation);
      setTrouble('');
      dispatch({ type: 'loaded', messages, more, read: conversation.readByOther });
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : 'This did not work.');
    }
  }, [api, asked]);

  // The line first, the history second: what is written in between comes by one of them, and twice does no harm.
  useEffect(() => {
    const stop = listenToChat({
      message({ conversation, message, unread }) {
        setUnread(unread);
        if (conversation === id.current) dispatch({ type: 'arrived', message });
        // The first message of a talk that had no number yet.
        else if (id.current === 0) void load();
      },
      read({ conversation, number, mine, unread }) {
        setUnread(unread);
        if (!mine && conversation === id.current) dispatch({ type: 'readByOther', number });
      },
      reset: () => void load(),
      online: setOnline,
    });
    void load();
    return stop;
  }, [load, setUnread]);

  const last = state.messages.at(-1)?.number ?? 0;
  const waiting = state.messages.findLast(({ mine }) => !mine)?.number ?? 0;
  // What is on the screen is read, but not in a tab that nobody looks at.
  useEffect(() => {
    const look = () => {
      if (document.hidden || id.current === 0 || waiting <= read.current) return;
      read.current = last;
      const tell = async () => {
        const { unread } = await quietApi.call('POST /api/chat/read', { conversation: id.current, number: last });
        setUnread(unread);
      };
      tell().catch(() => {
        read.current = 0;
      });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [last, waiting, setUnread]);

  async function send(unsent: Unsent): Promise<void> {
    dispatch({ type: 'sending', unsent: { ...unsent, failed: '' } });
    const { key, text, pictures } = unsent;
    try {
      const sent = await quietApi.call('POST /api/chat/send', {
        conversation: id.current,
        key,
        text,
        pictures: [...pictures],
      });
      id.current = sent.conversation;
      dispatch({ type: 'arrived', message: sent.message });
    } catch (error) {
      dispatch({ type: 'failed', key, reason: error instanceof Error ? error.message : 'This did not work.' });
    }
  }

  async function loadEarlier(): Promise<void> {
    const before = state.messages[0]?.number;
    if (!before || loadingMore) return;
    setLoadingMore(true);
    try {
      const { messages, more } = await api.call(history, { conversation: id.current, before });
      dispatch({ type: 'earlier', messages, more });
    } finally {
      setLoadingMore(false);
    }
  }

  return {
    about,
    ...state,
    trouble,
    online,
    loadingMore,
    load,
    loadEarlier,
    send,
    drop: (key: string) => dispatch({ type: 'dropped', key }),
  };
}

export type Talk = ReturnType<typeof useTalk>;
