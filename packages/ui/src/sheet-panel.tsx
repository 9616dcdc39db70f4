import { X } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';

export interface SheetContent {
  title: string;
  hideTitle?: boolean;
  description?: ReactNode;
  /** Stays in view below the scrolling body. */
  footer?: ReactNode;
  width?: 'sm' | 'md' | 'lg';
  children: ReactNode;
}

interface SheetPanelProps extends SheetContent {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What was tapped, where the sheet knows it. */
  opener: HTMLElement | null;
}

const WIDTHS = { sm: 'md:max-w-sm', md: 'md:max-w-lg', lg: 'md:max-w-3xl' };

/** A sheet that takes the place of another, such as what it was loading, was opened by what opened that one. */
let lastOpener: HTMLElement | null = null;

/** What `<Sheet>` shows: loaded when the page is calm, or with the first tap that opens one. */
export default function SheetPanel({
  open,
  onOpenChange,
  title,
  hideTitle,
  description,
  footer,
  width = 'md',
  opener: tapped,
  children,
}: SheetPanelProps) {
  const opener = useRef<HTMLElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        {/* The overlay is the flex frame: transforms stay free for the entrance, and no vh arithmetic is needed. */}
        <Dialog.Overlay className="fixed inset-0 z-50 flex animate-fade-in items-end justify-center bg-scrim md:items-center md:p-6">
          <Dialog.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={() => {
              // Not every browser gives the focus to a button that is tapped.
              const focused = tapped ?? document.activeElement;
              if (focused instanceof HTMLElement && focused !== document.body) lastOpener = focused;
              opener.current = lastOpener;
            }}
            onCloseAutoFocus={(event) => {
              lastOpener = null;
              // Only a trigger of the library's own would get the focus back.
              if (!opener.current) return;
              event.preventDefault();
              opener.current.focus({ preventScroll: true });
            }}
            onEscapeKeyDown={(event) => {
              // An open list inside the sheet closes first.
              if (document.activeElement?.getAttribute('aria-expanded') === 'true') event.preventDefault();
            }}
            className={cx(
              'flex max-h-[88dvh] w-full animate-sheet-in flex-col rounded-t-card bg-card shadow-soft outline-none md:animate-dialog-in md:rounded-card',
              WIDTHS[width],
            )}
          >
            <header className="flex items-start gap-3 border-line border-b py-2 pr-2 pl-4 md:pl-5">
              <div className="min-w-0 flex-1 py-2">
                <Dialog.Title className={cx('font-semibold text-base', hideTitle && 'sr-only')}>{title}</Dialog.Title>
                {description && (
                  <Dialog.Description className="text-ink-soft text-sm">{description}</Dialog.Description>
                )}
              </div>
              <Dialog.Close asChild>
                <IconButton label="Close">
                  <X aria-hidden="true" className="size-5" />
                </IconButton>
              </Dialog.Close>
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 md:p-5">{children}</div>
            {footer && (
              <footer className="flex flex-wrap justify-end gap-3 border-line border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-5">
                {footer}
              </footer>
            )}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
