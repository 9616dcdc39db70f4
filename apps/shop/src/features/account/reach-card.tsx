import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { UserInfo } from '@sgb/contract/profile.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { loadWhenCalm } from '@sgb/ui/idle.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useMutation } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';
import { countryIdIn } from '../../shared/forms/country-id.ts';

const loadEmailChange = () => import('./email-change.tsx');
const loadMobileChange = () => import('./mobile-change.tsx');
const EmailChange = lazy(loadEmailChange);
const MobileChange = lazy(loadMobileChange);
const loadChanges = () => Promise.all([loadEmailChange(), loadMobileChange()]);

interface RowProps {
  label: string;
  value: string;
  verified: boolean;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Row({ label, value, verified, open, onToggle, children }: RowProps) {
  return (
    <div className="flex flex-col gap-4 py-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-ink-soft text-xs">{label}</p>
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            <span className="break-all">{value || 'None yet'}</span>
            {value && <Tag tone={verified ? 'good' : 'warn'}>{verified ? 'Confirmed' : 'Not confirmed'}</Tag>}
          </p>
        </div>
        <Button variant="secondary" size="sm" aria-expanded={open} onClick={onToggle}>
          {open ? 'Cancel' : verified ? 'Change' : 'Confirm or change'}
          <span className="sr-only"> {label.toLowerCase()}</span>
        </Button>
      </div>
      <Suspense fallback={<Skeleton className="h-48" />}>{open && children}</Suspense>
    </div>
  );
}

/** How the shop reaches somebody. Each way is proven with a code before it counts. */
export function ReachCard({ info }: { info: UserInfo }) {
  const api = useApi();
  const changed = useCallsChanged();
  const [open, setOpen] = useState<'email' | 'mobile' | null>(null);
  useEffect(() => loadWhenCalm(loadChanges), []);
  const toggle = (which: 'email' | 'mobile') => () => setOpen(open === which ? null : which);
  const done = (what: string) => async (restsUntil: string) => {
    setOpen(null);
    const words = restsUntil
      ? `Your ${what} is changed. It can set a new password and confirm payments from ${dateAndTime(restsUntil)} on.`
      : `Your ${what} is confirmed.`;
    notify('good', words);
    await changed('GET /api/user/info');
  };
  const silence = useMutation({
    mutationFn: () => api.call('POST /api/user/updateemailremind', { notshow: true }),
    onSuccess: () => changed('GET /api/user/info'),
    onError: (failure) => notify('danger', failure.message),
  });
  return (
    <Card as="section" aria-label="Email and mobile">
      <CardHeader title="Email and mobile" />
      {!info.emailverified && info.emailreminder && (
        <Notice
          tone="warn"
          title="Please confirm your email"
          action={
            <Button variant="ghost" size="sm" loading={silence.isPending} onClick={() => silence.mutate()}>
              Not show
            </Button>
          }
        >
          Without it we cannot pay money out to you.
        </Notice>
      )}
      <div className="divide-y divide-line">
        <Row
          label="Email"
          value={info.email}
          verified={info.emailverified}
          open={open === 'email'}
          onToggle={toggle('email')}
        >
          <EmailChange email={info.email} onDone={done('email')} />
        </Row>
        <Row
          label="Mobile number"
          value={info.mobileText}
          verified={info.mobileverified}
          open={open === 'mobile'}
          onToggle={toggle('mobile')}
        >
          <MobileChange countryId={countryIdIn(info.countryid)} mobile={info.mobile} onDone={done('mobile number')} />
        </Row>
      </div>
    </Card>
  );
}
