import type { OutputOf } from '@sgb/contract/client.ts';
import { formatRand } from '@sgb/money/format.ts';
import { parseRand } from '@sgb/money/parse.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { idle } from '@sgb/ui/idle.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { amountFault } from '../../shared/money/amount.ts';
import { Bought } from './bought.tsx';
import { type GiftWish, VoucherConfirm } from './voucher-confirm.tsx';

type Info = OutputOf<'GET /api/giftvoucher/info'>;

const empty = { amount: '', receiver: '', email: '', note: '' };
const worths = [100, 250, 500, 1_000] as const;

/** What the call says of names, addresses and notes: loaded when the page is calm, as with other forms. */
const loadRules = () =>
  import('@sgb/contract/gift-vouchers.ts').then(({ giftVoucherInput }) =>
    giftVoucherInput.pick({ receiver: true, email: true, note: true }),
  );
type Rules = Awaited<ReturnType<typeof loadRules>>;

function faultsOf(
  rules: Rules | undefined,
  entered: typeof empty,
  { minCents, maxCents, leftTodayCents, availableCents }: Info,
) {
  const parsed = rules?.safeParse({
    receiver: entered.receiver,
    email: entered.email.trim(),
    note: entered.note,
  });
  const faultOf = (field: string) => parsed?.error?.issues.find(({ path }) => path[0] === field)?.message ?? '';
  return {
    amount: amountFault(entered.amount, { min: minCents, max: Math.min(maxCents, leftTodayCents, availableCents) }),
    receiver: faultOf('receiver'),
    email: entered.email && faultOf('email') && 'Enter an e-mail address like thandi@example.com.',
    note: faultOf('note'),
  };
}

/** First how much and for whom; the password before anything moves. */
export function VoucherForm({ info }: { info: Info }) {
  const [entered, setEntered] = useState(empty);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const [bought, setBought] = useState<OutputOf<'POST /api/giftvoucher/buy'> & GiftWish>();
  const [rules, setRules] = useState<Rules>();
  useEffect(() => {
    void idle()
      .then(loadRules)
      // Asked for again when the form is sent.
      .then(setRules, () => undefined);
  }, []);
  const faults = faultsOf(rules, entered, info);
  const wish: GiftWish = {
    amountCents: parseRand(entered.amount) ?? 0,
    receiver: entered.receiver.trim(),
    email: entered.email.trim(),
    note: entered.note.trim(),
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setBought(undefined);
    const known = rules ?? (await loadRules());
    setRules(known);
    if (!Object.values(faultsOf(known, entered, info)).some(Boolean)) setAsking(true);
  };
  const set = (field: keyof typeof entered) => ({
    value: entered[field],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      setEntered({ ...entered, [field]: currentTarget.value }),
  });
  return (
    <Card as="section" aria-label="Buy a gift voucher">
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {bought && <Bought voucher={bought} />}
        {info.blocked && <Notice tone="warn">{info.blocked}</Notice>}
        <Field
          label="Worth"
          hint={`${formatRand(info.minCents)} to ${formatRand(info.maxCents)}. You have ${formatRand(info.availableCents)} available.`}
          error={tried && faults.amount}
          required
        >
          <Input {...set('amount')} before="R" inputMode="decimal" autoComplete="off" className="money font-semibold" />
        </Field>
        <fieldset className="-mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
          <legend className="sr-only">Often given</legend>
          {worths.map((rand) => (
            <Button
              key={rand}
              variant="secondary"
              size="sm"
              guardMs={0}
              onClick={() => setEntered({ ...entered, amount: String(rand) })}
            >
              {formatRand(rand * 100)}
            </Button>
          ))}
        </fieldset>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label="Who is it for?" hint="A name for the card" error={tried && faults.receiver} optional>
            <Input {...set('receiver')} autoComplete="off" maxLength={40} />
          </Field>
          <Field label="Their e-mail" hint="We send them the code" error={tried && faults.email} optional>
            <Input {...set('email')} type="email" inputMode="email" autoComplete="off" autoCapitalize="none" />
          </Field>
        </div>
        <Field label="A note with it" error={tried && faults.note} optional>
          <Textarea {...set('note')} rows={2} maxLength={200} />
        </Field>
        <Button type="submit" size="lg" wide disabled={info.blocked !== ''}>
          Continue
        </Button>
        <p className="text-ink-soft text-xs">
          Whoever has the code can redeem it, for {info.years} years. It can be spent on anything in the shop, but not
          withdrawn as cash. You can take it back for {info.takeBackDays} days, as long as nobody has redeemed it.
        </p>
      </form>
      {asking && (
        <VoucherConfirm
          wish={wish}
          needsCode={wish.amountCents > info.codeAboveCents}
          onClose={() => setAsking(false)}
          onDone={(answer) => {
            setAsking(false);
            setTried(false);
            setBought({ ...wish, ...answer });
            setEntered(empty);
          }}
        />
      )}
    </Card>
  );
}
