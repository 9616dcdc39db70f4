import { X } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';

export interface SheetProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** One element that opens the sheet; leave out when `open` is controlled. */
  trigger?: ReactNode;
  title: string;
  hideTitle?: boolean;
  description?: ReactNode;
  /** Stays in view below the scrolling body. */
  footer?: ReactNode;
  width?: 'sm' | 'md' | 'lg';
  children: ReactNode;
}

const WIDTHS = { sm: 'md:max-w-sm', md: 'md:max-w-lg', lg: 'md:max-w-3xl' };

/** A sheet that takes the place of another, such as what it was loading, was opened by what opened that one. */
let lastOpener: HTMLElement | null = null;

/** A bottom sheet on the phone, a centred dialog from 768 px. */
export function Sheet({
  open,
  onOpenChange,
  trigger,
  title,
  hideTitle,
  description,
  footer,
  width = 'md',
  children,
}: SheetProps) {
  const opener = useRef<HTMLElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <Dialog.Portal>
        {/* The overlay is the flex frame: transforms stay free for the entrance, and no vh arithmetic is needed. */}
        <Dialog.Overlay className="fixed inset-0 z-50 flex animate-fade-in items-end justify-center bg-scrim md:items-center md:p-6">
          <Dialog.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={() => {
              const focused = document.activeElement;
              if (focused instanceof HTMLElement && focused !== document.body) lastOpener = focused;
              opener.current = lastOpener;
            }}
            onCloseAutoFocus={(event) => {
              lastOpener = null;
              // Only a trigger would get the focus back; most sheets are opened by a button that is none.
              if (trigger || !opener.current) return;
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

/** Wrap a footer button that only closes the sheet. */
export const SheetClose = Dialog.Close;
