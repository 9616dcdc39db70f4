import type { ChatMessage } from '@sgb/contract/chat.ts';
import { clockTime } from '@sgb/contract/date-words.ts';
import { Button } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { Fragment, useEffect, useLayoutEffect, useRef } from 'react';
import type { Unsent } from './talk-state.ts';
import type { Talk } from './use-talk.ts';
import { dayWord } from './words.ts';

const bubble = 'max-w-[min(85%,36rem)] rounded-card px-3 py-2 text-sm whitespace-pre-wrap wrap-anywhere';
const mineLook = 'self-end rounded-br-sm bg-brand text-brand-ink dark:bg-brand-soft dark:text-ink';
const theirLook = 'self-start rounded-bl-sm bg-sunk';

function Pictures({ addresses, whose }: { addresses: readonly string[]; whose: string }) {
  if (addresses.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1 py-1">
      {addresses.map((address, place) => (
        <a key={address} href={address} target="_blank" rel="noreferrer" className="block rounded-control">
          <img
            src={address.startsWith('blob:') ? address : `${address}&w=320`}
            alt={`${whose}, ${place + 1} of ${addresses.length}`}
            className="size-32 rounded-control bg-card object-cover"
          />
        </a>
      ))}
    </span>
  );
}

function Bubble({ message, read }: { message: ChatMessage; read: boolean }) {
  const { mine, text, pictures, sentAt } = message;
  return (
    <li className={cx(bubble, mine ? mineLook : theirLook)}>
      <span className="sr-only">{mine ? 'You: ' : 'They: '}</span>
      <Pictures addresses={pictures} whose={mine ? 'Your picture' : 'Their picture'} />
      {text}
      <span className={cx('mt-0.5 flex items-center justify-end gap-1 text-xs', !mine && 'text-ink-soft')}>
        {clockTime(sentAt)}
        {read && (
          <>
            <CheckCheck aria-hidden="true" className="size-3.5" />
            <span>Read</span>
          </>
        )}
      </span>
    </li>
  );
}

function UnsentBubble({ unsent, talk }: { unsent: Unsent; talk: Talk }) {
  return (
    <li className="flex max-w-[min(85%,36rem)] flex-col items-end gap-1 self-end">
      <div className={cx(bubble, 'max-w-full rounded-br-sm border border-brand')}>
        <Pictures addresses={unsent.previews} whose="Your picture" />
        {unsent.text}
        {!unsent.failed && (
          <span className="mt-0.5 flex items-center justify-end gap-1 text-ink-soft text-xs">
            <Clock aria-hidden="true" className="size-3.5" />
            Sending
          </span>
        )}
      </div>
      {unsent.failed && (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-2 text-danger text-xs">
          <CircleAlert aria-hidden="true" className="size-4" />
          {unsent.failed}
          <Button size="sm" variant="secondary" onClick={() => void talk.send(unsent)}>
            Send again
          </Button>
          <Button size="sm" variant="ghost" onClick={() => talk.drop(unsent.key)}>
            Discard
          </Button>
        </div>
      )}
    </li>
  );
}

/** The messages, the newest at the bottom and in view, unless somebody has scrolled up to read. */
export function Bubbles({ talk }: { talk: Talk }) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const heightBefore = useRef(0);
  const { messages, unsent, more } = talk;
  const first = messages[0]?.number ?? 0;
  const lastRead = messages.findLast(({ mine, number }) => mine && number <= talk.readByOther)?.number;

  // Earlier messages come in above: what was in view stays in view.
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || first === 0) return;
    if (!atEnd.current) current.scrollTop += current.scrollHeight - heightBefore.current;
  }, [first]);
  const newest = `${messages.at(-1)?.number} ${unsent.length}`;
  useEffect(() => {
    if (newest && atEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [newest]);

  const now = new Date();
  return (
    <div
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has only keys must be able to scroll
      tabIndex={0}
      role="log"
      aria-label="Messages"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < 40;
        heightBefore.current = scrollHeight;
      }}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-2 -outline-offset-2"
    >
      {more && (
        <div className="pb-2 text-center">
          <Button size="sm" variant="ghost" loading={talk.loadingMore} onClick={() => void talk.loadEarlier()}>
            Show earlier messages
          </Button>
        </div>
      )}
      <ol className="flex min-h-full flex-col justify-end gap-2">
        {messages.map((message, place) => {
          const day = dayWord(message.sentAt, now);
          const before = messages[place - 1];
          return (
            <Fragment key={message.number}>
              {(!before || dayWord(before.sentAt, now) !== day) && (
                <li className="self-center rounded-full bg-neutral-soft px-3 py-0.5 text-ink-soft text-xs">{day}</li>
              )}
              <Bubble message={message} read={message.number === lastRead} />
            </Fragment>
          );
        })}
        {unsent.map((each) => (
          <UnsentBubble key={each.key} unsent={each} talk={talk} />
        ))}
      </ol>
    </div>
  );
}
