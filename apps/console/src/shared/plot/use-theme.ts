import { useEffect, useState } from 'react';

const dark = '(prefers-color-scheme: dark)';
const now = () => document.documentElement.dataset.theme ?? (matchMedia(dark).matches ? 'dark' : 'light');

/** Which theme is shown: for what is drawn on a canvas, where no token reaches. */
export function useTheme(): string {
  const [theme, setTheme] = useState(now);
  useEffect(() => {
    const look = () => setTheme(now());
    const watch = new MutationObserver(look);
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    const media = matchMedia(dark);
    media.addEventListener('change', look);
    return () => {
      watch.disconnect();
      media.removeEventListener('change', look);
    };
  }, []);
  return theme;
}
