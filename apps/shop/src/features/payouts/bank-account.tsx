import { accountKindNames, banks } from '@sgb/contract/withdrawal-states.ts';
import type { WithdrawInfo } from '@sgb/contract/withdrawals.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';
import { PasswordInput } from '../../shared/forms/password-input.tsx';

const empty = { bank: '', branchCode: '', number: '', kind: '', password: '' };
type Entered = typeof empty;

function faultsOf({ bank, branchCode, number, kind, password }: Entered) {
  return {
    bank: bank === '' ? 'Choose your bank.' : '',
    branchCode: /^\d{6}$/.test(branchCode.trim()) ? '' : 'The branch code has 6 digits.',
    number: /^\d{7,11}$/.test(number.replace(/[\s-]/g, '')) ? '' : 'The account number has 7 to 11 digits.',
    kind: kind === '' ? 'Choose the kind of account.' : '',
    password: password === '' ? 'Enter your password.' : '',
  };
}

/** Where withdrawals are paid to: shown, or a form to say it. */
export function BankAccount({ info }: { info: WithdrawInfo }) {
  const [changing, setChanging] = useState(false);
  const { account } = info;
  return (
    <Card as="section" aria-label="Bank account" className="flex flex-col gap-3">
      <h2 className="font-bold">Bank account</h2>
      {account && !changing ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm">
            <span className="font-medium">{account.bank}</span>, {account.number}
            <span className="block text-ink-soft">
              {account.holder}, {accountKindNames[account.kind].toLowerCase()}, branch {account.branchCode}
            </span>
            {account.verified ? <Tag tone="good">Verified</Tag> : <Tag>Verified with the first payment</Tag>}
          </p>
          <Button variant="secondary" onClick={() => setChanging(true)}>
            Change
          </Button>
        </div>
      ) : (
        <AccountForm
          holder={info.holder}
          onDone={() => setChanging(false)}
          onCancel={account ? () => setChanging(false) : null}
        />
      )}
    </Card>
  );
}

interface AccountFormProps {
  holder: string;
  onDone: () => void;
  onCancel: (() => void) | null;
}

function AccountForm({ holder, onDone, onCancel }: AccountFormProps) {
  const api = useApi();
  const changed = useCallsChanged();
  const [entered, setEntered] = useState(empty);
  const [tried, setTried] = useState(false);
  const faults = faultsOf(entered);
  const save = useMutation({
    mutationFn: () =>
      api.call('POST /api/user/withdraw/account', { ...entered, kind: Number(entered.kind) as 1 | 2 | 3 }),
    async onSuccess() {
      await changed('GET /api/user/withdraw/info');
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!Object.values(faults).some(Boolean)) save.mutate();
  };
  const set = (field: keyof Entered) => ({
    value: entered[field],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLSelectElement }) =>
      setEntered({ ...entered, [field]: currentTarget.value }),
  });
  const chooseBank = (name: string) => {
    const branchCode = banks.find((bank) => bank.name === name)?.branchCode ?? '';
    setEntered({ ...entered, bank: name, branchCode });
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {save.error && <Notice tone="danger">{save.error.message}</Notice>}
      <p className="text-ink-soft text-sm">
        We pay only to an account in your own name: <span className="font-medium text-ink">{holder}</span>.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Bank" error={tried && faults.bank} required>
          <Select
            placeholder="Choose"
            options={banks.map(({ name }) => ({ value: name, label: name }))}
            value={entered.bank}
            onChange={({ currentTarget }) => chooseBank(currentTarget.value)}
          />
        </Field>
        <Field
          label="Branch code"
          hint="Filled in for you; change it if yours differs."
          error={tried && faults.branchCode}
          required
        >
          <Input {...set('branchCode')} inputMode="numeric" autoComplete="off" maxLength={6} />
        </Field>
        <Field label="Account number" error={tried && faults.number} required>
          <Input {...set('number')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label="Kind of account" error={tried && faults.kind} required>
          <Select
            placeholder="Choose"
            options={Object.entries(accountKindNames).map(([value, label]) => ({ value, label }))}
            {...set('kind')}
          />
        </Field>
      </div>
      <Field label="Your password" error={tried && faults.password} required>
        <PasswordInput {...set('password')} autoComplete="current-password" />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" loading={save.isPending}>
          Save bank account
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Keep the old one
          </Button>
        )}
      </div>
    </form>
  );
}
