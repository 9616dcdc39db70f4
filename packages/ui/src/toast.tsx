import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type CSSProperties, useEffect } from 'react';
import { Toaster as SonnerToaster, toast } from 'sonner';
import { attachSink, type Notification } from './notify.ts';

const SHOW = { good: toast.success, info: toast.info, warn: toast.warning, danger: toast.error };

function show({ kind, message, description, action, duration }: Notification): void {
  SHOW[kind](message, { description, action, duration: duration ?? (action ? 8000 : 4000) });
}

/** Sonner shows every toast that nobody closed to the next `Toaster` as well. */
export function closeToasts(): void {
  toast.dismiss();
}

const palette = {
  '--normal-bg': 'var(--color-card)',
  '--normal-text': 'var(--color-ink)',
  '--normal-border': 'var(--color-line)',
  '--border-radius': 'var(--radius-card)',
} as CSSProperties;

const icons = {
  success: <CircleCheck aria-hidden="true" className="size-5 text-good" />,
  info: <Info aria-hidden="true" className="size-5 text-info" />,
  warning: <TriangleAlert aria-hidden="true" className="size-5 text-warn" />,
  error: <CircleAlert aria-hidden="true" className="size-5 text-danger" />,
};

/** Below the header, with its search: of a phone, and of a desktop with the bar above it. */
const belowHeader = { mobileOffset: { top: '4.25rem' }, offset: { top: '7.25rem' } };

/** Heavy: reached through `ToastOutlet`. At the top, where neither the tab bar nor a total bar is covered. */
export function Toaster() {
  // Runs after Sonner's own effect, so no waiting notice is sent before Sonner listens.
  useEffect(() => attachSink(show), []);
  return (
    <SonnerToaster
      position="top-center"
      {...belowHeader}
      style={palette}
      icons={icons}
      toastOptions={{
        classNames: {
          toast: '!font-sans !text-sm !shadow-soft',
          description: '!text-ink-soft',
          actionButton: '!h-9 !bg-brand !px-3 !text-brand-ink !font-semibold',
        },
      }}
    />
  );
}
