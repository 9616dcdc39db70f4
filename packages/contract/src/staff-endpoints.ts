import { listAudit, listDone, listExports } from './audit.ts';
import * as desk from './console.ts';
import type { Endpoint } from './endpoint.ts';
import * as exchange from './exchange-desk.ts';
import { getFigures } from './figures.ts';
import * as floor from './floor.ts';
import * as back from './given-back.ts';
import * as books from './ledger-desk.ts';
import { openLooking } from './looking.ts';
import * as manual from './manual-entries.ts';
import * as notes from './notes.ts';
import * as office from './office.ts';
import * as person from './person-desk.ts';
import * as settings from './settings-desk.ts';
import * as access from './staff-access.ts';
import * as switches from './switches-desk.ts';
import * as trade from './trade-desk.ts';
import * as views from './views.ts';

export const staffEndpoints = [
  access.staffLogin,
  access.resetFactor,
  access.endSession,
  desk.getToday,
  desk.findAnything,
  getFigures,
  floor.scanCode,
  floor.getFloorPaper,
  listAudit,
  listDone,
  listExports,
  settings.listSettings,
  settings.getSetting,
  settings.previewSetting,
  settings.changeSetting,
  books.listEntries,
  books.getEntry,
  books.listLiabilities,
  books.getTurnover,
  books.listTurnover,
  books.getLedgerPaper,
  books.listMonths,
  books.closeMonth,
  books.listBooksChecks,
  books.checkBooks,
  switches.listSwitches,
  switches.turnSwitch,
  exchange.listRates,
  exchange.setRate,
  back.listGivenBack,
  back.sumGivenBack,
  manual.askManualEntry,
  manual.reverseManualEntry,
  manual.listManualEntries,
  office.listStaff,
  office.setRole,
  office.listJobs,
  office.retryJob,
  office.listPost,
  office.sendPost,
  office.listAdapters,
  office.listAlerts,
  office.closeAlert,
  office.listSubjects,
  office.copySubject,
  office.closeSubject,
  person.getPersonAtGlance,
  person.showContact,
  person.seeAsPerson,
  openLooking,
  views.listViews,
  views.saveView,
  views.forgetView,
  notes.listNotes,
  notes.addNote,
  notes.listMentions,
  notes.seeNotes,
  trade.listAllOrders,
  trade.getAnyOrder,
  trade.listAnyParcels,
  trade.getAnyParcel,
] as const satisfies readonly Endpoint[];
