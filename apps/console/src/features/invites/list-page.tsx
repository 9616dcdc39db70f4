import type { OutputOf } from '@sgb/contract/client.ts';
import type { BlockReason } from '@sgb/contract/earning-kinds.ts';
import { query, useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { WithReason } from '../../shared/forms/with-reason.tsx';
import { PersonLink } from '../../shared/links/person-link.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import { ageOf } from '../../shared/words/age.ts';

type Invite = OutputOf<'GET /api/staff/groupship/blockedinvites'>['items'][number];

const blockReasonWords: Readonly<Record<BlockReason, string>> = {
  sameDevice: 'the same device',
  sameBankAccount: 'the same bank account',
  samePayer: 'the same payer',
};

const columns: readonly Column<Invite>[] = [
  { key: 'earner', title: 'Who invited', value: ({ earner }) => earner },
  { key: 'person', title: 'Who came', value: ({ person }) => person },
  { key: 'reason', title: 'Both have', value: ({ reason }) => blockReasonWords[reason] },
  { key: 'age', title: 'Found', value: ({ foundAt }) => foundAt, cell: ({ foundAt }) => `${ageOf(foundAt)} ago` },
];

/** @public */
export function Component() {
  return (
    <ListPage
      title="Invitations that earn nothing"
      columns={columns}
      source={(_view, page) => query('GET /api/staff/groupship/blockedinvites', { page })}
      rowKey={({ earnerId, personId }) => `${earnerId}.${personId}`}
      empty="No invitation is held back"
    >
      {(one) => <InviteDetail one={one} />}
    </ListPage>
  );
}

function InviteDetail({ one }: { one: Invite }) {
  const changes = ['GET /api/staff/groupship/blockedinvites'] as const;
  const clear = useAct('POST /api/staff/groupship/clearinvite', { done: 'From now on it earns', changes });
  return (
    <Detail
      head={{
        number: `${one.earner} and ${one.person}`,
        title: 'They seem to be one person',
        state: 'Earns nothing',
        tone: 'warn',
        age: `found ${ageOf(one.foundAt)} ago`,
        owner: '',
      }}
      actions={
        <WithReason
          label="How do you know that they are two people"
          hint="It is kept. What was signed for before stays as it is."
          moves={[
            {
              words: 'They are two people',
              busy: clear.isPending,
              act: (note) => clear.mutate({ earnerid: one.earnerId, personid: one.personId, note }),
            },
          ]}
        />
      }
      facts={[
        ['Who invited', <PersonLink key="earner" id={one.earnerId} name={one.earner} />],
        ['Who came', <PersonLink key="person" id={one.personId} name={one.person} />],
        ['Both have', blockReasonWords[one.reason]],
      ]}
      timeline={[{ at: one.foundAt, who: 'The shop', text: 'Found when something of it would have earned' }]}
    />
  );
}
