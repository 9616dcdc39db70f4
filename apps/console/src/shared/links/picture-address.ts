/** Where a picture of the shop is: a key of the picture service, or a file that staff uploaded. */
export function pictureAddress(key: string, width: number): string {
  if (key === '') return '';
  return key.startsWith('/') ? `${key}?w=${width}` : `/img/${key}?w=${width}`;
}
