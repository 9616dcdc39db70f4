import { useCallback, useRef } from 'react';

/** What the guard must know of a button's form: whether it is marked wrong, and when somebody changes it. */
interface FormLike {
  querySelector(selectors: string): unknown;
  addEventListener(type: string, listener: () => void, options: { once: boolean }): void;
}

interface Guarded {
  readonly currentTarget: { readonly form?: FormLike | null; readonly type?: string };
  preventDefault(): void;
  stopPropagation(): void;
}

/**
 * Says whether a click counts: a second one within `guardMs` does not, for what the first one began is under way or
 * done. A submit that was refused, because fields are marked wrong now, began nothing; and whoever has changed the form
 * in between means another thing.
 */
export function createClickGuard(guardMs: number, now: () => number = Date.now) {
  let passedAt = Number.NEGATIVE_INFINITY;
  let wrongBefore = false;
  const rearm = () => {
    passedAt = Number.NEGATIVE_INFINITY;
  };
  return ({ currentTarget: { form, type } }: Pick<Guarded, 'currentTarget'>): boolean => {
    const wrong = type === 'submit' && Boolean(form?.querySelector('[aria-invalid="true"]'));
    const refused = wrong && !wrongBefore;
    if (now() - passedAt < guardMs && !refused) return false;
    passedAt = now();
    wrongBefore = wrong;
    for (const change of ['input', 'change']) form?.addEventListener(change, rearm, { once: true });
    return true;
  };
}

/** Wraps a click handler. A swallowed click is also prevented, or a submit button would still send its form twice. */
export function useClickGuard(guardMs = 1000) {
  const guard = useRef<ReturnType<typeof createClickGuard>>(undefined);
  return useCallback(
    <E extends Guarded>(handler?: (event: E) => void) =>
      (event: E): void => {
        guard.current ??= createClickGuard(guardMs);
        if (guard.current(event)) {
          handler?.(event);
          return;
        }
        event.preventDefault();
        event.stopPropagation();
      },
    [guardMs],
  );
}
