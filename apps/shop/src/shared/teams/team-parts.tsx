import { unitWord } from '@sgb/contract/catalogue.ts';
import { type TeamState, teamStateNames } from '@sgb/contract/team-states.ts';
import type { TeamCard } from '@sgb/contract/teams.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Tag, type Tone } from '@sgb/ui/tag.tsx';
import { leftWords, useShopNow } from '../words/countdown.ts';

const tones: Readonly<Record<TeamState, Tone>> = { 10: 'info', 20: 'good', 30: 'brand', 90: 'neutral' };

export function TeamTag({ state }: { state: TeamState }) {
  return <Tag tone={tones[state]}>{teamStateNames[state]}</Tag>;
}

/** How long it may still be joined; `at` is the shop's time of the answer. */
export function TeamClock({ team, at }: { team: Pick<TeamCard, 'endsAt' | 'state'>; at: string }) {
  const left = Date.parse(team.endsAt) - useShopNow(at);
  if (left <= 0 || team.state > 20) return <span>Its time is over</span>;
  return (
    <span>
      <span role="timer" className="money">
        {leftWords(left)}
      </span>{' '}
      left
    </span>
  );
}

/** A phone has room for so many beside the rest. */
const shownFaces = 3;

/** Who is in, by their initials. */
export function Faces({ team }: { team: Pick<TeamCard, 'faces' | 'people'> }) {
  const faces = team.faces.slice(0, shownFaces);
  const more = team.people - faces.length;
  return (
    <span
      className="flex items-center gap-1"
      role="img"
      aria-label={team.people === 1 ? '1 person' : `${team.people} people`}
    >
      {faces.map((face, place) => (
        <span
          key={place}
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-brand-soft font-semibold text-brand text-xs"
        >
          {face}
        </span>
      ))}
      {more > 0 && (
        <span aria-hidden="true" className="text-ink-soft text-xs">
          +{formatCount(more)}
        </span>
      )}
    </span>
  );
}

/** How far it is from its price. */
export function TeamProgress({ team }: { team: Pick<TeamCard, 'pieces' | 'threshold' | 'missing' | 'unit' | 'room'> }) {
  const { pieces, threshold, missing, unit } = team;
  const words =
    missing > 0
      ? `${formatCount(missing)} ${unitWord(unit, missing)} missing`
      : `Reached with ${formatCount(pieces)} ${unitWord(unit, pieces)}`;
  return (
    <div>
      <div className="h-2 overflow-hidden rounded-full bg-sunk">
        <div
          className="h-full rounded-full bg-brand"
          style={{ width: `${Math.min(100, (pieces / threshold) * 100)}%` }}
        />
      </div>
      <p className="mt-1 flex justify-between gap-2 text-xs">
        <span className="font-semibold">{words}</span>
        <span className="text-ink-soft tabular-nums">
          {formatCount(pieces)} of {formatCount(threshold)}
        </span>
      </p>
    </div>
  );
}
