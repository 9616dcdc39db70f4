import { asJpeg, asPng, redraw } from './picture.ts';

/** What the helper does for uploads. */
export const uploadTasks = { redraw, asPng, asJpeg };
