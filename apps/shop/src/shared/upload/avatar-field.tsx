import type { LoginInfo } from '@sgb/contract/identity.ts';
import { endingsOf } from '@sgb/contract/upload-purposes.ts';
import { Button } from '@sgb/ui/button.tsx';
import { loadWhenCalm } from '@sgb/ui/idle.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Avatar } from '../account/avatar.tsx';
import type { AvatarWish } from './avatar-sending.tsx';
import { hintOf } from './upload-words.ts';

const loadSending = () => import('./avatar-sending.tsx');
const AvatarSending = lazy(loadSending);

/** The profile picture of whoever is logged in: changed as soon as it is chosen. */
export function AvatarField({ login }: { login: LoginInfo }) {
  const picker = useRef<HTMLInputElement>(null);
  const [calm, setCalm] = useState(false);
  const [wish, setWish] = useState<AvatarWish>();
  const [sending, setSending] = useState(false);
  useEffect(() => loadWhenCalm(() => loadSending().then(() => setCalm(true))), []);
  return (
    <div className="flex items-center gap-4">
      <Avatar address={login.avatar} className="size-20" />
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" loading={sending} onClick={() => picker.current?.click()}>
            {login.avatar ? 'Change picture' : 'Add a picture'}
          </Button>
          {login.avatar && (
            <Button variant="ghost" size="sm" disabled={sending} onClick={() => setWish({ files: [] })}>
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
            if (currentTarget.files?.length) setWish({ files: [...currentTarget.files] });
            currentTarget.value = '';
          }}
        />
        <p className="text-ink-soft text-xs">{hintOf('avatar', 1)}</p>
        <Suspense>{(calm || wish) && <AvatarSending login={login} wish={wish} onBusy={setSending} />}</Suspense>
      </div>
    </div>
  );
}
