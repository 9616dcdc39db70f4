import { languages, weekdays } from '@sgb/contract/group-states.ts';
import type { AmbassadorCard as Shown } from '@sgb/contract/groupship.ts';
import { Card } from '@sgb/ui/card.tsx';
import { Rating } from '@sgb/ui/rating.tsx';
import { Clock, MapPin, MessageCircle, PackageCheck, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../shared/account/avatar.tsx';

type Hours = Shown['hours'];

const shortDay = (day: number) => weekdays[day as 1].slice(0, 3);

/** 'Mon-Fri 09:00-17:30, Sat 09:00-13:00': days that follow one another with the same hours are one. */
export function hoursText(hours: Hours): string {
  const runs: { from: number; to: number; hours: string }[] = [];
  for (const { day, from, to } of hours) {
    const last = runs.at(-1);
    const text = `${from}–${to}`;
    if (last && last.to === day - 1 && last.hours === text) last.to = day;
    else runs.push({ from: day, to: day, hours: text });
  }
  return runs
    .map((run) => `${shortDay(run.from)}${run.to > run.from ? `–${shortDay(run.to)}` : ''} ${run.hours}`)
    .join(', ');
}

const languageText = (codes: readonly string[]) =>
  codes.map((code) => languages[code as keyof typeof languages] ?? code).join(', ');

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <span aria-hidden="true" className="mt-0.5 text-brand [&>svg]:size-4">
        {icon}
      </span>
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}

function deliveredText({ roundsDelivered, handOverDays }: Shown): string {
  const rounds = `${roundsDelivered} ${roundsDelivered === 1 ? 'round' : 'rounds'} delivered`;
  return handOverDays === null ? rounds : `${rounds}, handed over ${handOverDays} days after the round ended`;
}

interface AmbassadorCardProps {
  ambassador: Shown;
  /** What one can do about them. */
  action?: ReactNode;
  /** What only members know. */
  children?: ReactNode;
}

/** An ambassador as everybody may see them. */
export function AmbassadorCard({ ambassador, action, children }: AmbassadorCardProps) {
  const { name, avatar, suburbs, score, votes, members, hours, languages: spoken } = ambassador;
  return (
    <Card as="article" aria-label={name} className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Avatar address={avatar} className="size-12" />
        <div className="min-w-0 flex-1">
          <h3 className="truncate font-semibold">{name}</h3>
          {score > 0 ? (
            <Rating value={score / 10} count={votes} />
          ) : (
            <p className="text-ink-soft text-xs">Not rated by enough people yet</p>
          )}
        </div>
      </div>
      <ul className="flex flex-col gap-1.5 text-sm">
        <Fact icon={<MapPin />}>{suburbs.join(', ')}</Fact>
        <Fact icon={<UsersRound />}>{members > 0 ? `${members}+ members` : 'A new group'}</Fact>
        {ambassador.roundsDelivered > 0 && <Fact icon={<PackageCheck />}>{deliveredText(ambassador)}</Fact>}
        {hours.length > 0 && <Fact icon={<Clock />}>{hoursText(hours)}</Fact>}
        {spoken.length > 0 && <Fact icon={<MessageCircle />}>{languageText(spoken)}</Fact>}
      </ul>
      {children}
      {action}
    </Card>
  );
}
