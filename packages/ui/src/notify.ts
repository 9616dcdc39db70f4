export type NoticeKind = 'good' | 'info' | 'warn' | 'danger';

export interface Notification {
  kind: NoticeKind;
  message: string;
  description?: string;
  /** Such as Undo. */
  action?: { label: string; onClick: () => void };
  /** Milliseconds; notices with an action stay longer by default. */
  duration?: number;
}

type Sink = (notice: Notification) => void;

let waiting: Notification[] = [];
let sink: Sink | null = null;
const wakers = new Set<() => void>();

/** Shows a toast. Costs nothing at page load: the toast library arrives with the first notice. */
export function notify(kind: NoticeKind, message: string, more: Omit<Notification, 'kind' | 'message'> = {}): void {
  const notice = { kind, message, ...more };
  if (sink) {
    sink(notice);
    return;
  }
  waiting = [...waiting, notice];
  for (const wake of wakers) wake();
}

export function isNoticeWaiting(): boolean {
  return waiting.length > 0;
}

export function onNoticeWaiting(wake: () => void): () => void {
  wakers.add(wake);
  return () => wakers.delete(wake);
}

/** Takes over delivery, beginning with what has been waiting. */
export function attachSink(next: Sink): () => void {
  sink = next;
  for (const notice of waiting) next(notice);
  waiting = [];
  return () => {
    if (sink === next) sink = null;
  };
}
