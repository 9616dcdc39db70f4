import { faultOf } from '@sgb/contract/upload-purposes.ts';
import { expect, test } from 'vitest';
import { refusalOf } from './upload-refusal.ts';
import { hintOf } from './upload-words.ts';

test.each([
  ['avatar', 1, 'JPG, GIF, BMP or PNG, up to 5 MB.'],
  ['proof', 3, 'JPG, PNG or PDF, up to 10 MB. At most 3 files.'],
  [
    'workorder',
    5,
    'Pictures (JPG, GIF, BMP or PNG) up to 5 MB, Videos (MP4, MOV, 3GP or WEBM) up to 20 MB and 30 seconds. At most 5 files.',
  ],
] as const)('%s with at most %i says what it takes', (purpose, most, hint) => expect(hintOf(purpose, most)).toBe(hint));

test.each([
  ['proof', { name: 'a.pdf', size: 0 }, '请选择文件', 'Please choose a file that is not empty.'],
  [
    'proof',
    { name: 'a.PDF', size: 10 * 1024 ** 2 + 1 },
    '文件过大',
    'This file is too large. It may have 10 MB at most.',
  ],
  [
    'workorder',
    { name: 'a.mp4', size: 20 * 1024 ** 2 + 1 },
    '文件过大',
    'This file is too large. It may have 20 MB at most.',
  ],
  [
    'proof',
    { name: 'a.gif', size: 1 },
    '上传文件格式不对',
    'Files of this kind cannot be uploaded here. Please choose JPG, PNG or PDF.',
  ],
] as const)('for %s, %j is refused in both languages', (purpose, file, msg, message) => {
  const fault = faultOf(purpose, file);
  expect(fault && refusalOf(fault, purpose, file)).toMatchObject({ msg, message });
});

test.each([
  ['proof', { name: 'a.pdf', size: 10 * 1024 ** 2 }],
  ['workorder', { name: 'A.MOV', size: 20 * 1024 ** 2 }],
  ['chat', { name: 'a.b.Jpeg', size: 1 }],
] as const)('for %s, %j is taken', (purpose, file) => expect(faultOf(purpose, file)).toBeNull());
