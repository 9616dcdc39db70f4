import type { OutputOf } from '@sgb/contract/client.ts';
import { query, useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { Decide } from '../../shared/forms/decide.tsx';
import { PersonLink } from '../../shared/links/person-link.tsx';
import { PictureLinks } from '../../shared/links/picture-links.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import { ageOf } from '../../shared/words/age.ts';

type Proof = OutputOf<'GET /api/staff/identity/list'>['items'][number];

const kinds = { 1: 'South African ID', 2: 'Passport' } as const;

const columns: readonly Column<Proof>[] = [
  { key: 'name', title: 'Name', value: ({ name, username }) => name || username },
  { key: 'kind', title: 'Document', value: ({ idType }) => kinds[idType] },
  { key: 'who', title: 'Account', value: ({ username }) => username },
  { key: 'age', title: 'Waits for', value: ({ sentAt }) => sentAt, cell: ({ sentAt }) => ageOf(sentAt) },
];

/** @public */
export function Component() {
  return (
    <ListPage
      title="Documents to compare"
      columns={columns}
      source={(_view, page) => query('GET /api/staff/identity/list', { page })}
      rowKey={({ accountId }) => String(accountId)}
      version={({ sentAt }) => sentAt}
      empty="No document waits"
    >
      {(one) => <ProofDetail one={one} />}
    </ListPage>
  );
}

function ProofDetail({ one }: { one: Proof }) {
  const changes = ['GET /api/staff/identity/list'] as const;
  const decide = useAct('POST /api/staff/identity/decide', { done: 'Decided; they are told', changes });
  return (
    <Detail
      head={{
        number: one.username,
        title: one.name || one.username,
        state: kinds[one.idType],
        age: `${ageOf(one.sentAt)} old`,
        owner: '',
      }}
      actions={
        <Decide
          yes="It is them"
          no="Refuse it"
          hint="Needed to refuse. They read what to send instead."
          busy={decide.isPending}
          onDecide={(verified, reason) =>
            decide.mutate({ accountId: one.accountId, verified, reason: verified ? '' : reason })
          }
        />
      }
      facts={[
        ['Account', <PersonLink key="who" id={one.accountId} name={one.username} />],
        ['Number', one.idNumber],
        ['Pictures', <PictureLinks key="pictures" of={one.pictures} what="Document" />],
      ]}
      timeline={[{ at: one.sentAt, who: one.username, text: 'Sent it. Each look at its pictures is written down.' }]}
    />
  );
}
