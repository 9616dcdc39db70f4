import { tierNames } from '@sgb/contract/membership-plans.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { PersonLink } from '../../shared/links/person-link.tsx';
import { useMe } from '../../shared/session/me.ts';
import { ClockTag } from '../../shared/words/clock-tag.tsx';
import { AnswerBox } from './answer-box.tsx';
import { InHand } from './in-hand.tsx';
import { Messages } from './messages.tsx';
import type { Talk } from './talk.ts';
import { useChatEvents } from './use-chat-events.ts';

/** @public */
export function Component() {
  const { id = '' } = useParams();
  useChatEvents(['GET /api/staff/chat/detail']);
  const found = useQuery({ ...query('GET /api/staff/chat/detail', { id: Number(id) }), refetchInterval: 10_000 });
  return (
    <>
      <Link to="/chats" className="mb-3 inline-block text-brand text-sm">
        ← All chats
      </Link>
      <Answer of={found}>{(talk) => <TalkPage talk={talk} />}</Answer>
    </>
  );
}

function TalkPage({ talk }: { talk: Talk }) {
  const { username } = useMe();
  const others = talk.takenBy !== '' && talk.takenBy !== username;
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="font-bold text-xl">Chat with {talk.name || talk.username}</h1>
          <p className="text-ink-soft text-sm">
            <PersonLink id={talk.shopperId} name={talk.username} /> · {tierNames[talk.vipLevel as 0]} · consultant{' '}
            {talk.consultant}
          </p>
        </div>
        {talk.answerBy ? <ClockTag due={talk.answerBy} /> : <span className="text-ink-soft text-sm">Answered</span>}
      </header>
      {others && (
        <Notice tone="warn" title={`${talk.takenBy} has this chat in hand`}>
          Read along, or take it over: only one of you answers.
        </Notice>
      )}
      <InHand talk={talk} />
      <Messages talk={talk} />
      {talk.open ? (
        !others && <AnswerBox key={talk.id} talk={talk} />
      ) : (
        <Notice title="Nobody can write here any more">The shopper has another contact now.</Notice>
      )}
    </div>
  );
}
