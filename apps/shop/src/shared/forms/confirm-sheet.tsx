import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useChanged } from '../api/changed.ts';
import { type Confirmation, ConfirmFields, confirmFaults, unconfirmed } from './confirm-fields.tsx';

interface ConfirmSheetProps<Answer> {
  title: string;
  description: string;
  /** What the button says. */
  go: string;
  needsCode: boolean;
  send: (proof: Confirmation) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
  /** What is about to happen, where the title does not say it all. */
  children?: ReactNode;
}

/** Asks who it is before money leaves the balance. */
export function ConfirmSheet<Answer>(props: ConfirmSheetProps<Answer>) {
  const { title, description, go, needsCode, send, onDone, onClose, children } = props;
  const changed = useChanged();
  const [given, setGiven] = useState(unconfirmed);
  const [tried, setTried] = useState(false);
  const faults = confirmFaults(given, needsCode);
  const sending = useMutation({
    mutationFn: () => send({ password: given.password, code: given.code.trim() }),
    async onSuccess(answer) {
      onDone(answer);
      await changed('money', 'messages');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(faults).length === 0) sending.mutate();
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={title} description={description}>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {sending.error && <Notice tone="danger">{sending.error.message}</Notice>}
        {children}
        <ConfirmFields value={given} onChange={setGiven} needsCode={needsCode} faults={tried ? faults : {}} />
        <Button type="submit" variant="action" size="lg" wide loading={sending.isPending}>
          {go}
        </Button>
      </form>
    </Sheet>
  );
}
