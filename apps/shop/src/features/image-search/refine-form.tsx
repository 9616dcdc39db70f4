import { Button } from '@sgb/ui/button.tsx';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';

/** Words beside the picture: goods that carry them come first, goods without any of them are left out. */
export function RefineForm({ keyword, onChange }: { keyword: string; onChange: (keyword: string) => void }) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange(String(new FormData(event.currentTarget).get('words') ?? '').trim());
  };
  return (
    <form onSubmit={onSubmit} className="flex w-full gap-2">
      <input
        key={keyword}
        name="words"
        aria-label="Add words to your picture"
        placeholder="Add words"
        defaultValue={keyword}
        maxLength={50}
        autoComplete="off"
        enterKeyHint="search"
        className="h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-card px-3 text-base outline-none focus:border-brand focus:ring-2 focus:ring-brand/30"
      />
      <Button type="submit" variant="secondary" icon={<Search aria-hidden="true" className="size-4" />}>
        Refine
      </Button>
    </form>
  );
}
