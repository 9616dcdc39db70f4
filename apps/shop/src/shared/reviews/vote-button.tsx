import type { Review } from '@sgb/contract/reviews.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { ThumbsUp } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../api/api.ts';
import { loginHref } from '../links/link.tsx';
import { useLogin } from '../session/login.ts';
import { takeVote, withVote } from './vote-wish.ts';

/** Says that a review helped, or takes it back. Guests are asked to log in; what they pressed happens when they come back. */
export function VoteButton({ review }: { review: Review }) {
  const api = useApi();
  const login = useLogin();
  const navigate = useNavigate();
  const [now, setNow] = useState({ helpful: review.helpful, voted: review.voted });
  const vote = useMutation({
    mutationFn: (helpful: 0 | 1) => api.call('POST /api/review/helpful', { id: review.id, helpful }),
    onSuccess: setNow,
    onError: (error) => notify('danger', error.message),
  });
  const wished = useEffectEvent(() => {
    if (login && !review.mine && takeVote(review.id) && !now.voted) vote.mutate(1);
  });
  useEffect(() => wished(), []);
  const press = () => {
    if (!login) return void navigate(loginHref(withVote(location, review.id)));
    return vote.mutate(now.voted ? 0 : 1);
  };
  const count = now.helpful > 0 ? ` (${formatCount(now.helpful)})` : '';
  if (review.mine) {
    return (
      <p className="text-ink-soft text-sm">{`Your own review${count && `, helpful to ${formatCount(now.helpful)}`}`}</p>
    );
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-ml-2 self-start"
      aria-pressed={now.voted}
      aria-label={`Helpful${count}: review by ${review.name}`}
      icon={<ThumbsUp aria-hidden="true" className={now.voted ? 'size-4 fill-current' : 'size-4'} />}
      loading={vote.isPending}
      guardMs={0}
      onClick={press}
    >
      {`Helpful${count}`}
    </Button>
  );
}
