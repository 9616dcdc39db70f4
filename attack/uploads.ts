import { type Findings, soundAnswer, soundCall } from './findings.ts';
import { openSession, type Target } from './target.ts';

const page = '<!doctype html><script>window.struck=1</script>';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="window.struck=1"/>';
/** What is sent under the name of a picture, and would be something else to a browser that believes its bytes. */
const contents: readonly (readonly [string, string, string])[] = [
  ['a page', 'me.png', page],
  ['a drawing with a script', 'me.png', drawing],
  ['a page behind the first bytes of a picture', 'me.gif', `GIF89a/*${page}`],
  ['a page that says so', 'me.html', page],
  ['a drawing that says so', 'me.svg', drawing],
  ['a name that climbs', '../../me.png', page],
  ['a name with a line in it', 'me.png\r\nx-evil: 1', page],
  ['nothing', 'me.png', ''],
];

/** Files that are not what they say: refused, or at least never given out as something that a browser runs. */
export async function tryUploads(target: Target, findings: Findings): Promise<void> {
  const ticket = await openSession(target, 'demo_shopper');
  for (const [what, name, text] of contents) {
    const query = new URLSearchParams({ name, size: String(text.length), dirtype: 'avatar', ticket });
    const begun = await findings.send('uploads', { method: 'GET', url: `/api/upload/file?${query}` }, soundCall);
    const { data } = JSON.parse(begun.text) as { data: { fileName?: string } | null };
    if (!data?.fileName) continue;
    const sent = {
      method: 'POST',
      url: `/api/upload/file?fileName=${encodeURIComponent(data.fileName)}&ticket=${ticket}`,
      headers: {
        'content-type': 'application/octet-stream',
        'content-range': `bytes 0-${text.length - 1}/${text.length}`,
      },
      body: Buffer.from(text),
    };
    await findings.send('uploads', sent, soundCall);
    const list = `/api/upload/files?fileNames=${encodeURIComponent(data.fileName)}&ticket=${ticket}`;
    const shown = await findings.send('uploads', { method: 'GET', url: list }, soundCall);
    for (const [address] of shown.text.matchAll(/\/(?:files|img)\/[^"\\]+/g)) {
      await findings.send('uploads', { method: 'GET', url: address }, (given, got) => {
        const type = got.headers['content-type'] ?? '';
        const runs = got.http === 200 && /html|svg|xml|script/.test(type);
        return runs ? `${what} is given out as ${type}` : soundAnswer(given, got);
      });
    }
  }
}
