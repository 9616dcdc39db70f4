import type { HelpBlock } from '@sgb/contract/help.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { api } from '../../shared/api/api.ts';

/** As shoppers would read it, with today's prices and limits in it. */
export function ArticlePreview({ body }: { body: readonly HelpBlock[] }) {
  const asked = useDeferredValue(JSON.stringify(body));
  const { data, error } = useQuery({
    queryKey: ['help preview', asked],
    queryFn: ({ signal }) => api.call('POST /api/staff/help/preview', { body: JSON.parse(asked) }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <section
      aria-label="Preview"
      className="flex max-h-[36rem] flex-col gap-3 overflow-auto rounded-control border border-line p-4 text-sm"
    >
      {error && <p className="text-danger">{error.message}</p>}
      {data && data.unknown.length > 0 && (
        <Notice tone="warn" title="Nobody knows these names">
          {data.unknown.join(', ')}
        </Notice>
      )}
      {data?.body.map((block, place) => (
        <Block key={place} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: HelpBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="font-semibold text-base">{block.text}</h3>;
    case 'paragraph':
      return <p className="whitespace-pre-wrap">{block.text}</p>;
    case 'list':
      return (
        <ul className="list-disc pl-5">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className="list-decimal pl-5">
          {block.items.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong> {text}
            </li>
          ))}
        </ol>
      );
    case 'question':
      return (
        <div>
          <p className="font-semibold">{block.question}</p>
          <p className="whitespace-pre-wrap">{block.answer}</p>
        </div>
      );
    case 'table':
      return <Rows caption={block.caption} rows={[block.columns, ...block.rows]} />;
    case 'sizes': {
      const head = [`${block.measure} (${block.unit})`, ...block.columns];
      return (
        <Rows
          caption={block.caption}
          rows={[head, ...block.rows.map(({ from, to, cells }) => [`${from} to ${to}`, ...cells])]}
        />
      );
    }
  }
}

function Rows({ caption, rows }: { caption: string; rows: readonly (readonly string[])[] }) {
  const [head = [], ...rest] = rows;
  return (
    <table className="w-full text-left">
      <caption className="text-left font-semibold">{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col" className="border-line border-b py-1 pr-3 font-medium">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rest.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, place) => (
              <td key={head[place]} className="border-line border-b py-1 pr-3">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
