import { Spinner } from '@sgb/ui/spinner.tsx';
import { ErrorState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../account/avatar.tsx';
import { query } from '../api/api.ts';
import { Bubbles } from './bubbles.tsx';
import { Composer } from './composer.tsx';
import { useTalk } from './use-talk.ts';
import { answerWord, kindWords } from './words.ts';

/** A talk with its history and a place to write; fills the box it stands in. */
export function TalkView({ id, aside }: { id: number; aside?: ReactNode }) {
  const talk = useTalk(id);
  const { about } = talk;
  const withContact = about !== null && about.kind !== 'shopper' && about.open;
  const { data: contact } = useQuery({ ...query('GET /api/contact/person', {}), enabled: withContact });
  if (!about) {
    return (
      <div className="grid h-full place-items-center">
        {talk.trouble ? (
          <ErrorState title="The chat did not load" onRetry={() => void talk.load()}>
            {talk.trouble}
          </ErrorState>
        ) : (
          <Spinner label="Loading the chat" />
        )}
      </div>
    );
  }
  return (
    <section aria-label={`Chat with ${about.name}`} className="flex h-full min-h-0 flex-col">
      <header className="flex items-center gap-3 border-line border-b px-3 py-2">
        <Avatar address={about.avatar} className="size-10" />
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-semibold text-base">{about.name}</h2>
          <p className="text-ink-soft text-xs">
            {kindWords[about.kind]}
            {withContact && contact && `. ${answerWord(contact)}`}
          </p>
        </div>
        {aside}
      </header>
      {talk.messages.length === 0 && talk.unsent.length === 0 ? (
        <div className="grid min-h-0 flex-1 place-items-center p-6 text-center text-ink-soft text-sm">
          <p className="max-w-xs">
            Ask {about.name} about a product, an order or a parcel. Pictures help: send one of what you are looking for.
          </p>
        </div>
      ) : (
        <Bubbles talk={talk} />
      )}
      <p
        role="status"
        className={talk.online ? 'sr-only' : 'flex items-center gap-2 bg-warn-soft px-3 py-1 text-warn text-xs'}
      >
        {!talk.online && (
          <>
            <WifiOff aria-hidden="true" className="size-4" />
            Reconnecting. New messages appear as soon as you are online again.
          </>
        )}
      </p>
      {about.open ? (
        <Composer talk={talk} to={about.name} />
      ) : (
        <p className="border-line border-t p-3 text-center text-ink-soft text-sm">
          {about.kind === 'shopper'
            ? 'This shopper has another contact now, so you can only read.'
            : 'You have another contact now, so you can only read here.'}
        </p>
      )}
    </section>
  );
}
