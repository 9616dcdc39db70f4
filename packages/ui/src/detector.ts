/** Whether this device lets a page look through its camera. */
export const canScan = (): boolean => 'mediaDevices' in navigator;
