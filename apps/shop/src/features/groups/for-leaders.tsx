import { shortDate } from '@sgb/contract/date-words.ts';
import { ambassadorStateNames, ambassadorStates } from '@sgb/contract/group-states.ts';
import type { GroupInfo } from '@sgb/contract/groupship.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Tag, type Tone } from '@sgb/ui/tag.tsx';
import { useState } from 'react';
import { AmbassadorCard } from './ambassador-card.tsx';
import { EarningsLink } from './earnings-link.tsx';
import { MemberList } from './member-list.tsx';
import { PauseSheet } from './pause-sheet.tsx';
import { ShareCard } from './share-card.tsx';

export type Leader = NonNullable<GroupInfo['leader']>;

const tones: Readonly<Record<number, Tone>> = { 20: 'info', 50: 'good', 60: 'warn' };

export default function ForLeaders({ leader }: { leader: Leader }) {
  const [pausing, setPausing] = useState(false);
  const paused = leader.state === ambassadorStates.paused;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-4 lg:row-span-2">
        {leader.warned && (
          <Notice tone="warn" title="Your group has not heard of you for a while">
            Without a round, a hand-over or an answer, your members are given to others on{' '}
            {shortDate(leader.inactiveAt)}.
          </Notice>
        )}
        <MemberList />
      </div>
      {/* On a phone, a list of many members would hide it. */}
      <div className="flex flex-col gap-4 max-lg:order-first">
        <ShareCard inviteCode={leader.inviteCode} />
        <EarningsLink />
        <Card as="section" aria-label="My state as an ambassador" className="flex flex-col gap-3">
          <CardHeader
            title={leader.memberCount === 1 ? '1 member' : `${leader.memberCount} members`}
            action={<Tag tone={tones[leader.state] ?? 'neutral'}>{ambassadorStateNames[leader.state]}</Tag>}
            className="mb-0"
          />
          {leader.probationUntil && (
            <p className="text-ink-soft text-sm">Your probation lasts until {shortDate(leader.probationUntil)}.</p>
          )}
          {paused && <p className="text-ink-soft text-sm">Nobody new can choose you. Rounds under way go on.</p>}
          <Button variant="secondary" onClick={() => setPausing(true)}>
            {paused ? 'Go on' : 'Take a break'}
          </Button>
        </Card>
      </div>
      <section aria-labelledby="own-card" className="flex flex-col gap-2">
        <h2 id="own-card" className="font-semibold text-sm">
          How others see you
        </h2>
        <AmbassadorCard ambassador={leader} />
      </section>
      {pausing && <PauseSheet paused={paused} members={leader.memberCount} onClose={() => setPausing(false)} />}
    </div>
  );
}
