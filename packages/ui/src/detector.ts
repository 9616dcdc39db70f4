/** What some browsers read codes with; the types of TypeScript do not have it yet. */
interface Detector {
  detect(from: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

export const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this phone can read codes with its camera. */
export const canScan = (): boolean => detectorClass() !== undefined && 'mediaDevices' in navigator;
