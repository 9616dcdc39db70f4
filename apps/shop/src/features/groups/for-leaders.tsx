import { shortDate } from '@sgb/contract/date-words.ts';
import { ambassadorStateNames, ambassadorStates } from '@sgb/contract/group-states.ts';
import type { GroupInfo } from '@sgb/contract/groupship.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { Tag, type Tone } from '@sgb/ui/tag.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ShopLink } from '../../shared/links/link.tsx';
import { AmbassadorCard } from './ambassador-card.tsx';
import { type LeaderTab, leaderTabs, tabHref } from './links.ts';
import { MemberList } from './member-list.tsx';
import { PauseSheet } from './pause-sheet.tsx';
import { LeaderRounds } from './rounds/leader-rounds.tsx';
import { MembersGoods } from './rounds/members-goods.tsx';
import { ToHandOver } from './rounds/to-hand-over.tsx';
import { ShareCard } from './share-card.tsx';

export type Leader = NonNullable<GroupInfo['leader']>;

const tones: Readonly<Record<number, Tone>> = { 20: 'info', 50: 'good', 60: 'warn' };

/** Earnings have a page of their own. */
const shownTabs = (Object.keys(leaderTabs) as LeaderTab[]).filter((name) => name !== 'earnings');

/** The page of a leader, tab by tab. */
export function ForLeaders({ leader }: { leader: Leader }) {
  const [search] = useSearchParams();
  const tab = shownTabs.find((name) => name === search.get('tab')) ?? 'rounds';
  return (
    <div className="flex flex-col gap-4">
      {leader.warned && (
        <Notice tone="warn" title="Your group has not heard from you for a while">
          Open a round, hand over a parcel or answer a message. Otherwise your members move to other ambassadors on{' '}
          {shortDate(leader.inactiveAt)}.
        </Notice>
      )}
      <TabLinks
        label="Parts of my group"
        current={tabHref(tab)}
        LinkComponent={ShopLink}
        items={(Object.keys(leaderTabs) as LeaderTab[]).map((value) => ({
          label: leaderTabs[value],
          href: tabHref(value),
          ...(value === 'members' && { count: leader.memberCount }),
        }))}
      />
      {tab === 'rounds' && <LeaderRounds terms={leader.rounds} />}
      {tab === 'members' && <MemberList />}
      {tab === 'goods' && <MembersGoods />}
      {tab === 'handover' && <ToHandOver />}
      {tab === 'share' && <Share leader={leader} />}
    </div>
  );
}

/** How neighbours find the group, and what they see of its leader. */
function Share({ leader }: { leader: Leader }) {
  const [pausing, setPausing] = useState(false);
  const paused = leader.state === ambassadorStates.paused;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <ShareCard inviteCode={leader.inviteCode} />
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
      <section aria-labelledby="own-card" className="flex min-w-0 flex-col gap-2">
        <h2 id="own-card" className="font-semibold text-sm">
          How others see you
        </h2>
        <AmbassadorCard ambassador={leader} />
      </section>
      {pausing && <PauseSheet paused={paused} members={leader.memberCount} onClose={() => setPausing(false)} />}
    </div>
  );
}
