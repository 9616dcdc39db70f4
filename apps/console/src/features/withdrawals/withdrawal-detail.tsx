import { dateAndTime } from '@sgb/contract/date-words.ts';
import { accountKindNames, rejectReasons, withdrawalStatusNames } from '@sgb/contract/withdrawal-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ShowWithReason } from '../../shared/person/show-with-reason.tsx';
import { ageOf } from '../../shared/words/age.ts';
import type { Withdrawal } from './withdrawal.ts';

const changes = ['GET /api/staff/withdraw/list', 'GET /api/staff/withdraw/batches'] as const;

export function WithdrawalDetail({ one }: { one: Withdrawal }) {
  const ended = one.status > 20;
  return (
    <Detail
      head={{
        number: one.number,
        title: `${formatRand(one.amountCents)} to ${one.holder}`,
        state: withdrawalStatusNames[one.status],
        tone: one.late ? 'danger' : ended ? 'neutral' : 'info',
        age: `${ageOf(one.createdAt)} old`,
        owner: '',
      }}
      actions={<Actions one={one} />}
      facts={[
        ['Shopper', one.username],
        ['Holder', one.holder],
        ['Bank', `${one.bank}, branch ${one.branchCode}`],
        ['Account', `${one.account}, ${accountKindNames[one.kind]}`],
        ['Account confirmed', one.accountVerified ? 'yes' : 'not yet'],
        ['Promised until', dateAndTime(one.dueAt)],
        [
          'Ledger',
          <Link key="ledger" className="text-brand underline" to={`/ledger?q=${one.number}`}>
            {one.number}
          </Link>,
        ],
      ]}
      money={[
        ['Asked for', formatRand(one.amountCents)],
        ['Our fee', formatRand(one.feeCents)],
        ['To pay', formatRand(one.amountCents - one.feeCents)],
      ]}
      timeline={[
        { at: one.createdAt, who: one.username, text: 'Asked for it' },
        ...(one.changedAt === one.createdAt
          ? []
          : [
              {
                at: one.changedAt,
                who: 'Us',
                text: [withdrawalStatusNames[one.status], one.reason, one.reference].filter(Boolean).join(': '),
              },
            ]),
      ]}
    />
  );
}

const usual = ['To pay it', 'The bank asked about it', 'They asked us about it'];

function Actions({ one }: { one: Withdrawal }) {
  const [sure, setSure] = useState(false);
  const begin = useAct('POST /api/staff/withdraw/process', { done: 'It is being paid', changes });
  const reveal = useAct('POST /api/staff/withdraw/reveal', { done: 'Shown; your reason is written down', changes: [] });
  if (one.status > 20) return <p className="text-ink-soft text-sm">Nothing: it has ended.</p>;
  return (
    <div className="flex flex-col gap-4">
      {one.status === 10 && (
        <div className="flex flex-wrap items-center gap-3">
          {!one.accountVerified && (
            <Checkbox checked={sure} onChange={setSure} label="The bank account is the shopper’s own" />
          )}
          <Button
            loading={begin.isPending}
            disabled={!one.accountVerified && !sure}
            onClick={() => begin.mutate({ id: one.id, accountVerified: sure })}
          >
            Begin to pay
          </Button>
        </div>
      )}
      {one.status === 20 && <Paid id={one.id} />}
      {reveal.data ? (
        <p className="text-sm">
          Account number <span className="font-semibold tabular-nums">{reveal.data.accountNumber}</span>
        </p>
      ) : (
        <ShowWithReason
          words="Show the account number"
          usual={usual}
          busy={reveal.isPending}
          act={(reason) => reveal.mutate({ id: one.id, reason })}
        />
      )}
      <Reject id={one.id} />
    </div>
  );
}

function Paid({ id }: { id: number }) {
  const [reference, setReference] = useState('');
  const paid = useAct('POST /api/staff/withdraw/paid', { done: 'Paid; its shopper is told', changes });
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        paid.mutate({ id, reference });
      }}
    >
      <Field label="Reference of the bank" className="min-w-60 flex-1">
        <Input maxLength={40} value={reference} onChange={({ target }) => setReference(target.value)} />
      </Field>
      <Button type="submit" loading={paid.isPending} disabled={reference.trim().length < 3}>
        The bank has paid
      </Button>
    </form>
  );
}

function Reject({ id }: { id: number }) {
  const [reason, setReason] = useState<(typeof rejectReasons)[number]>(rejectReasons[0]);
  const reject = useAct('POST /api/staff/withdraw/reject', { done: 'Rejected; the money is back', changes });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Why it is not paid" className="min-w-60 flex-1">
        <Select
          value={reason}
          onChange={({ target }) => setReason(target.value as typeof reason)}
          options={rejectReasons.map((each) => ({ value: each, label: each }))}
        />
      </Field>
      <Button variant="danger" loading={reject.isPending} onClick={() => reject.mutate({ id, reason })}>
        Reject
      </Button>
    </div>
  );
}
