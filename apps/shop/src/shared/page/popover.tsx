import { cx } from '@sgb/ui/cx.ts';
import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useDismiss } from './use-dismiss.ts';

export interface PopoverProps {
  /** What the button shows; its text is its name. */
  button: ReactNode;
  buttonClass: string;
  /** Where the panel hangs and how wide it is. */
  panelClass: string;
  /** The box that the panel is placed against; 'static' leaves that to an ancestor. */
  boxClass?: string;
  closesOnLeave?: boolean;
  children: ReactNode;
}

/** A button and the panel it opens, following it in reading and tab order. Light enough for the header. */
export function Popover({
  button,
  buttonClass,
  panelClass,
  boxClass = 'relative',
  closesOnLeave = false,
  children,
}: PopoverProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useDismiss(box, open, (why) => {
    setOpen(false);
    if (why === 'escape') trigger.current?.focus();
  });

  // A finger has no way to hover: for it, lifting is not leaving.
  const onLeave = ({ pointerType }: PointerEvent) => {
    if (closesOnLeave && pointerType === 'mouse') setOpen(false);
  };

  return (
    <div ref={box} className={boxClass} onPointerLeave={onLeave}>
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={buttonClass}
      >
        {button}
      </button>
      {open && (
        <div id={id} className={cx('absolute z-10 animate-fade-in', panelClass)}>
          {children}
        </div>
      )}
    </div>
  );
}

/** The look of an open panel. */
export const panelLook = 'rounded-card border border-line bg-card text-ink shadow-soft';

/** The look of a square button that holds one icon. */
export const squareLook = 'grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink';
