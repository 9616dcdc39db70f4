import { useEffect, useRef } from 'react';

/** Keys of the page, while nobody types. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const typing = target.closest('input:not([type=checkbox]), textarea, select, [role=dialog]');
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      // Enter on a button or a link is theirs.
      if (event.key === 'Enter' && target.closest('a, button, input')) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
