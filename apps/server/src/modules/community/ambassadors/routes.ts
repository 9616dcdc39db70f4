import * as contract from '@sgb/contract/groupship.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { apply, takeBack } from './apply.ts';
import { bind, leave } from './bind.ts';
import { applications, contactOf, decide, move } from './desk.ts';
import { changeStatus, groupOf, members, remove } from './members.ts';
import type { AmbassadorNeeds } from './needs.ts';
import { info, near, pauseOwn } from './service.ts';

export function ambassadorRoutes(http: Http, needs: AmbassadorNeeds): void {
  http.bind(contract.getGroupInfo, info(needs));
  http.bind(contract.listAmbassadors, near(needs));
  http.bind(contract.bindAmbassador, bind(needs));
  http.bind(contract.leaveGroup, leave);
  http.bind(contract.applyAsAmbassador, apply);
  http.bind(contract.withdrawApplication, takeBack);
  http.bind(contract.listMembers, members(needs));
  http.bind(contract.listGroup, groupOf(needs));
  http.bind(contract.changeMemberStatus, changeStatus);
  http.bind(contract.removeMember, remove);
  http.bind(contract.pauseGroup, pauseOwn);
  http.bind(contract.listApplications, applications);
  http.bind(contract.showAmbassadorContact, contactOf);
  http.bind(contract.decideApplication, decide);
  http.bind(contract.moveAmbassador, move(needs));
}
