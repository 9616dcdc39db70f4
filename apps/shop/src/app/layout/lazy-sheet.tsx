import { Spinner } from '@sgb/ui/spinner.tsx';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

export interface LazySheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A sheet whose code is loaded when it is first opened, and which closes when it has led to another page. */
export function useLazySheet() {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what says that a navigation happened
  useEffect(() => setOpen(false), [key]);

  return {
    show() {
      setUsed(true);
      setOpen(true);
    },
    open,
    used,
    sheet: { open, onOpenChange: setOpen } satisfies LazySheetProps,
  };
}

export function SheetSlot({ used, open, children }: { used: boolean; open: boolean; children: ReactNode }) {
  if (!used) return null;
  return <Suspense fallback={open && <Loading />}>{children}</Suspense>;
}

function Loading() {
  return (
    <div className="fixed inset-0 z-50 grid animate-fade-in place-items-center bg-scrim text-white">
      <Spinner size="large" label="Loading" />
    </div>
  );
}
