import type { OutputOf } from '@sgb/contract/client.ts';
import { shortDate } from '@sgb/contract/date-words.ts';
import { type ClaimReason, claimReasonNames, reasonText } from '@sgb/contract/recharge-options.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { query, useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ShowWithReason } from '../../shared/person/show-with-reason.tsx';
import { ListPage } from '../../shared/table/list-page.tsx';
import type { Column } from '../../shared/table/table.tsx';
import type { View } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';

type Claim = OutputOf<'GET /api/staff/recharge/claims'>['items'][number];

const columns: readonly Column<Claim>[] = [
  { key: 'number', title: 'Claim', value: ({ number }) => number },
  { key: 'who', title: 'Shopper', value: ({ username }) => username },
  { key: 'reference', title: 'Reference', value: ({ reference }) => reference },
  {
    key: 'amount',
    title: 'Amount',
    value: ({ amount }) => amount,
    cell: ({ amount }) => formatRand(amount),
    end: true,
  },
  { key: 'doubt', title: 'In doubt', value: ({ duplicateBy }) => (duplicateBy ? `same ${duplicateBy}` : '') },
  { key: 'age', title: 'Age', value: ({ createdAt }) => createdAt, cell: ({ createdAt }) => ageOf(createdAt) },
];

const source = (_view: View, page: number) => query('GET /api/staff/recharge/claims', { page });

/** @public */
export function Component() {
  return (
    <ListPage
      title="Payments that shoppers claim"
      intro={
        <p className="text-ink-soft text-sm">
          A claim is credited when its money is on a{' '}
          <Link className="text-brand underline" to="/bank">
            bank statement
          </Link>
          . What never came is refused here.
        </p>
      }
      columns={columns}
      source={source}
      rowKey={({ number }) => number}
      empty="Nobody claims a payment"
    >
      {(claim) => <ClaimDetail claim={claim} />}
    </ListPage>
  );
}

function ClaimDetail({ claim }: { claim: Claim }) {
  return (
    <Detail
      head={{
        number: claim.number,
        title: `${formatRand(claim.amount)} of ${claim.username}`,
        state: 'Under review',
        tone: 'info',
        age: `${ageOf(claim.createdAt)} old`,
        owner: '',
      }}
      actions={<Refuse number={claim.number} />}
      facts={[
        ['Reference', claim.reference],
        ['Bank', claim.bank ?? ''],
        ['Paid on', claim.paidOn ? shortDate(claim.paidOn) : ''],
        ['By', claim.payer ?? ''],
        ...(claim.duplicateBy ? [['Looks the same', `by its ${claim.duplicateBy}`] as const] : []),
        ['Proof', claim.files.length === 0 ? 'none' : <Proofs key="proofs" claim={claim} />],
      ]}
      money={[['Claimed', formatRand(claim.amount)]]}
      timeline={[{ at: claim.createdAt, who: claim.username, text: 'Claimed it' }]}
    />
  );
}

const usual = ['Looking for the payment', 'It may be claimed twice', 'They asked us about it'];

function Proofs({ claim: { number, files } }: { claim: Claim }) {
  const show = useAct('POST /api/staff/recharge/proofs', { done: 'Shown; your reason is written down', changes: [] });
  if (!show.data)
    return (
      <ShowWithReason
        words={files.length === 1 ? 'Show the proof' : `Show the ${files.length} proofs`}
        usual={usual}
        busy={show.isPending}
        act={(reason) => show.mutate({ number, reason })}
      />
    );
  return (
    <span className="flex flex-wrap gap-3">
      {show.data.proofs.map((address, place) => (
        <a key={address} href={address} target="_blank" rel="noreferrer" className="text-brand underline">
          Proof {place + 1}
        </a>
      ))}
    </span>
  );
}

function Refuse({ number }: { number: string }) {
  const [reason, setReason] = useState<ClaimReason>('notFound');
  const [note, setNote] = useState('');
  const refuse = useAct('POST /api/staff/recharge/refuse', {
    done: 'Refused; its shopper is told why',
    changes: ['GET /api/staff/recharge/claims'],
  });
  return (
    <div className="flex flex-col gap-3">
      <Field label="Why" hint={reasonText(reason)}>
        <Select
          value={reason}
          onChange={({ target }) => setReason(target.value as ClaimReason)}
          options={claimReasonNames.map((name) => ({ value: name, label: reasonWords[name] }))}
        />
      </Field>
      <Field label="More about it" optional hint="Its shopper reads it.">
        <Input maxLength={300} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <Button
        className="self-start"
        variant="danger"
        loading={refuse.isPending}
        onClick={() => refuse.mutate({ number, reason, note })}
      >
        Refuse it
      </Button>
    </div>
  );
}

const reasonWords: Readonly<Record<ClaimReason, string>> = {
  notFound: 'Not on our statement',
  amountDiffers: 'Another amount',
  duplicate: 'Claimed before',
  unreadable: 'The proof cannot be read',
  wrongAccount: 'Paid to another account',
};
