import { defineChannel } from '../../../platform/db/bus.ts';

export const campaignChannel = defineChannel('popups.campaigns');
