export interface MadeFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly base64: string;
}

/** Hands a file over that was fetched like any other call, so that no address with a ticket in it lies in a history. */
export function saveFile({ fileName, mediaType, base64 }: MadeFile): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  saveBlob(fileName, new Blob([bytes], { type: mediaType }));
}

export function saveBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
