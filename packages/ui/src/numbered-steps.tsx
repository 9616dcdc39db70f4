/** What happens one after the other: each step with its number, its name and a sentence. */
export function NumberedSteps({ steps }: { steps: readonly (readonly [title: string, text: string])[] }) {
  return (
    <ol className="flex flex-col gap-3">
      {steps.map(([title, text], place) => (
        <li key={title} className="flex gap-3 text-sm">
          <span
            aria-hidden="true"
            className="grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand text-xs"
          >
            {place + 1}
          </span>
          <div>
            <p className="font-medium">{title}</p>
            <p className="text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
