import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

/** How long messages are kept, read or not. */
export const messagesKeepDays = defineSetting('messages.keepDays', z.int().min(30).max(3650), 365);
