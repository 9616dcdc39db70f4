import * as deskContract from '@sgb/contract/round-desk.ts';
import * as contract from '@sgb/contract/rounds.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { cancel, close } from './closing/close.ts';
import { report } from './damage.ts';
import * as desk from './desk.ts';
import { count, handOver } from './hand-over.ts';
import { join, leave, preview } from './join.ts';
import type { RoundNeeds } from './needs.ts';
import { extend, open } from './open.ts';
import { goodsByMember, roundDetail, roundFee, roundList } from './pages/read-service.ts';

export function roundRoutes(http: Http, needs: RoundNeeds): void {
  http.bind(contract.listRounds, roundList);
  http.bind(contract.getRound, roundDetail);
  http.bind(contract.listRoundGoods, goodsByMember);
  http.bind(contract.getRoundFee, roundFee);
  http.bind(contract.previewRoundPart, preview);
  http.bind(contract.openRound, open);
  http.bind(contract.extendRound, extend);
  http.bind(contract.closeRound, close);
  http.bind(contract.cancelRound, cancel);
  http.bind(contract.joinRound, join);
  http.bind(contract.leaveRound, leave);
  http.bind(contract.roundArrived, count);
  http.bind(contract.handOverParcel, handOver);
  http.bind(contract.reportDamage, report(needs));
  http.bind(deskContract.listAllRounds, desk.list);
  http.bind(deskContract.moveRound, desk.move);
  http.bind(deskContract.cancelRoundByStaff, desk.cancelIt);
}
