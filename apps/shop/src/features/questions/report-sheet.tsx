import { allReportReasons, type Post, type ReportReason, reportReasonWords } from '@sgb/contract/question-rules.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { OptionRow } from '../../shared/forms/option-row.tsx';

interface ReportSheetProps {
  what: Post;
  id: number;
  onClose: () => void;
}

export default function ReportSheet({ what, id, onClose }: ReportSheetProps) {
  const api = useApi();
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const send = useMutation({
    mutationFn: (why: ReportReason) => api.call('POST /api/question/report', { what, id, reason: why, note }),
    onSuccess() {
      notify('good', 'Thank you. Somebody of us looks at it.');
      onClose();
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="What is wrong with it?"
      footer={
        <Button
          variant="primary"
          wide
          disabled={reason === undefined}
          loading={send.isPending}
          onClick={() => reason !== undefined && send.mutate(reason)}
        >
          Report
        </Button>
      }
    >
      <div className="flex flex-col gap-2">
        {allReportReasons.map((each) => (
          <OptionRow
            key={each}
            name="reason"
            checked={reason === each}
            onChoose={() => setReason(each)}
            title={reportReasonWords[each]}
          />
        ))}
        <Field label="Anything else?" optional>
          <Input maxLength={200} value={note} onChange={({ currentTarget }) => setNote(currentTarget.value)} />
        </Field>
        {send.error && <Notice tone="danger">{send.error.message}</Notice>}
      </div>
    </Sheet>
  );
}
