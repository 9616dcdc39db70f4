import * as back from '@sgb/contract/given-back.ts';
import * as contract from '@sgb/contract/ledger-desk.ts';
import * as byHand from '@sgb/contract/manual-entries.ts';
import type { Module } from '../../../platform/module.ts';
import { entryDetail, entryList } from './entries.ts';
import { givenBackList, givenBackTotals } from './given-back.ts';
import { ask, giveBack } from './manual.ts';
import { manualList } from './manual-list.ts';
import { checkList, checkNow, close, monthList } from './months.ts';
import { paper } from './paper.ts';
import { personal } from './personal.ts';
import { liabilities, turnover, turnoverLines } from './reports.ts';

/** The books as finance works with them; what they are is `books/ledger`. */
export const financeModule: Module = {
  name: 'finance',
  personal,
  routes(http) {
    http.bind(contract.listEntries, entryList);
    http.bind(contract.getEntry, entryDetail);
    http.bind(contract.listLiabilities, liabilities);
    http.bind(contract.getTurnover, turnover);
    http.bind(contract.listTurnover, turnoverLines);
    http.bind(contract.getLedgerPaper, paper);
    http.bind(contract.listMonths, monthList);
    http.bind(contract.closeMonth, close);
    http.bind(contract.listBooksChecks, checkList);
    http.bind(contract.checkBooks, checkNow);
    http.bind(back.listGivenBack, givenBackList);
    http.bind(back.sumGivenBack, givenBackTotals);
    http.bind(byHand.askManualEntry, ask);
    http.bind(byHand.reverseManualEntry, giveBack);
    http.bind(byHand.listManualEntries, manualList);
  },
};
