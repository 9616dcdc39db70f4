/** JSON as somebody reads it. */
export function Pretty({ json }: { json: string }) {
  if (json === '') return <span className="text-ink-soft">not known</span>;
  return (
    <pre className="max-h-80 overflow-auto whitespace-pre-wrap break-all rounded-control bg-sunk p-2 text-xs">
      {JSON.stringify(JSON.parse(json), null, 2)}
    </pre>
  );
}
