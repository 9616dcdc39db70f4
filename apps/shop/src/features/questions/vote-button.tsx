import type { Post } from '@sgb/contract/question-rules.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useQuestionsChanged } from './questions-changed.ts';
import { useToLogin } from './to-login.ts';

interface VoteButtonProps {
  what: Post;
  post: { readonly id: number; readonly votes: number; readonly voted: boolean; readonly mine: boolean };
  label: string;
}

/** Says that a question or an answer helped, or takes it back. Nobody votes for themselves. */
export function VoteButton({ what, post, label }: VoteButtonProps) {
  const api = useApi();
  const changed = useQuestionsChanged();
  const toLogin = useToLogin();
  const [now, setNow] = useState({ votes: post.votes, voted: post.voted });
  const vote = useMutation({
    mutationFn: (wish: 0 | 1) => api.call('POST /api/question/vote', { what, id: post.id, vote: wish }),
    async onSuccess(counted) {
      setNow(counted);
      await changed();
    },
    onError: (error) => notify('danger', error.message),
  });
  const count = now.votes > 0 ? ` (${formatCount(now.votes)})` : '';
  if (post.mine) {
    return <span className="text-ink-soft text-sm">{count ? `Helpful to ${formatCount(now.votes)}` : ''}</span>;
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={now.voted}
      aria-label={`Helpful${count}: ${label}`}
      icon={<ThumbsUp aria-hidden="true" className={now.voted ? 'size-4 fill-current' : 'size-4'} />}
      loading={vote.isPending}
      guardMs={0}
      onClick={() => toLogin() || vote.mutate(now.voted ? 0 : 1)}
    >
      {`Helpful${count}`}
    </Button>
  );
}
