import { useAct } from '../api/api.ts';
import { ShowWithReason } from './show-with-reason.tsx';
import { contactReasons } from './usual-reasons.ts';

interface ContactLinesProps {
  readonly accountId: number;
  readonly email: string;
  readonly mobile: string;
  /** Undefined: nothing is said about it. */
  readonly emailVerified?: boolean;
  readonly mobileVerified?: boolean;
}

const proven = (is: boolean | undefined) => (is === false ? ' (not confirmed)' : '');

/** Masked, until somebody says why they need it. */
export function ContactLines({ accountId, emailVerified, mobileVerified, ...masked }: ContactLinesProps) {
  const show = useAct('POST /api/staff/person/contact', { done: 'Shown; your reason is written down', changes: [] });
  const { email, mobile } = show.data ?? masked;
  return (
    <span className="flex flex-col gap-2">
      <span>
        {email}
        {proven(emailVerified)}
      </span>
      {mobile && (
        <span>
          {mobile}
          {proven(mobileVerified)}
        </span>
      )}
      {!show.data && (
        <ShowWithReason
          words="Show the contact"
          usual={contactReasons}
          busy={show.isPending}
          act={(reason) => show.mutate({ id: accountId, reason })}
        />
      )}
    </span>
  );
}
