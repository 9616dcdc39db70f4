import { cx } from '@sgb/ui/cx.ts';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, type Theme } from '../../shared/session/session.ts';

const options = [
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
  { theme: 'system', label: 'System', Icon: Monitor },
] as const;

/** The page's own attribute is the truth; every switch on the page follows it. */
function onThemeChange(notice: () => void): () => void {
  const observer = new MutationObserver(notice);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

export function ThemeSwitch({ large = false }: { large?: boolean }) {
  const name = useId();
  const theme = useSyncExternalStore<Theme | null>(onThemeChange, currentTheme, () => null);
  return (
    <fieldset className="inline-flex rounded-full border border-line bg-sunk p-0.5">
      <legend className="sr-only">Theme</legend>
      {options.map(({ theme: option, label, Icon }) => (
        <label key={option} title={label} className={cx('theme-choice', large ? 'min-h-11 px-4' : 'size-6.5')}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={theme === option}
            onChange={() => chooseTheme(option)}
            className="sr-only"
          />
          <Icon aria-hidden="true" className="size-4" />
          <span className={large ? undefined : 'sr-only'}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
