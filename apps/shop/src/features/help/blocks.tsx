import type { HelpBlock } from '@sgb/contract/help.ts';
import { PlainTable, Sizes } from './help-table.tsx';
import { type Asked, Questions } from './questions.tsx';
import { RichText } from './rich-text.tsx';

type Piece = Exclude<HelpBlock, { kind: 'question' }> | { readonly kind: 'questions'; readonly items: Asked[] };

/** Questions that follow each other become one list. */
function piecesOf(blocks: readonly HelpBlock[]): Piece[] {
  const pieces: Piece[] = [];
  for (const block of blocks) {
    const last = pieces.at(-1);
    if (block.kind !== 'question') pieces.push(block);
    else if (last?.kind === 'questions') last.items.push(block);
    else pieces.push({ kind: 'questions', items: [block] });
  }
  return pieces;
}

export function Blocks({ blocks }: { blocks: readonly HelpBlock[] }) {
  return (
    <div className="flex flex-col gap-4">
      {piecesOf(blocks).map((piece, place) => (
        <PieceView key={place} piece={piece} />
      ))}
    </div>
  );
}

function PieceView({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'heading':
      return <h2 className="mt-3 font-semibold text-lg">{piece.text}</h2>;
    case 'paragraph':
      return (
        <p className="max-w-prose">
          <RichText text={piece.text} />
        </p>
      );
    case 'list':
      return (
        <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5 marker:text-brand">
          {piece.items.map((item) => (
            <li key={item}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'steps':
      return <Steps items={piece.items} />;
    case 'table':
      return <PlainTable {...piece} />;
    case 'sizes':
      return <Sizes {...piece} />;
    case 'questions':
      return <Questions items={piece.items} />;
  }
}

function Steps({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ol className="flex max-w-prose flex-col gap-4">
      {items.map(({ title, text }, place) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand text-sm tabular-nums"
          >
            {place + 1}
          </span>
          <span>
            <span className="block font-semibold">{title}</span>
            <span className="text-ink-soft">
              <RichText text={text} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
