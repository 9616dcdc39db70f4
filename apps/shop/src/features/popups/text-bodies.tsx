import { shortDate } from '@sgb/contract/date-words.ts';
import type { Popup } from '@sgb/contract/popups.ts';

export interface BodyProps {
  popup: Popup;
}

/** A title and words. */
export function TextBody({ popup: { title, titlecontent, content, time } }: BodyProps) {
  return (
    <div className="flex flex-col gap-2">
      {title && <h3 className="break-words font-bold text-lg">{title}</h3>}
      {titlecontent && <p className="font-medium text-sm">{titlecontent}</p>}
      {time && <p className="text-ink-soft text-xs">{shortDate(time)}</p>}
      <p className="whitespace-pre-line break-words">{content}</p>
    </div>
  );
}

export function MessageBody({ popup }: BodyProps) {
  const { unreadnum } = popup;
  return (
    <>
      <TextBody popup={popup} />
      {unreadnum > 0 && (
        <p className="mt-4 rounded-control bg-info-soft px-3 py-2 text-info text-sm">
          You have {unreadnum} unread {unreadnum === 1 ? 'message' : 'messages'}.
        </p>
      )}
    </>
  );
}

export function FeedbackBody({ popup: { question, feedback, time } }: BodyProps) {
  return (
    <dl className="flex flex-col gap-4">
      <div>
        <dt className="text-ink-soft text-xs">You asked</dt>
        <dd className="mt-1 whitespace-pre-line break-words rounded-card rounded-tl-none bg-sunk px-3 py-2">
          {question}
        </dd>
      </div>
      <div>
        <dt className="text-right text-ink-soft text-xs">We answered{time && ` on ${shortDate(time)}`}</dt>
        <dd className="mt-1 whitespace-pre-line break-words rounded-card rounded-tr-none bg-brand-soft px-3 py-2">
          {feedback}
        </dd>
      </div>
    </dl>
  );
}
