import type { OutputOf } from '@sgb/contract/client.ts';
import { Button } from '@sgb/ui/button.tsx';
import { query, useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { WithReason } from '../../shared/forms/with-reason.tsx';
import { PersonLink } from '../../shared/links/person-link.tsx';
import { IdDocument } from '../../shared/person/id-document.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';

type Proof = OutputOf<'GET /api/staff/identity/list'>['items'][number];

const kindWords = { 1: 'South African ID', 2: 'Passport' } as const;
const changes = ['GET /api/staff/identity/list'] as const;

const columns: readonly Column<Proof>[] = [
  { key: 'who', title: 'Shopper', value: ({ username }) => username },
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'kind', title: 'Document', value: ({ idType }) => kindWords[idType] },
  { key: 'number', title: 'Number', value: ({ idNumber }) => idNumber },
  { key: 'age', title: 'Age', value: ({ sentAt }) => sentAt, cell: ({ sentAt }) => ageOf(sentAt) },
];

const source = (_view: View, page: number) => query('GET /api/staff/identity/list', { page });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Documents to compare"
      columns={columns}
      source={source}
      rowKey={({ accountId }) => String(accountId)}
      version={({ sentAt }) => sentAt}
      empty="No document waits to be compared"
    >
      {(proof) => <ProofDetail proof={proof} />}
    </ListPage>
  );
}

function ProofDetail({ proof }: { proof: Proof }) {
  return (
    <Detail
      head={{
        number: proof.username,
        title: `${kindWords[proof.idType]} of ${proof.name}`,
        state: 'Waits',
        tone: 'info',
        age: `${ageOf(proof.sentAt)} old`,
        owner: '',
      }}
      actions={<Actions proof={proof} />}
      facts={[
        ['Account', <PersonLink key="who" id={proof.accountId} name={proof.username} />],
        ['Number', <IdDocument key="document" accountId={proof.accountId} masked={proof.idNumber} />],
      ]}
      timeline={[
        { at: proof.sentAt, who: proof.username, text: 'Sent it. Each look at its pictures is written down.' },
      ]}
    />
  );
}

function Actions({ proof: { accountId } }: { proof: Proof }) {
  const decide = useAct('POST /api/staff/identity/decide', { done: 'Decided; the shopper is told', changes });
  return (
    <div className="flex flex-col gap-4">
      <Button
        className="self-start"
        loading={decide.isPending}
        onClick={() => decide.mutate({ accountId, verified: true })}
      >
        It is theirs
      </Button>
      <WithReason
        label="Why not"
        hint="The shopper reads it."
        moves={[
          {
            words: 'Refuse',
            busy: decide.isPending,
            act: (reason) => decide.mutate({ accountId, verified: false, reason }),
            danger: true,
          },
        ]}
      />
    </div>
  );
}
