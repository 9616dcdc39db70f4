import * as exchange from '@sgb/contract/exchange-desk.ts';
import * as contract from '@sgb/contract/settings-desk.ts';
import * as switches from '@sgb/contract/switches-desk.ts';
import type { Module } from '../../../platform/module.ts';
import { rateList, rateSet } from './exchange.ts';
import { change, preview, type SettingsNeeds, settingDetail, settingList } from './service.ts';
import { switchList, switchTurn } from './switches.ts';

export const settingsDeskModule = (needs: SettingsNeeds): Module => ({
  name: 'settingsDesk',
  routes(http) {
    http.bind(contract.listSettings, settingList(needs));
    http.bind(contract.getSetting, settingDetail(needs));
    http.bind(contract.previewSetting, preview(needs));
    http.bind(contract.changeSetting, change(needs));
    http.bind(switches.listSwitches, switchList(needs));
    http.bind(switches.turnSwitch, switchTurn(needs));
    http.bind(exchange.listRates, rateList);
    http.bind(exchange.setRate, rateSet);
  },
});
