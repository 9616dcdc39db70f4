import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { encode } from 'uqr';
import { launchOptions } from './browser.ts';

const width = 640;
const height = 480;
/** Held a little askew, as people do. */
const degrees = 8;

/** Brightness and colour of one picture of a camera before which somebody holds a code. */
function frameOf(text: string): Buffer {
  const { data: rows, size } = encode(text, { ecc: 'M', border: 2 });
  const module = (height * 0.6) / size;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const light = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [(x - width / 2) / module, (y - height / 2) / module];
      const dark = rows[Math.floor(dy * cos - dx * sin + size / 2)]?.[Math.floor(dx * cos + dy * sin + size / 2)];
      light[y * width + x] = dark === undefined ? 150 : dark ? 40 : 225;
    }
  }
  return Buffer.concat([light, Buffer.alloc((width * height) / 2, 128)]);
}

/** A browser whose camera looks at this code all the time. */
export async function withCamera(text: string, work: (browser: Browser) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sgb-camera-'));
  const film = join(folder, 'code.y4m');
  const frame = Buffer.concat([Buffer.from('FRAME\n'), frameOf(text)]);
  await writeFile(
    film,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]),
  );
  const options = launchOptions();
  const camera = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...camera] });
  try {
    await work(browser);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}
