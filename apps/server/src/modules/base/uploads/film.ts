import { maxSecondsOf, type PurposeName, type UploadFault } from '@sgb/contract/upload-purposes.ts';
import { createGate } from '../../../platform/gate.ts';

/** More than any phone films; a track that claims more is a trap for whoever plays it. */
const maxSide = 8192;

/** The whole film is in memory while it is looked into, so few are at once. */
const gate = createGate(2, 30);

/** Whether these bytes are a film that can be played and is short enough, whatever their name and first bytes say. */
export function filmFault(purpose: PurposeName, bytes: Buffer): Promise<UploadFault | null> | 'busy' {
  return gate.enter(() => faultIn(bytes, maxSecondsOf(purpose) ?? Number.POSITIVE_INFINITY)) ?? 'busy';
}

async function faultIn(bytes: Buffer, mostSeconds: number): Promise<UploadFault | null> {
  // Loaded with the first film: most processes never see one.
  const { BufferSource, Input, MATROSKA, MP4, QTFF, WEBM } = await import('mediabunny');
  const input = new Input({ formats: [MP4, QTFF, WEBM, MATROSKA], source: new BufferSource(bytes) });
  try {
    const track = (await input.canRead()) ? await input.getPrimaryVideoTrack() : null;
    const sides = track ? [await track.getDisplayWidth(), await track.getDisplayHeight()] : [];
    if (sides.length === 0 || sides.some((side) => side > maxSide)) return 'wrongFileType';
    // Counted from what is in it: what its head says could be anything.
    const seconds = await input.computeDuration();
    if (!(seconds > 0)) return 'wrongFileType';
    return seconds > mostSeconds ? 'videoTooLong' : null;
  } catch {
    // Everything that the reader throws is about the bytes it was given.
    return 'wrongFileType';
  } finally {
    input.dispose();
  }
}
