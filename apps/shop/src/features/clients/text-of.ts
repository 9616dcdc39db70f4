/** The text of a file. Older spreadsheets do not write UTF-8, which shows in signs that are none. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const text = new TextDecoder().decode(bytes);
  return text.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : text;
}
