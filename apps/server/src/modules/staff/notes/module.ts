import * as contract from '@sgb/contract/notes.ts';
import type { Module } from '../../../platform/module.ts';
import { personal } from './personal.ts';
import { add, list, mine, see } from './service.ts';

/** What staff write to one another about a thing. */
export const notesModule: Module = {
  name: 'notes',
  personal,
  routes(http) {
    http.bind(contract.listNotes, list);
    http.bind(contract.addNote, add);
    http.bind(contract.listMentions, mine);
    http.bind(contract.seeNotes, see);
  },
};
