import { documents } from '@sgb/contract/documents.ts';
import * as contract from '@sgb/contract/teams.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { createCards, sendCard } from '../../base/cards/index.ts';
import type { Sourcing } from '../../goods/sourcing/index.ts';
import { type Carded, cardOfTeam } from './card.ts';
import { flag } from './desk.ts';
import { join, start } from './join.ts';
import { leave } from './leave.ts';
import { detail, list, preview } from './service.ts';

export function teamRoutes(http: Http, outside: Sourcing & Carded): void {
  http.bind(contract.listTeams, list);
  http.bind(contract.getTeam, detail);
  http.bind(contract.previewTeam, preview(outside));
  http.bind(contract.startTeam, start(outside));
  http.bind(contract.joinTeam, join);
  http.bind(contract.leaveTeam, leave);
  http.bind(contract.flagFlash, flag);

  const cards = createCards(outside.helper);
  http.serve(documents.teamCard, async (request, reply) => {
    const { file } = request.params as { file: string };
    return sendCard(cards, await cardOfTeam(outside, file), request, reply);
  });
}
