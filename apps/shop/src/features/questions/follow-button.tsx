import { Button } from '@sgb/ui/button.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useToLogin } from './to-login.ts';

export function FollowButton({ id, following }: { id: number; following: boolean }) {
  const api = useApi();
  const toLogin = useToLogin();
  const [now, setNow] = useState(following);
  const follow = useMutation({
    mutationFn: (wish: 0 | 1) => api.call('POST /api/question/follow', { id, follow: wish }),
    onSuccess(answer) {
      setNow(answer.following);
      notify('good', answer.following ? 'We tell you when somebody answers.' : 'You hear no more of this.');
    },
    onError: (error) => notify('danger', error.message),
  });
  const Icon = now ? BellRing : Bell;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={now}
      icon={<Icon aria-hidden="true" className="size-4" />}
      loading={follow.isPending}
      onClick={() => toLogin() || follow.mutate(now ? 0 : 1)}
    >
      {now ? 'Following' : 'Follow'}
    </Button>
  );
}
