/** A number with its name. */
export function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="rounded-card border border-line bg-card p-4">
      <dt className="text-ink-soft text-xs">{name}</dt>
      <dd className="font-bold text-lg tabular-nums">{value}</dd>
    </div>
  );
}
