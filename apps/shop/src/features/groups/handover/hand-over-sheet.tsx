import { dateAndTime } from '@sgb/contract/date-words.ts';
import { handOverCode } from '@sgb/contract/round-rules.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { type FormEvent, useState } from 'react';

interface HandOverSheetProps {
  name: string;
  number: string;
  lockedUntil: string;
  /** False where this device cannot keep it. */
  onCode: (code: string) => boolean;
  onClose: () => void;
}

/** The four digits that a member says. */
export function HandOverSheet({ name, number, lockedUntil, onCode, onClose }: HandOverSheetProps) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!handOverCode.test(code)) return setFault('A code has 4 digits.');
    if (!onCode(code)) return setFault('Your browser does not let us save this. Allow it to store data.');
    return onClose();
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={`Hand over to ${name}`} width="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {lockedUntil && (
          <Notice tone="warn">Too many wrong codes. It works again from {dateAndTime(lockedUntil)}.</Notice>
        )}
        <p className="text-sm">Give {number} to them and ask for their code.</p>
        <Field label="Code" hint="Four digits" error={fault} required>
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={code}
            className="text-center font-bold text-lg tracking-[0.5em]"
            onChange={({ currentTarget }) => setCode(currentTarget.value.replaceAll(/\D/g, ''))}
          />
        </Field>
        <Button type="submit" variant="action" wide guardMs={0}>
          Handed over
        </Button>
      </form>
    </Sheet>
  );
}
