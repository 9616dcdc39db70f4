import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { questionId } from './help-links.ts';
import { RichText } from './rich-text.tsx';

export interface Asked {
  readonly question: string;
  readonly answer: string;
}

/** The browser's own disclosure: it opens without our script, and searching in the page finds what is closed. */
export function Questions({ items }: { items: readonly Asked[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
      {items.map((item) => (
        <li key={item.question}>
          <Question {...item} />
        </li>
      ))}
    </ul>
  );
}

function Question({ question, answer }: Asked) {
  const id = questionId(question);
  const box = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  // Whoever comes for this very question, also for the second time, finds it open.
  useEffect(() => {
    if (!key || hash !== `#${id}` || !box.current) return;
    box.current.open = true;
    box.current.scrollIntoView({ block: 'start' });
  }, [hash, key, id]);
  return (
    <details ref={box} id={id} className="group scroll-mt-36">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 font-medium -outline-offset-2 hover:bg-sunk [&::-webkit-details-marker]:hidden">
        {question}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-soft group-open:rotate-180" />
      </summary>
      <p className="max-w-prose px-4 pb-4 text-ink-soft">
        <RichText text={answer} />
      </p>
    </details>
  );
}
