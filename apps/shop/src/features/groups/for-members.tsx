import { shortDate } from '@sgb/contract/date-words.ts';
import type { GroupInfo } from '@sgb/contract/groupship.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Home } from 'lucide-react';
import { useState } from 'react';
import { ExternalLink } from '../../shared/links/external-link.tsx';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { AmbassadorCard } from './ambassador-card.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import { bindHref } from './links.ts';
import { MemberRounds } from './rounds/member-rounds.tsx';

type Own = NonNullable<GroupInfo['ambassador']>;

export function ForMembers({ ambassador, minimumCents }: { ambassador: Own; minimumCents: number }) {
  const [leaving, setLeaving] = useState(false);
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <section aria-label="My ambassador" className="flex flex-col gap-3">
        {ambassador.status === 2 && (
          <Notice tone="warn" title="You are paused">
            You cannot join new rounds for now. {ambassador.note}
          </Notice>
        )}
        <AmbassadorCard ambassador={ambassador} action={<Reach ambassador={ambassador} />}>
          {ambassador.pickup && <Pickup pickup={ambassador.pickup} />}
          <p className="text-ink-soft text-xs">Your ambassador since {shortDate(ambassador.since)}</p>
        </AmbassadorCard>
        <div className="flex flex-wrap justify-between gap-2">
          <Link to={bindHref()} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            Choose another
          </Link>
          <Button variant="ghost" size="sm" onClick={() => setLeaving(true)}>
            Leave the group
          </Button>
        </div>
      </section>
      <div className="flex min-w-0 flex-col gap-4 max-lg:order-first">
        <MemberRounds />
        <HowItWorks minimumCents={minimumCents} />
      </div>
      {leaving && <LeaveSheet name={ambassador.name} onClose={() => setLeaving(false)} />}
    </div>
  );
}

function Pickup({ pickup }: { pickup: NonNullable<Own['pickup']> }) {
  const { street, unit, suburb, city, code, note } = pickup;
  return (
    <address className="flex items-start gap-2 rounded-control bg-sunk p-3 text-sm not-italic">
      <Home aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
      <span className="min-w-0 break-words">
        <span className="block font-medium">You fetch your parcels here</span>
        {[unit, street, suburb, `${city} ${code}`.trim()].filter(Boolean).join(', ')}
        {note && <span className="block text-ink-soft">{note}</span>}
      </span>
    </address>
  );
}

function Reach({ ambassador }: { ambassador: Own }) {
  const { countryCode, cellphone } = ambassador;
  return (
    <div className="flex flex-wrap gap-2">
      <Link to={to.chat} className={buttonClass({ variant: 'primary' }, 'flex-1')}>
        Write a message
      </Link>
      {cellphone && (
        <ExternalLink
          href={`https://wa.me/${countryCode}${cellphone}`}
          className={buttonClass({ variant: 'secondary' }, 'flex-1')}
        >
          WhatsApp
        </ExternalLink>
      )}
    </div>
  );
}
