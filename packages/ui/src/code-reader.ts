import decodeQr from 'qr/decode.js';

/** What some browsers read codes with; the types of TypeScript do not have it yet. */
interface Detector {
  detect(from: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** What stands on the code before the camera; '' where there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string>;

const wanted = ['qr_code', 'code_128'];

/** The browser's own way, where it has one: it reads more kinds of codes, and quicker. */
async function ownReader(): Promise<ReadCode | undefined> {
  const Class = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const known = await Class?.getSupportedFormats().catch((): readonly string[] => []);
  // Some have the class and read nothing with it.
  if (!Class || !known?.includes('qr_code')) return undefined;
  const detector = new Class({ formats: wanted.filter((format) => known.includes(format)) });
  return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue.trim() ?? '';
}

/** Enough for a code that fills a quarter of the picture, and little enough for an old phone. */
const longestSide = 640;

/** What the square code in a picture says; '' where there is none, or one that is damaged beyond repair. */
export function readSquareCode(frame: Parameters<typeof decodeQr>[0]): string {
  try {
    return decodeQr(frame).trim();
  } catch {
    return '';
  }
}

/** Where the browser cannot (iPhones, Firefox): square codes alone. */
function squareReader(): ReadCode {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!pen || videoWidth === 0) return '';
    const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    pen.drawImage(video, 0, 0, width, height);
    return readSquareCode(pen.getImageData(0, 0, width, height));
  };
}

export const codeReader = async (): Promise<ReadCode> => (await ownReader()) ?? squareReader();
