import * as contract from '@sgb/contract/savings.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { closeJar, jarState, moveJar, type SavingNeeds, saveJar, saving } from './service.ts';

export function savingRoutes(http: Http, needs: SavingNeeds): void {
  http.bind(contract.getSaving, (call) => saving(call, needs));
  http.bind(contract.getJar, jarState);
  http.bind(contract.saveJar, saveJar);
  http.bind(contract.moveJar, moveJar);
  http.bind(contract.closeJar, closeJar);
}
