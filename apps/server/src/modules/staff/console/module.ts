import { findAnything, getToday } from '@sgb/contract/console.ts';
import { getFloorPaper, scanCode } from '@sgb/contract/floor.ts';
import { getPersonAtGlance, seeAsPerson, showContact } from '@sgb/contract/person-desk.ts';
import type { Module } from '../../../platform/module.ts';
import { type ConsoleNeeds, find } from './find.ts';
import { paper } from './paper.ts';
import { contactOfPerson, personAtGlance, seeAs } from './person.ts';
import { scan } from './scan.ts';
import { today } from './today.ts';

/** The first page and the search box of the staff console; its other pages call the modules that they are about. */
export const consoleModule = (needs: ConsoleNeeds): Module => ({
  name: 'console',
  routes(http) {
    http.bind(getToday, (call) => today(call, needs.desks));
    http.bind(findAnything, (call, input) => find(call, input, needs));
    http.bind(scanCode, (call, input) => scan(call, input, needs.desks));
    http.bind(getFloorPaper, (call, input) => paper(call, input, needs.desks));
    http.bind(getPersonAtGlance, (call, input) => personAtGlance(call, input, needs.desks));
    http.bind(showContact, contactOfPerson);
    http.bind(seeAsPerson, seeAs);
  },
});
