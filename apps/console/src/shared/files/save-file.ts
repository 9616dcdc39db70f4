/** A file that a call answered, put where the browser puts what is loaded. */
export function saveFile({
  base64,
  mediaType,
  fileName,
}: Readonly<Record<'base64' | 'mediaType' | 'fileName', string>>) {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
