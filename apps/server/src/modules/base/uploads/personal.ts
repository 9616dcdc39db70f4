import type { Personal } from '../../../platform/personal.ts';
import { forgetFiles } from './forget.ts';

/** What is known here of a person. */
export const personal: Personal = {
  tables: [
    {
      table: 'file_looks',
      title: 'When our staff looked at your files',
      whose: 'owner_id = $1',
      told: ['purpose', 'about', 'at'],
      closing: { do: 'keep' },
    },
    {
      table: 'uploads',
      title: 'Files on their way to us',
      whose: 'account_id = $1',
      told: ['name', 'size', 'purpose'],
      closing: { do: 'delete' },
    },
    {
      table: 'files',
      title: 'Files you sent us',
      whose: 'account_id = $1',
      told: ['purpose', 'name', 'size', 'created_at'],
      closing: { do: 'keep' },
    },
    {
      table: 'upload_usage',
      title: 'Room your files take',
      whose: 'account_id = $1',
      told: ['bytes'],
      closing: { do: 'delete' },
    },
  ],
  forget: forgetFiles,
};
