import { teamCardPath, teamHref } from '@sgb/contract/team-states.ts';
import type { TeamCard, TeamDetail } from '@sgb/contract/teams.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../../shared/api/api.ts';
import { useChanged } from '../../../shared/api/changed.ts';
import { Link } from '../../../shared/links/router-link.tsx';
import { CopyLink, ShareOnWhatsApp } from '../../../shared/links/share.tsx';
import { Faces, TeamClock, TeamProgress, TeamTag } from '../../../shared/teams/team-parts.tsx';

interface TeamViewProps {
  readonly team: TeamDetail;
  readonly onOpen: (id: number) => void;
  /** How to join it, where that is possible. */
  readonly children: ReactNode;
}

export function TeamView({ team, onOpen, children }: TeamViewProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Faces team={team} />
        <p className="text-sm">
          <TeamTag state={team.state} /> <TeamClock team={team} at={team.at} />
        </p>
      </div>
      <TeamProgress team={team} />
      <p className="text-sm">
        Each costs <strong className="money">{formatRand(team.unitCents)}</strong> in this team, alone{' '}
        <span className="money">{formatRand(team.aloneCents)}</span>.
      </p>
      {team.mine && <OwnPlace team={team} mine={team.mine} />}
      {children}
      {team.state <= 20 && team.room > 0 && <ShareTeam team={team} />}
      {team.similar.length > 0 && <Similar teams={team.similar} onOpen={onOpen} />}
    </div>
  );
}

function OwnPlace({ team, mine }: { team: TeamDetail; mine: NonNullable<TeamCard['mine']> }) {
  const words = `${mine.quantity} × ${mine.options.join(', ') || team.title}`;
  if (mine.state === 30) return null;
  if (mine.state === 40) {
    return (
      <Notice title="The team did not come together">
        {formatRand(mine.totalCents)} for {words} is back in your balance.
      </Notice>
    );
  }
  if (mine.state === 20) {
    return (
      <Notice
        tone="good"
        title="Your order is paid"
        action={
          <Link to={`/shoporder/2/detail/${mine.orderId}`} className={buttonClass({ variant: 'secondary' })}>
            See it
          </Link>
        }
      >
        {words}. We buy for everybody together when the team closes.
      </Notice>
    );
  }
  return (
    <>
      <Notice tone="good" title="You are in">
        {formatRand(mine.totalCents)} is set aside for {words}. It is back at once if the team does not come together.
      </Notice>
      {team.state === 10 && <Leave id={team.id} backCents={mine.totalCents} />}
    </>
  );
}

/** Asks once. */
function Leave({ id, backCents }: { id: number; backCents: number }) {
  const api = useApi();
  const changed = useChanged();
  const [asked, setAsked] = useState(false);
  const leave = useMutation({
    mutationFn: () => api.call('POST /api/team/leave', { id }),
    async onSuccess() {
      notify('good', `You left the team. ${formatRand(backCents)} is back in your balance.`);
      await changed('money', 'coins', 'GET /api/team/detail', 'GET /api/team/list', 'GET /api/team/preview');
    },
    // It may have been reached meanwhile.
    onError: () => void changed('GET /api/team/detail'),
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {leave.error && <Notice tone="danger">{leave.error.message}</Notice>}
      {asked ? (
        <>
          <p className="basis-full text-sm">
            <span className="money">{formatRand(backCents)}</span> is back in your balance at once. Leave the team?
          </p>
          <Button variant="secondary" className="flex-1" onClick={() => setAsked(false)}>
            Stay
          </Button>
          <Button
            key="leave"
            variant="danger"
            className="flex-1"
            loading={leave.isPending}
            onClick={() => leave.mutate()}
          >
            Leave
          </Button>
        </>
      ) : (
        <Button key="ask" variant="ghost" onClick={() => setAsked(true)}>
          Leave the team
        </Button>
      )}
    </div>
  );
}

function ShareTeam({ team }: { team: TeamDetail }) {
  const link = `${location.origin}/shop${teamHref(team.productId, team.id)}`;
  const words = `Buy this with me: ${formatRand(team.unitCents)} each instead of ${formatRand(team.aloneCents)}. ${team.title}\n${link}`;
  return (
    <div className="flex flex-wrap gap-2">
      <ShareOnWhatsApp words={words} variant="secondary" />
      <CopyLink link={link} />
      <a
        href={teamCardPath(team.id, 'tall')}
        download={`team-${team.id}.png`}
        className={buttonClass({ variant: 'secondary' }, 'flex-1 whitespace-nowrap')}
      >
        Status picture
      </a>
    </div>
  );
}

function Similar({ teams, onOpen }: { teams: readonly TeamCard[]; onOpen: (id: number) => void }) {
  return (
    <section aria-label="Similar teams">
      <h3 className="font-semibold text-sm">Similar teams</h3>
      <ul className="flex flex-col divide-y divide-line">
        {teams.map((team) => (
          <li key={team.id} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="truncate text-sm">{team.title}</p>
              <TeamProgress team={team} />
            </div>
            <Link
              to={teamHref(team.productId, team.id)}
              onClick={() => onOpen(team.id)}
              className={buttonClass({ variant: 'secondary' })}
            >
              Look
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
