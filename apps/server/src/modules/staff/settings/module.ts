import * as contract from '@sgb/contract/settings-desk.ts';
import type { Module } from '../../../platform/module.ts';
import { change, preview, type SettingsNeeds, settingDetail, settingList } from './service.ts';

export const settingsDeskModule = (needs: SettingsNeeds): Module => ({
  name: 'settingsDesk',
  routes(http) {
    http.bind(contract.listSettings, settingList(needs));
    http.bind(contract.getSetting, settingDetail(needs));
    http.bind(contract.previewSetting, preview(needs));
    http.bind(contract.changeSetting, change(needs));
  },
});
