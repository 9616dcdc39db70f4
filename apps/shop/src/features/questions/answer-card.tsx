import { posts } from '@sgb/contract/question-rules.ts';
import type { Question, QuestionAnswer } from '@sgb/contract/questions.ts';
import { Button } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { notify } from '@sgb/ui/notify.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useApi } from '../../shared/api/api.ts';
import { SmallPictures } from '../../shared/pictures/small-pictures.tsx';
import { Writer } from '../../shared/questions/writer.tsx';
import { PostMenu } from './post-menu.tsx';
import { useQuestionsChanged } from './questions-changed.ts';
import { VoteButton } from './vote-button.tsx';

interface AnswerCardProps {
  answer: QuestionAnswer;
  question: Pick<Question, 'mine' | 'accepted'>;
}

export function AnswerCard({ answer, question }: AnswerCardProps) {
  const { id, text, by, at, edited, accepted, waiting } = answer;
  return (
    <article
      id={`answer-${id}`}
      className={cx(
        'flex scroll-mt-28 flex-col gap-2 rounded-card border bg-card p-4',
        accepted ? 'border-good' : 'border-line',
      )}
    >
      {accepted && (
        <div>
          <Tag tone="good" icon={<CircleCheck aria-hidden="true" className="size-3.5" />}>
            Accepted: it helped whoever asked
          </Tag>
        </div>
      )}
      {waiting && (
        <div>
          <Tag tone="warn">Waits for our team: only you see it</Tag>
        </div>
      )}
      <Writer by={by} at={at} edited={edited} />
      <p className="max-w-prose whitespace-pre-line break-words">{text}</p>
      <SmallPictures pictures={answer.pictures} name={by.name} />
      {!waiting && (
        <div className="-mx-2 flex flex-wrap items-center gap-1">
          <VoteButton what={posts.answer} post={answer} label={`answer by ${by.name}`} />
          {question.mine && !question.accepted && <AcceptButton id={id} name={by.name} />}
          <PostMenu what={posts.answer} post={answer} deletable={!accepted} />
        </div>
      )}
    </article>
  );
}

function AcceptButton({ id, name }: { id: number; name: string }) {
  const api = useApi();
  const changed = useQuestionsChanged();
  const accept = useMutation({
    mutationFn: () => api.call('POST /api/question/accept', { id }),
    async onSuccess({ coins }) {
      notify('good', coins > 0 ? `Thank you. ${name} gets ${coins} S Coin.` : 'Thank you.');
      await changed();
    },
    onError: (error) => notify('danger', error.message),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<CircleCheck aria-hidden="true" className="size-4" />}
      loading={accept.isPending}
      onClick={() => accept.mutate()}
    >
      This helped me
    </Button>
  );
}
