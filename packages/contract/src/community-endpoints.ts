import * as earnings from './earnings.ts';
import type { Endpoint } from './endpoint.ts';
import * as groupship from './groupship.ts';

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
  earnings.getEarnings,
  earnings.moveEarnings,
  earnings.exportEarnings,
  earnings.listBlockedInvites,
] as const satisfies readonly Endpoint[];
