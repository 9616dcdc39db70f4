import { Button } from '@sgb/ui/button.tsx';
import { loadWhenCalm } from '@sgb/ui/idle.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';

const loadForm = () => import('./redeem-form.tsx');
const RedeemForm = lazy(loadForm);

/** Turns the code of a gift voucher into money to spend. */
export function RedeemGift() {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState('');
  useEffect(() => loadWhenCalm(loadForm), []);
  return (
    <div className="flex flex-col items-start gap-2">
      {done && <Notice tone="good">{done}</Notice>}
      {open ? (
        <Suspense fallback={<Skeleton className="h-24 w-full max-w-md" />}>
          <RedeemForm
            onDone={(words) => {
              setDone(words);
              setOpen(false);
            }}
          />
        </Suspense>
      ) : (
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          I have a gift voucher
        </Button>
      )}
    </div>
  );
}
