import { Button } from '@sgb/ui/button.tsx';
import { controlClass } from '@sgb/ui/field.tsx';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { type SavedView, viewsOf, withoutView, withView } from './saved.ts';

/** Filters, order and columns under a name, for whoever uses this browser; the address itself is what a colleague is sent. */
export function SavedViews() {
  const { pathname, search } = useLocation();
  const [views, setViews] = useState<readonly SavedView[]>(() => viewsOf(localStorage, pathname));
  const [name, setName] = useState('');
  function save() {
    setViews(withView(localStorage, pathname, { name: name.trim(), search }));
    setName('');
  }
  return (
    <details className="relative text-sm">
      <summary className="min-h-9 cursor-pointer rounded-control border border-line px-3 py-2">Views</summary>
      <div className="absolute right-0 z-10 mt-1 flex w-64 flex-col gap-2 rounded-card border border-line bg-card p-3 shadow-soft max-lg:right-auto max-lg:left-0">
        {views.length === 0 && <p className="text-ink-soft">None saved yet.</p>}
        {views.map((view) => (
          <p key={view.name} className="flex items-center justify-between gap-2">
            <Link to={{ pathname, search: view.search }} className="min-w-0 truncate text-brand underline">
              {view.name}
            </Link>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Forget ${view.name}`}
              onClick={() => setViews(withoutView(localStorage, pathname, view.name))}
            >
              Forget
            </Button>
          </p>
        ))}
        <label className="flex flex-col gap-1 text-ink-soft text-xs">
          Save what is shown as
          <input
            value={name}
            maxLength={40}
            onChange={({ target }) => setName(target.value)}
            className={`${controlClass} min-h-9! text-sm!`}
          />
        </label>
        <Button variant="secondary" size="sm" disabled={!name.trim()} onClick={save}>
          Save
        </Button>
      </div>
    </details>
  );
}
