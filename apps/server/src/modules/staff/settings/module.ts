import * as exchange from '@sgb/contract/exchange-desk.ts';
import * as contract from '@sgb/contract/settings-desk.ts';
import * as switches from '@sgb/contract/switches-desk.ts';
import type { App } from '../../../platform/app.ts';
import type { Module } from '../../../platform/module.ts';
import { rateList, rateSet } from './exchange.ts';
import { change, type Offered, preview, type SettingsNeeds, settingDetail, settingList } from './service.ts';
import { switchList, switchTurn } from './switches.ts';

export const settingsDeskModule = (needs: SettingsNeeds): Module<App & Offered> => ({
  name: 'settingsDesk',
  routes(http, app) {
    http.bind(contract.listSettings, settingList(needs));
    http.bind(contract.getSetting, settingDetail(needs));
    http.bind(contract.previewSetting, preview(needs, app));
    http.bind(contract.changeSetting, change(needs, app));
    http.bind(switches.listSwitches, switchList(needs));
    http.bind(switches.turnSwitch, switchTurn(needs));
    http.bind(exchange.listRates, rateList);
    http.bind(exchange.setRate, rateSet);
  },
});
