import { cx } from '@sgb/ui/cx.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, type Params, useParams, useSearchParams } from 'react-router';
import { Answer } from '../../../shared/api/answer.tsx';
import { query } from '../../../shared/api/api.ts';
import { listed } from '../../../shared/lists/listed.ts';
import { BackLink } from '../../../shared/page/back-link.tsx';
import type { Meta, MetaArguments } from '../../../shared/page/meta.ts';
import { idOf, needId } from '../../../shared/page/path-id.ts';
import { TwoColumns } from '../../../shared/page/two-columns.tsx';
import { pageEdges } from '../../../shared/page/width.ts';
import { needLogin } from '../../../shared/session/need-login.ts';
import { HandOverCode } from '../handover/hand-over-code.tsx';
import { groupHref } from '../links.ts';
import { CurveCard } from './curve.tsx';
import { LeaderPart } from './leader-part.tsx';
import { MyPart } from './my-part.tsx';
import { RoundHead } from './round-head.tsx';
import { RoundHistory } from './round-history.tsx';
import { ShareRound } from './share-round.tsx';
import { useLiveRound } from './use-live-round.ts';

const detail = 'GET /api/groupship/round';

/** The code of a link is eight letters and digits; anything else is none. */
function inputOf(params: Params, search: URLSearchParams) {
  const code = (search.get('code') ?? '').trim().toUpperCase();
  return { id: Number(idOf(params)), ...(/^[A-Z0-9]{8}$/.test(code) && { code }) };
}

export async function loader(args: LoaderFunctionArgs) {
  await needLogin(args);
  needId(args.params);
  await listed(args.context, detail, inputOf(args.params, new URL(args.request.url).searchParams));
  return null;
}

export function meta({ queryClient, params, search }: MetaArguments): Meta {
  const round = queryClient.getQueryData(query(detail, inputOf(params, search)).queryKey);
  return { title: round?.name ?? 'Group shipment', description: 'Ship together and pay less.', noindex: true };
}

export function Component() {
  const params = useParams();
  const [search] = useSearchParams();
  const input = inputOf(params, search);
  const answer = useQuery(query(detail, input));
  const live = useLiveRound(input);
  return (
    <div className={cx(pageEdges, 'flex max-w-5xl flex-col gap-3 pt-3 pb-8 md:pt-5 md:pb-12')}>
      <BackLink to={groupHref}>My group</BackLink>
      <Answer of={answer} skeleton={<Skeleton className="h-128 rounded-card" />}>
        {(round) => {
          // Once it is closed, what to do with the parcels comes before what they saved.
          const open = round.state === 10;
          return (
            <>
              <RoundHead round={round} />
              {round.mine?.parcel?.code && <HandOverCode parcel={round.mine.parcel} leader={round.leader.name} />}
              <TwoColumns
                main={
                  <>
                    {open && <CurveCard round={round} live={live} />}
                    {round.leads && <LeaderPart round={round} />}
                    {!open && <CurveCard round={round} live={live} />}
                  </>
                }
                side={
                  <>
                    <MyPart round={round} code={input.code ?? ''} />
                    {round.actions.includes('share') && <ShareRound round={round} />}
                    <RoundHistory history={round.history} />
                  </>
                }
              />
            </>
          );
        }}
      </Answer>
    </div>
  );
}
