import type { Endpoint } from './endpoint.ts';
import * as groupship from './groupship.ts';
<<<<<<< HEAD
import { openRoundStream } from './round-live.ts';
=======
>>>>>>> 5f4cc30705613a7a18a20a621fb7e671d9421973
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
<<<<<<< HEAD
  openRoundStream,
=======
>>>>>>> 5f4cc30705613a7a18a20a621fb7e671d9421973
  rounds.listAllRounds,
  rounds.moveRound,
  rounds.cancelRoundByStaff,
] as const satisfies readonly Endpoint[];
