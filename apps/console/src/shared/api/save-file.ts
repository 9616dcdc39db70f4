interface MadeFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly base64: string;
}

/** Hands a file that the server made to whoever asked for it. */
export function saveFile({ fileName, mediaType, base64 }: MadeFile): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  URL.revokeObjectURL(address);
}

/** The same of something that is known here already. */
export const saveJson = (name: string, value: unknown): void => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.json` });
  link.click();
  URL.revokeObjectURL(address);
};
