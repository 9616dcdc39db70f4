import { dateAndTime } from '@sgb/contract/date-words.ts';
import { caseStateWords, caseTypeWords, caseWishWords, outcomeWords } from '@sgb/contract/workorder-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { PersonLink } from '../../shared/links/person-link.tsx';
import { ageOf } from '../../shared/words/age.ts';
import { CaseActions } from './actions.tsx';
import type { Case } from './case.ts';
import { CaseClock } from './case-clock.tsx';

const voices = { shopper: 'Shopper', staff: 'Us', shop: 'The shop' } as const;

/** Words and moves in one line of time. */
function timelineOf(one: Case) {
  const said = one.lines.map(({ at, from, name, text, files }) => ({
    at,
    who: name || voices[from],
    text: (
      <>
        {text}
        {files.map(({ id, address, kind }) => (
          <a key={id} href={address} target="_blank" rel="noreferrer" className="ml-2 text-brand underline">
            {kind === 'image' ? 'picture' : 'video'}
          </a>
        ))}
      </>
    ),
  }));
  const moved = one.history.map(({ at, to, who, why }) => ({
    at,
    who: voices[who],
    text: `${caseStateWords[to].label}: ${why}`,
  }));
  const ended = one.outcomes.map(({ at, kind, backCents }) => ({
    at,
    who: voices.staff,
    text: `${outcomeWords[kind]}${backCents > 0 ? `, ${formatRand(backCents)}` : ''}`,
  }));
  return [...said, ...moved, ...ended].toSorted((a, b) => a.at.localeCompare(b.at));
}

/** @public */
export function Component() {
  const { id = '' } = useParams();
  // Somebody else may take it, or the shopper say something, while it is being looked at.
  const found = useQuery({ ...query('GET /api/staff/workorder/detail', { id: Number(id) }), refetchInterval: 5_000 });
  return (
    <>
      <Link to="/cases" className="mb-3 inline-block text-brand text-sm">
        ← All cases
      </Link>
      <Answer of={found}>
        {(one) => (
          <Detail
            head={{
              number: one.number,
              title: caseTypeWords[one.type].label,
              state: caseStateWords[one.state].label,
              tone: caseStateWords[one.state].tone,
              age: `${ageOf(one.openedAt)} old`,
              owner: one.takenBy,
            }}
            actions={<CaseActions key={one.id} one={one} />}
            facts={[
              ['Shopper', <PersonLink key="who" id={one.accountId} name={one.username} />],
              ['Order', `${one.order.number}, ${one.order.title}`],
              ['Pieces', `${one.quantity} of ${one.order.quantity}`],
              ['Would like', caseWishWords[one.wish]],
              ['Clock', <CaseClock key="clock" clock={one.clock} />],
              ['Answer by', dateAndTime(one.clock.answerBy)],
              ['Decide by', dateAndTime(one.clock.decideBy)],
              ...(one.escalatedAt ? [['Supervisor since', dateAndTime(one.escalatedAt)] as const] : []),
            ]}
            money={[
              ['Paid for the order', formatRand(one.order.paidCents)],
              ['Given back of it', formatRand(one.order.refundedCents)],
              ['Back by this case', formatRand(one.backCents)],
              ['Needs approval above', formatRand(one.approveAboveCents)],
            ]}
            timeline={timelineOf(one)}
            about={{ kind: 'case', id: one.id }}
          />
        )}
      </Answer>
    </>
  );
}
