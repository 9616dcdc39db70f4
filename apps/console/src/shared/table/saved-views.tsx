import { Button } from '@sgb/ui/button.tsx';
import { controlClass } from '@sgb/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { query, useAct } from '../api/api.ts';

const changes = ['GET /api/staff/view/list'] as const;

/** Filters, order and columns under a name, for me on every machine; the address itself is what a colleague is sent. */
export function SavedViews() {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const found = useQuery({ ...query('GET /api/staff/view/list', { page: pathname }), enabled: open });
  const save = useAct('POST /api/staff/view/save', { done: 'Saved', changes });
  const forget = useAct('POST /api/staff/view/forget', { done: 'Forgotten', changes });
  return (
    <details className="relative text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-9 cursor-pointer rounded-control border border-line px-3 py-2">Views</summary>
      <div className="absolute right-0 z-10 mt-1 flex max-h-96 w-64 flex-col gap-2 overflow-y-auto rounded-card border border-line bg-card p-3 shadow-soft max-lg:right-auto max-lg:left-0">
        {found.error && <p className="text-danger">{found.error.message}</p>}
        {found.data?.items.length === 0 && <p className="text-ink-soft">None saved yet.</p>}
        {found.data?.items.map((view) => (
          <p key={view.name} className="flex items-center justify-between gap-2">
            <Link to={{ pathname, search: view.search }} className="min-w-0 truncate text-brand underline">
              {view.name}
            </Link>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Forget ${view.name}`}
              onClick={() => forget.mutate({ page: pathname, name: view.name })}
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
        <Button
          variant="secondary"
          size="sm"
          loading={save.isPending}
          disabled={!name.trim()}
          onClick={() => save.mutate({ page: pathname, name, search }, { onSuccess: () => setName('') })}
        >
          Save
        </Button>
      </div>
    </details>
  );
}
