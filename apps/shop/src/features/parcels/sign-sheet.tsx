import { hasDigits } from '@sgb/contract/text-rules.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { query } from '../../shared/api/api.ts';
import { useSign } from './use-parcel.ts';

interface SignSheetProps {
  readonly id: number;
  readonly number: string;
  readonly onClose: () => void;
}

/** Signed for with the code of the delivery. */
export default function SignSheet({ id, number, onClose }: SignSheetProps) {
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const sign = useSign(onClose);
  const tracking = useQuery(query('GET /api/deliveryorder/tracking', { expressid: id }));
  const feeCents = tracking.data?.collect?.feeCents ?? 0;
  const fault = hasDigits(code, 4) ? undefined : 'The code has 4 digits.';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!fault) sign.mutate({ id, code, agreed: feeCents });
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={`Sign for ${number}`} width="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm">Only sign when you have the parcel in your hands. It tells us that all has arrived.</p>
        {feeCents > 0 && (
          <p className="text-sm">
            <strong className="money">{formatRand(feeCents)}</strong> for storage at our depot is taken from your
            balance.
          </p>
        )}
        <Field
          label="Delivery code"
          hint="The four digits on the page of this parcel"
          error={tried ? fault : undefined}
          required
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={code}
            className="text-center font-bold text-lg tracking-[0.5em]"
            onChange={({ currentTarget }) => setCode(currentTarget.value.replaceAll(/\D/g, ''))}
          />
        </Field>
        {sign.error && <Notice tone="danger">{sign.error.message}</Notice>}
        <Button type="submit" variant="action" wide loading={sign.isPending || tracking.isPending}>
          I have it
        </Button>
      </form>
    </Sheet>
  );
}
