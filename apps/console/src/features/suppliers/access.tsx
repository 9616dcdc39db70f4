import { dateAndTime } from '@sgb/contract/date-words.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../shared/api/api.ts';

/** Until when we may ask the 1688 platform. Nothing is shown where another supplier is asked. */
export function Access() {
  const { data } = useQuery(query('GET /api/staff/supplier/access', {}));
  if (!data || data.state === 'none') return null;
  const { state, accessEndsAt, refreshEndsAt } = data;
  const until = refreshEndsAt ? dateAndTime(refreshEndsAt) : 'a day that the platform did not say';
  const titles = {
    good: `We may ask 1688 until ${until}`,
    soon: `Our access to 1688 ends on ${until}`,
    over: `Our access to 1688 ended on ${until}`,
  } as const;
  return (
    <div className="mb-4">
      <Notice tone={({ good: 'good', soon: 'warn', over: 'danger' } as const)[state]} title={titles[state]}>
        {state === 'good'
          ? 'It has to be granted anew before that.'
          : 'An administrator has to grant it anew (runbook 1688), or nothing can be bought.'}{' '}
        {accessEndsAt && `The token of the calls is good until ${dateAndTime(accessEndsAt)} and renews itself.`}
      </Notice>
    </div>
  );
}
