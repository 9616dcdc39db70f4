import { shortDate } from '@sgb/contract/date-words.ts';
import type { PromotionTask } from '@sgb/contract/promotion.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { usePromotionChanged } from './promotion-changed.ts';
import { TaskHead } from './task-head.tsx';
import { placeWords, rewardWords } from './words.ts';

/** A task that can be taken; its rules are read first. */
export function OpenTask({ task }: { task: PromotionTask }) {
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" aria-label={task.title} className="flex h-full flex-col gap-3">
      <TaskHead task={task}>
        <p className="text-ink-soft text-xs">
          {placeWords(task.placesLeft)} · until {shortDate(task.endsAt)}
        </p>
      </TaskHead>
      <Button variant="secondary" wide className="mt-auto" onClick={() => setOpen(true)}>
        Read and take
      </Button>
      {open && <TakeSheet task={task} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function TakeSheet({ task, onClose }: { task: PromotionTask; onClose: () => void }) {
  const api = useApi();
  const changed = usePromotionChanged();
  const take = useMutation({
    mutationFn: () => api.call('POST /api/task/take', { id: task.id }),
    async onSuccess() {
      notify('good', 'It is yours. Hand it in when it is done.');
      onClose();
      await changed();
    },
    onError: () => changed(),
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={task.title}
      footer={
        <Button variant="action" wide loading={take.isPending} onClick={() => take.mutate()}>
          Take this task
        </Button>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        {take.error && <Notice tone="danger">{take.error.message}</Notice>}
        <TaskHead task={task} />
        <p className="whitespace-pre-line break-words">{task.rules}</p>
        <p className="text-ink-soft">
          You have {task.days} days for it. We look at what you hand in within two working days, and pay{' '}
          {rewardWords(task)} once it is approved. {placeWords(task.placesLeft)}.
        </p>
      </div>
    </Sheet>
  );
}
