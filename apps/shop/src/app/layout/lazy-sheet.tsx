import { SheetLoading } from '@sgb/ui/sheet-loading.tsx';
import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

export interface LazySheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A sheet whose code is loaded when it is first opened, and which closes when it has led to another page. */
export function useLazySheet() {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // The key is what says that a navigation happened.
  useEffect(() => setOpen(false), [key]);

  const onOpenChange = (next: boolean) => {
    setOpen(next);
    // The sheet gives the focus back only to a trigger of its own. After it has let go of it, we do.
    if (!next) setTimeout(() => opener.current?.focus());
  };

  return {
    show({ currentTarget }: MouseEvent<HTMLElement>) {
      opener.current = currentTarget;
      setUsed(true);
      setOpen(true);
    },
    open,
    used,
    sheet: { open, onOpenChange } satisfies LazySheetProps,
  };
}

export function SheetSlot({ used, open, children }: { used: boolean; open: boolean; children: ReactNode }) {
  if (!used) return null;
  return <Suspense fallback={open && <SheetLoading />}>{children}</Suspense>;
}
