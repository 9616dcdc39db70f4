import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { FeedbackDetail } from '@sgb/contract/feedback.ts';
import { feedbackKindWords } from '@sgb/contract/feedback-rules.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { AnswerBox } from './answer-box.tsx';
import { StateTag } from './state-tag.tsx';

interface DetailSheetProps {
  id: number;
  onClose: () => void;
}

export default function DetailSheet({ id, onClose }: DetailSheetProps) {
  const answer = useQuery(query('GET /api/questionfeedback/detail', { id }));
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Your feedback">
      <Answer of={answer} skeleton={<Skeleton className="h-48" />}>
        {(detail) => <Detail detail={detail} />}
      </Answer>
    </Sheet>
  );
}

function Detail({ detail }: { detail: FeedbackDetail }) {
  const { kind, state, content, at, order, parcel, pictures, history } = detail;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2 text-ink-soft text-xs">
        <StateTag state={state} />
        {feedbackKindWords[kind]}, {dateAndTime(at)}
      </p>
      <p className="whitespace-pre-line break-words">{content}</p>
      <p className="flex flex-wrap gap-3 text-sm empty:hidden">
        {order && (
          <Link to={`/shoporder/2/detail/${order.id}`} className="text-brand hover:underline">
            Order {order.number}
          </Link>
        )}
        {parcel && (
          <Link to={`/deliveryorder/detail/${parcel.id}`} className="text-brand hover:underline">
            Parcel {parcel.number}
          </Link>
        )}
      </p>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {pictures.map((address, place) => (
          <li key={address} className="w-24 overflow-hidden rounded-control border border-line">
            <Picture src={address} alt={`Picture ${place + 1}`} sizes="96px" />
          </li>
        ))}
      </ul>
      {history.map(({ at: when, from, text }) => (
        <div key={when + from} className="rounded-control bg-sunk px-3 py-2 text-sm">
          <p className="text-ink-soft text-xs">{`${from === 'us' ? 'We answered' : 'You wrote again'}, ${dateAndTime(when)}`}</p>
          <p className="whitespace-pre-line break-words">{text}</p>
        </div>
      ))}
      <AnswerBox detail={detail} />
    </div>
  );
}
