import type { Product } from '@sgb/contract/catalog.ts';
import type { TeamDetail } from '@sgb/contract/teams.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../../shared/api/answer.tsx';
import { query } from '../../../shared/api/api.ts';
import { PlaceForm } from './place-form.tsx';
import { TeamView } from './team-view.tsx';
import type { Tiers } from './tiers.ts';

interface TeamSheetProps {
  readonly product: Product;
  readonly tiers: Tiers;
  readonly opened: number | 'new';
  readonly onOpen: (id: number) => void;
  readonly onClose: () => void;
}

/** A new team, or one that somebody looks at. */
export default function TeamSheet(props: TeamSheetProps) {
  const { product, tiers, opened, onOpen, onClose } = props;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={opened === 'new' ? 'Start a team' : 'Buying together'}
      description={product.title}
    >
      {opened === 'new' ? (
        <PlaceForm product={product} into={{ tiers }} onJoined={onOpen} />
      ) : (
        <OneTeam {...props} id={opened} />
      )}
    </Sheet>
  );
}

function OneTeam({ product, tiers, id, onOpen }: TeamSheetProps & { readonly id: number }) {
  const answer = useQuery(query('GET /api/team/detail', { id }));
  return (
    <Answer of={answer} skeleton={<Skeleton className="h-48 w-full rounded-card" />}>
      {(team) => (
        <TeamView team={team} onOpen={onOpen}>
          {mayJoin(team) && String(team.productId) === product.id ? (
            <PlaceForm product={product} into={{ tiers, team }} onJoined={onOpen} />
          ) : null}
        </TeamView>
      )}
    </Answer>
  );
}

/** Who is not in it, while there is room. */
function mayJoin(team: TeamDetail): boolean {
  const inside = team.mine !== null && team.mine.state !== 30;
  return !inside && team.state <= 20 && team.room > 0 && team.endsAt > team.at;
}
