import { ambassadorStateNames, ambassadorStates, languages, weekdays } from '@sgb/contract/group-states.ts';
import { useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { Decide } from '../../shared/forms/decide.tsx';
import { WithReason } from '../../shared/forms/with-reason.tsx';
import { PersonLink } from '../../shared/links/person-link.tsx';
import { IdDocument } from '../../shared/person/id-document.tsx';
import { WhatsAppNumber } from '../../shared/person/whatsapp-number.tsx';
import { ageOf } from '../../shared/words/age.ts';
import type { Ambassador } from './ambassador.ts';
import { Group } from './group.tsx';

const changes = ['GET /api/staff/groupship/applications'] as const;
const { submitted, approved, active, paused, ended } = ambassadorStates;

export function AmbassadorDetail({ one }: { one: Ambassador }) {
  const { street, suburb, city, province } = one.pickup;
  return (
    <div className="flex flex-col gap-5">
      <Detail
        head={{
          number: one.username,
          title: one.name || one.username,
          state: ambassadorStateNames[one.state],
          tone: one.state === active ? 'good' : one.overdue && one.state === submitted ? 'danger' : 'neutral',
          age: `applied ${ageOf(one.appliedAt)} ago`,
          owner: '',
        }}
        actions={<Actions one={one} />}
        facts={[
          ['Account', <PersonLink key="who" id={one.accountId} name={one.username} />],
          [
            'WhatsApp',
            <WhatsAppNumber
              key="whatsapp"
              call="POST /api/staff/groupship/contact"
              id={one.id}
              masked={one.whatsapp}
            />,
          ],
          ['Suburbs', one.areas.join(', ') || 'none'],
          ['Hands over at', [street, suburb, city, province].filter(Boolean).join(', ') || 'nowhere yet'],
          [
            'Hours',
            one.hours.map(({ day, from, to }) => `${weekdays[day as 1]} ${from} to ${to}`).join(', ') || 'none',
          ],
          ['Speaks', one.languages.map((code) => languages[code as 'en'] ?? code).join(', ') || 'not said'],
          ...(one.idNumber
            ? [
                ['Document', one.idVerified ? 'verified' : 'to compare'] as const,
                ['Number', <IdDocument key="document" accountId={one.accountId} masked={one.idNumber} />] as const,
              ]
            : [['Document', 'none'] as const]),
          ['Bank account', one.bank || 'none'],
        ]}
        timeline={[
          { at: one.appliedAt, who: one.username, text: one.why || 'Applied' },
          ...(one.reason ? [{ at: one.appliedAt, who: 'Us', text: one.reason }] : []),
        ]}
      />
      {one.state !== submitted && <Group accountId={one.accountId} />}
    </div>
  );
}

function Actions({ one: { id, state } }: { one: Ambassador }) {
  const decide = useAct('POST /api/staff/groupship/decide', { done: 'Decided; they are told', changes });
  const move = useAct('POST /api/staff/groupship/move', { done: 'Done; they are told', changes });
  if (state === submitted)
    return (
      <Decide
        yes="Approve, the document is right"
        no="Refuse"
        hint="Needed to refuse. The applicant reads what is missing."
        busy={decide.isPending}
        onDecide={(decided) => decide.mutate({ id, ...decided })}
      />
    );
  const to = (next: 50 | 60 | 70) => (reason: string) => move.mutate({ id, state: next, reason });
  const moves = [
    ...(state === approved || state === active ? [{ words: 'Pause', busy: move.isPending, act: to(paused) }] : []),
    ...(state === paused ? [{ words: 'Let them go on', busy: move.isPending, act: to(active) }] : []),
    ...([approved, active, paused].some((each) => each === state)
      ? [{ words: 'End it', danger: true as const, busy: move.isPending, act: to(ended) }]
      : []),
  ];
  if (moves.length === 0) return <p className="text-ink-soft text-sm">Nothing: it has ended.</p>;
  return <WithReason label="Why" hint="They read it. Members of a group that ends go to others." moves={moves} />;
}
