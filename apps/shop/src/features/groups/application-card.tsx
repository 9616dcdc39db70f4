import { shortDate } from '@sgb/contract/date-words.ts';
import { ambassadorStates } from '@sgb/contract/group-states.ts';
import type { GroupInfo } from '@sgb/contract/groupship.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { applyHref, tabHref } from './links.ts';

const gains = [
  'You earn a part of what your members buy, and a fee for every parcel that you hand over.',
  'You receive the parcels of your neighbours together and hand them over where it suits you.',
  'Your neighbours choose you by suburb or by your invite code, and reach you in the chat and on WhatsApp.',
  'You need an ID, a mobile number, a bank account of your own and a place where people can fetch parcels.',
];

/** To become an ambassador, or what became of the wish. */
export function ApplicationCard({ application }: { application: GroupInfo['application'] }) {
  const { submitted, refused, ended } = ambassadorStates;
  return (
    <Card as="section" aria-label="Become an ambassador" className="flex flex-col gap-3">
      <CardHeader title="Become an ambassador" className="mb-0" />
      {application?.state === submitted ? (
        <Waiting application={application} />
      ) : (
        <>
          {application?.state === refused && (
            <Notice tone="warn" title="We could not approve your application">
              {application.reason}
            </Notice>
          )}
          {application?.state === ended && (
            <Notice title="You are no longer an ambassador">
              {application.reason}{' '}
              <Link to={tabHref('earnings')} className="underline underline-offset-2">
                What you have earned
              </Link>{' '}
              stays yours.
            </Notice>
          )}
          <ul className="flex list-disc flex-col gap-1.5 pl-5 text-ink-soft text-sm">
            {gains.map((gain) => (
              <li key={gain}>{gain}</li>
            ))}
          </ul>
          <Link to={to.groupBuyHelp} className="text-brand text-sm underline underline-offset-2">
            What you earn, and what you need
          </Link>
          {application?.againAt ? (
            <p className="text-sm">You can apply again from {shortDate(application.againAt)}.</p>
          ) : (
            <Link to={applyHref} className={buttonClass({ variant: 'secondary', wide: true })}>
              Apply
            </Link>
          )}
        </>
      )}
    </Card>
  );
}

function Waiting({ application }: { application: NonNullable<GroupInfo['application']> }) {
  const api = useApi();
  const changed = useCallsChanged();
  const takeBack = useMutation({
    mutationFn: () => api.call('POST /api/groupship/apply/withdraw', {}),
    async onSuccess() {
      notify('good', 'Your application is taken back.');
      await changed('GET /api/groupship/info');
    },
  });
  return (
    <>
      {takeBack.error && <Notice tone="danger">{takeBack.error.message}</Notice>}
      <Notice title="We are looking at your application">
        Sent {shortDate(application.appliedAt)}. You hear from us by {shortDate(application.dueAt)}.
      </Notice>
      <Button variant="ghost" loading={takeBack.isPending} onClick={() => takeBack.mutate()}>
        Take it back
      </Button>
    </>
  );
}
