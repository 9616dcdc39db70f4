import { help } from '@sgb/server/helper.ts';

/** The process that works on pictures, which comes when it is needed. */
await help(async () => (await import('@sgb/demo/pictures/source.ts')).openPictures());
