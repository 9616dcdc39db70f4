import type { Endpoint } from './endpoint.ts';
import * as groupship from './groupship.ts';
import { openRoundStream } from './round-live.ts';
import * as rounds from './rounds.ts';

export const communityEndpoints = [
  groupship.getGroupInfo,
  groupship.listAmbassadors,
  groupship.bindAmbassador,
  groupship.leaveGroup,
  groupship.applyAsAmbassador,
  groupship.withdrawApplication,
  groupship.listMembers,
  groupship.changeMemberStatus,
  groupship.removeMember,
  groupship.pauseGroup,
  groupship.listApplications,
  groupship.decideApplication,
  groupship.moveAmbassador,
  rounds.listRounds,
  rounds.getRound,
  rounds.listRoundGoods,
  rounds.getRoundFee,
  rounds.previewRoundPart,
  rounds.openRound,
  rounds.extendRound,
  rounds.closeRound,
  rounds.cancelRound,
  rounds.joinRound,
  rounds.leaveRound,
  rounds.roundArrived,
  rounds.handOverParcel,
  rounds.reportDamage,
  openRoundStream,
  rounds.listAllRounds,
  rounds.moveRound,
  rounds.cancelRoundByStaff,
] as const satisfies readonly Endpoint[];
