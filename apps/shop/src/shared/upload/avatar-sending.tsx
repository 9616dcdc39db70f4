import type { LoginInfo } from '@sgb/contract/identity.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { query, useApi } from '../api/api.ts';
import { useUploads } from './use-uploads.ts';

/** What was picked; nothing takes the picture away. */
export interface AvatarWish {
  readonly files: readonly File[];
}

interface AvatarSendingProps {
  login: LoginInfo;
  wish: AvatarWish | undefined;
  onBusy: (busy: boolean) => void;
}

/** Sends what was picked, and says what is wrong with it. */
export default function AvatarSending({ login, wish, onBusy }: AvatarSendingProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (fileid: string) => api.call('POST /api/user/avatar', { fileid }),
    onSuccess: ({ avatar }) =>
      queryClient.setQueryData(query('GET /api/user/logininfo', {}).queryKey, { ...login, avatar }),
  });
  const { pending, add, cancel } = useUploads('avatar', (fileName) => save.mutate(fileName));
  const [file] = pending;
  const sending = save.isPending || file?.state === 'waiting' || file?.state === 'sending';
  const trouble = file?.message || save.error?.message;

  const begun = useRef<AvatarWish>(undefined);
  const begin = useEffectEvent((wanted: AvatarWish) => {
    if (begun.current === wanted) return;
    begun.current = wanted;
    if (wanted.files.length === 0) return save.mutate('');
    if (file) cancel(file.key);
    add(wanted.files);
  });
  useEffect(() => {
    if (wish) begin(wish);
  }, [wish]);
  useEffect(() => onBusy(sending), [onBusy, sending]);

  return (
    <p aria-live="polite" className="flex items-start gap-1 text-danger text-sm">
      {trouble && <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
      {trouble} {file?.msg && <span lang="zh">({file.msg})</span>}
    </p>
  );
}
