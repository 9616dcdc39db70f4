import type { RechargeInfo } from '@sgb/contract/recharge.ts';
import type { GatewayName } from '@sgb/contract/recharge-options.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { parseRand } from '@sgb/money/parse.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { sendWish } from '../../shared/api/wish.ts';
import { keepReturn } from '../../shared/session/keep-return.ts';
import { leaveToPay } from './leave-to-pay.ts';
import { amountFault } from './quote.ts';
import { QuoteLines } from './quote-lines.tsx';
import { methodWords, payHref } from './words.ts';

const usual = [10_000, 25_000, 50_000, 100_000, 200_000];

interface AmountFormProps {
  info: RechargeInfo;
  method: GatewayName;
  amount: string;
  onAmount: (text: string) => void;
  /** What the money is for. */
  origUrl: string | null;
}

/** How much, what it costs and brings; then on to the gateway. */
export function AmountForm({ info, method, amount, onAmount, origUrl }: AmountFormProps) {
  const api = useApi();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const cents = parseRand(amount);
  const fault = amountFault(amount, info);
  const begin = useMutation({
    mutationFn: (wanted: number) => sendWish('POST /api/recharge/create', { method, amount: wanted }),
    async onSuccess({ number }) {
      keepReturn(number, origUrl);
      // Whoever comes back from the gateway by the browser finds the page that can be paid again.
      await navigate(payHref(number));
      const page = await api.call('POST /api/recharge/pay', { number }).catch(() => undefined);
      if (page) leaveToPay(page);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault || cents === null) return field.current?.focus();
    begin.mutate(cents);
  };
  return (
    <Card as="section">
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label="Amount"
          hint={`${formatRand(info.limits.min)} to ${formatRand(info.limits.max)}`}
          error={tried ? fault : undefined}
          required
        >
          <Input
            ref={field}
            before="R"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={({ currentTarget }) => onAmount(currentTarget.value)}
            className="money font-semibold text-lg"
          />
        </Field>
        <div className="grid grid-cols-5 gap-1.5 sm:flex sm:gap-2">
          {usual.map((each) => (
            <Button
              key={each}
              variant={cents === each ? 'primary' : 'secondary'}
              size="sm"
              className="max-sm:px-0"
              guardMs={0}
              aria-pressed={cents === each}
              onClick={() => onAmount(String(each / 100))}
            >
              R&nbsp;{formatCount(each / 100)}
            </Button>
          ))}
        </div>
        <QuoteLines amount={fault ? null : cents} info={info} atGateway />
        {begin.error && <Notice tone="danger">{begin.error.message.replace(/^amount: /, '')}</Notice>}
        <Button type="submit" variant="action" size="lg" wide loading={begin.isPending || begin.isSuccess}>
          Continue with {methodWords[method].name}
        </Button>
      </form>
    </Card>
  );
}
