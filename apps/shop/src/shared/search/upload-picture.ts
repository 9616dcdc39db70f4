import { readTicket } from '../session/session.ts';

export type Uploaded =
  | { readonly key: string }
  | { readonly error: string }
  /** The session is over. */
  | { readonly login: true };

interface Answer {
  readonly status: number;
  readonly message?: string;
  readonly data?: { readonly status?: number; readonly message?: string; readonly data?: { readonly key: string } };
}

/** Longer sides than this show nothing more to the search; photographs from phones have three times as many. */
const enough = 1280;

/** A smaller copy of a large photograph: less data to pay for. What the browser cannot open goes as it is. */
async function slimmed(file: Blob): Promise<Blob> {
  if (file.size < 300_000) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, enough / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const brush = canvas.getContext('2d');
    if (!brush) return file;
    brush.fillStyle = '#fff';
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
    return smaller && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}

/** Sends a picture to search with. The words for what went wrong are the product document's or the server's. */
export async function uploadPicture(file: Blob): Promise<Uploaded> {
  const form = new FormData();
  form.set('file', await slimmed(file), 'picture');
  form.set('ticket', readTicket() ?? '');
  try {
    const answer = await fetch('/api/search/uploadimage', { method: 'POST', body: form, credentials: 'omit' });
    if (answer.status === 401) return { login: true };
    const { status, message, data } = (await answer.json()) as Answer;
    const key = data?.data?.key;
    if (status === 200 && data?.status === 0 && key) return { key };
    return { error: data?.message ?? message ?? 'Upload Fail' };
  } catch {
    return { error: 'Upload Fail' };
  }
}
