import type { ClearanceCard } from '@sgb/contract/clearance.ts';
import { Picture } from '@sgb/ui/picture.tsx';
import { Price } from '@sgb/ui/price.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { pictureUrl, pieceHref } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { conditionWords, savedPercent } from './words.ts';

const sizes = '(min-width: 1280px) 250px, (min-width: 768px) 24vw, (min-width: 512px) 32vw, 44vw';

/** The link's name is the title alone; its area is the whole card. */
export function PieceCard({ piece, priority = false }: { piece: ClearanceCard; priority?: boolean }) {
  const { label, tone } = conditionWords[piece.condition];
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <Picture src={pictureUrl(piece.picture)} alt="" sizes={sizes} priority={priority} />
      <div className="pointer-events-none absolute top-2 left-2">
        <Tag tone={tone}>{label}</Tag>
      </div>
      <div className="flex flex-1 flex-col gap-1 p-2.5 md:p-3">
        <h3 className="line-clamp-2 h-10 text-sm">
          <Link to={pieceHref(piece.id)} className="outline-none after:absolute after:inset-0">
            {piece.title}
          </Link>
        </h3>
        <Price cents={piece.priceCents} oldCents={piece.originalCents} size="lg" tone="action" className="mt-auto" />
        <p className="border-line border-t pt-1.5 text-brand text-xs">Only one · {savedPercent(piece)} % off</p>
      </div>
    </article>
  );
}

export const pieceGrid = 'grid grid-cols-2 gap-2 sm:grid-cols-3 md:gap-3 lg:grid-cols-4 xl:grid-cols-5';
