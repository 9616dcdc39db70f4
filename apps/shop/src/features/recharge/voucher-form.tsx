import type { Recharge, RechargeInfo } from '@sgb/contract/recharge.ts';
import { addDays, shopDay } from '@sgb/contract/time.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useState } from 'react';
import { UnsavedGuard } from '../../shared/forms/unsaved.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import FilesField from '../../shared/upload/files-field.tsx';
import { checksOf, useVoucherForm } from './use-voucher-form.ts';
import { sampleHref, vouchersHref } from './words.ts';

interface VoucherFormProps {
  info: RechargeInfo;
  /** One that was not approved. */
  old: Recharge | null;
  amount: string;
}

const day = (daysBack: number) => shopDay(addDays(new Date(), -daysBack));

export function VoucherForm({ info, old, amount }: VoucherFormProps) {
  const { form, submit, sending, unsaved, fault } = useVoucherForm(old, amount);
  const [uploading, setUploading] = useState(false);
  const { errors } = form.formState;
  const checks = checksOf(info);
  const banks = [...new Set([...info.banks, 'ATM or branch deposit', 'Another bank', ...(old ? [old.bank] : [])])];
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <noscript>
        <Notice tone="info">Sending a proof needs JavaScript. Please allow it for this page.</Notice>
      </noscript>
      {old?.reasonText && (
        <Notice tone="warn" title={old.reasonText}>
          {old.note}
        </Notice>
      )}
      <Card as="section" className="flex flex-col gap-4">
        <p className="text-ink-soft text-sm">
          Your reference is <b className="money text-ink">{info.reference}</b>.{' '}
          <Link to={sampleHref} className="font-medium text-brand underline">
            What a good proof shows
          </Link>
        </p>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label="Paid from" error={errors.bank?.message} required>
            <Select
              {...form.register('bank', { validate: checks.bank })}
              placeholder="Choose a bank"
              options={banks.map((bank) => ({ value: bank, label: bank }))}
            />
          </Field>
          <Field label="Amount" error={errors.amount?.message} required>
            <Input
              {...form.register('amount', { validate: checks.amount })}
              before="R"
              inputMode="decimal"
              autoComplete="off"
            />
          </Field>
          <Field label="Date of the payment" error={errors.paidOn?.message} required>
            <Input
              {...form.register('paidOn', {
                validate: checks.paidOn,
                // Told as soon as it is picked: nothing is to be sent for it.
                onChange: () => void form.trigger('paidOn'),
              })}
              type="date"
              min={day(info.limits.claimDays)}
              max={day(0)}
              suppressHydrationWarning
            />
          </Field>
          <Field label="Name of the payer" hint="As the bank shows it" error={errors.payer?.message} required>
            <Input {...form.register('payer', { validate: checks.payer })} autoComplete="name" autoCapitalize="words" />
          </Field>
        </div>
        <FilesField
          control={form.control}
          check={checks.files}
          label="Proof of payment"
          purpose="proof"
          onBusy={setUploading}
        />
      </Card>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Link to={vouchersHref} className={buttonClass({ variant: 'secondary' }, 'max-md:flex-1')}>
          Cancel
        </Link>
        <Button
          type="submit"
          variant="action"
          className="max-md:flex-1"
          disabled={uploading}
          loading={sending.isPending || sending.isSuccess}
        >
          Send for review
        </Button>
      </div>
      <UnsavedGuard unsaved={unsaved} />
    </form>
  );
}
