import type { LoginInfo } from '@sgb/contract/identity.ts';
import { endingsOf } from '@sgb/contract/upload-purposes.ts';
import { Button } from '@sgb/ui/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Avatar } from '../account/avatar.tsx';
import { query, useApi } from '../api/api.ts';
import { hintOf } from './upload-words.ts';
import { useUploads } from './use-uploads.ts';

/** The profile picture of whoever is logged in: changed as soon as it is chosen. */
export function AvatarField({ login }: { login: LoginInfo }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const save = useMutation({
    mutationFn: (fileid: string) => api.call('POST /api/user/avatar', { fileid }),
    onSuccess: ({ avatar }) =>
      queryClient.setQueryData(query('GET /api/user/logininfo', {}).queryKey, { ...login, avatar }),
  });
  const { pending, add, cancel } = useUploads('avatar', (fileName) => save.mutate(fileName));
  const [file] = pending;
  const sending = save.isPending || file?.state === 'waiting' || file?.state === 'sending';
  const trouble = file?.message || save.error?.message;
  return (
    <div className="flex items-center gap-4">
      <Avatar address={login.avatar} className="size-20" />
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" loading={sending} onClick={() => picker.current?.click()}>
            {login.avatar ? 'Change picture' : 'Add a picture'}
          </Button>
          {login.avatar && (
            <Button variant="ghost" size="sm" disabled={sending} onClick={() => save.mutate('')}>
              Remove picture
            </Button>
          )}
        </div>
        <input
          ref={picker}
          type="file"
          hidden
          tabIndex={-1}
          accept={endingsOf('avatar')
            .map((ending) => `.${ending}`)
            .join(',')}
          onChange={({ currentTarget }) => {
            if (file) cancel(file.key);
            add(currentTarget.files ?? []);
            currentTarget.value = '';
          }}
        />
        <p className="text-ink-soft text-xs">{hintOf('avatar', 1)}</p>
        <p aria-live="polite" className="flex items-start gap-1 text-danger text-sm">
          {trouble && <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
          {trouble} {file?.msg && <span lang="zh">({file.msg})</span>}
        </p>
      </div>
    </div>
  );
}
