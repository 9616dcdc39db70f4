import { consolePages } from '@sgb/contract/console-pages.ts';
import { documents } from '@sgb/contract/documents.ts';
import * as contract from '@sgb/contract/looking.ts';
import { may } from '@sgb/contract/policy.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { serveLine } from '../../../platform/live/serve.ts';
import { makeStreamTicket } from '../../../platform/live/ticket.ts';
import type { Module } from '../../../platform/module.ts';
import { roomOf } from './rules.ts';
import { openLookers } from './streams.ts';

const kind = 'looking';

async function ticketOf(call: Call<'staff'>, { path, id }: z.output<typeof contract.openLooking.input>) {
  const page = consolePages.find((each) => each.path === path);
  if (!page) return refuse('notFound', 'There is no such page.');
  if (!may(page.right, call.session.person)) return refuse('noRight');
  return { ticket: makeStreamTicket(call, kind, { ...call.session, about: roomOf(path, id) }) };
}

/** Who else of staff looks at the same thing. */
export const lookingModule: Module = {
  name: 'looking',
  routes(http, app) {
    http.bind(contract.openLooking, ticketOf);
    const lookers = openLookers(app);
    http.serve(documents.lookingEvents, (request, reply) => serveLine(app, kind, request, reply, lookers.open));
    http.beforeClose(async () => lookers.close());
  },
};
