import type { Recharge, RechargeInfo } from '@sgb/contract/recharge.ts';
import { shopDay } from '@sgb/contract/time.ts';
import { parseRand } from '@sgb/money/parse.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useChanged } from '../../shared/api/changed.ts';
import { sendWish } from '../../shared/api/wish.ts';
import { useSending } from '../../shared/forms/use-sending.ts';
import { amountFault } from './quote.ts';
import { vouchersHref } from './words.ts';

export interface VoucherEntry {
  bank: string;
  amount: string;
  paidOn: string;
  payer: string;
  files: string[];
}

const randOf = (cents: number) => String(cents / 100);

function startOf(old: Recharge | null, amount: string): VoucherEntry {
  if (!old) return { bank: '', amount, paidOn: '', payer: '', files: [] };
  const { bank, paidOn, payer, files } = old;
  return { bank, amount: randOf(old.amount), paidOn, payer, files };
}

/** What each field must be; the server says the same. */
export function checksOf(info: RechargeInfo) {
  const said = (fault: string) => (fault === '' ? true : fault);
  return {
    bank: (value: string) => said(value === '' ? 'Choose the bank you paid from.' : ''),
    amount: (value: string) => said(amountFault(value, info)),
    paidOn: (value: string) =>
      said(
        value === ''
          ? 'Enter the date of the payment.'
          : value > shopDay(new Date())
            ? 'This day is still to come.'
            : '',
      ),
    payer: (value: string) =>
      said(
        value.trim().length < 2 || value.trim().length > 60 ? 'Enter the name of the payer, 2 to 60 characters.' : '',
      ),
    files: (value: readonly string[]) => said(value.length === 0 ? 'Add the proof of payment.' : ''),
  };
}

export function useVoucherForm(old: Recharge | null, amount: string) {
  const navigate = useNavigate();
  const changed = useChanged();
  // Not when a field is left: words that appear then push the button away from under the finger that presses it.
  const form = useForm<VoucherEntry>({ defaultValues: startOf(old, amount), mode: 'onSubmit' });
  const sending = useSending(form, {
    send({ amount: typed, ...entry }: VoucherEntry) {
      const wish = { ...entry, amount: parseRand(typed) ?? 0 };
      return sendWish('POST /api/paymentvoucher/save', old ? { ...wish, number: old.number } : wish);
    },
    async onSent({ number, duplicateOf }) {
      await changed('recharges');
      if (duplicateOf) notify('warn', `We have ${number}. It looks like ${duplicateOf}; we check that.`);
      else notify('good', `We have your proof. ${number} is under review.`);
      await navigate(vouchersHref);
    },
  });
  return { form, ...sending };
}
