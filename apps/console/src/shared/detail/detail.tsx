import { dateAndTime } from '@sgb/contract/date-words.ts';
import { Tag, type Tone } from '@sgb/ui/tag.tsx';
import type { ReactNode } from 'react';
import { Numbers } from '../links/numbers.tsx';
import { useDone } from './done.ts';
import { type About, NoteForm, useNotes } from './notes.tsx';

interface Told {
  readonly at: string;
  readonly who: string;
  readonly text: ReactNode;
}

export interface DetailProps {
  readonly head: {
    readonly number: string;
    readonly title: string;
    readonly state: string;
    readonly tone?: Tone;
    /** How long it waits, and for whom. */
    readonly age: string;
    readonly owner: string;
  };
  /** What can be done now: only what the call behind it would take. */
  readonly actions: ReactNode;
  readonly facts: readonly (readonly [string, ReactNode])[];
  readonly money?: readonly (readonly [string, ReactNode])[];
  /** All that happened, the oldest first. */
  readonly timeline: readonly Told[];
  /** Where colleagues write notes about it. */
  readonly about?: About;
}

/** The one shape of everything that is looked at closely. */
export function Detail({ head, actions, facts, money = [], timeline, about }: DetailProps) {
  const notes = useNotes(about);
  const done = useDone(about);
  const told = [...timeline, ...notes, ...done].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <article className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-ink-soft text-sm">
            <Numbers text={head.number} />
          </p>
          <h1 className="font-bold text-xl">{head.title}</h1>
        </div>
        <p className="flex items-center gap-3 text-sm">
          <Tag size="md" tone={head.tone ?? 'neutral'}>
            {head.state}
          </Tag>
          <span className="text-ink-soft">
            {head.age}
            {head.owner && `, with ${head.owner}`}
          </span>
        </p>
      </header>
      <Part title="What can be done now">{actions}</Part>
      <div className="grid gap-5 lg:grid-cols-2">
        <Part title="Facts">
          <Pairs of={facts} />
        </Part>
        {money.length > 0 && (
          <Part title="Money">
            <Pairs of={money} />
          </Part>
        )}
      </div>
      {(told.length > 0 || about) && (
        <Part title="What happened">
          <ol className="flex flex-col gap-3 text-sm">
            {told.map(({ at, who, text }, place) => (
              <li key={`${at} ${place}`} className="border-line border-l-2 pl-3">
                <p className="text-ink-soft text-xs">
                  {dateAndTime(at)} · <Numbers text={who} />
                </p>
                <div className="whitespace-pre-wrap break-words">{linked(text)}</div>
              </li>
            ))}
          </ol>
          {about && <NoteForm key={`${about.kind} ${about.id}`} about={about} />}
        </Part>
      )}
    </article>
  );
}

/** Numbers in a text lead to what they stand for. */
const linked = (shown: ReactNode) => (typeof shown === 'string' ? <Numbers text={shown} /> : shown);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-card p-4">
      <h2 className="mb-3 font-semibold text-sm">{title}</h2>
      {children}
    </section>
  );
}

function Pairs({ of }: { of: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-4 gap-y-1.5 text-sm">
      {of.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="min-w-0 break-words">{linked(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
