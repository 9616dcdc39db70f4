/** Photos beyond this are made smaller before they are sent; most of what a camera adds is not worth the data. */
const worthShrinking = 1024 * 1024;

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
}

/** A picture that fits the box, or the file as it is: whatever cannot be made smaller here, the server looks at. */
export async function shrink(file: File, box: number): Promise<File> {
  if (!/^image\/(jpeg|png|bmp)$/.test(file.type)) return file;
  if (file.size < worthShrinking && file.type !== 'image/bmp') return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, box / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    // A JPEG has no transparency; black is what it would become.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const drawn = await jpegOf(canvas);
    if (!drawn || (drawn.size >= file.size && file.type !== 'image/bmp')) return file;
    const name = file.name.replace(/\.[^.]*$/, '.jpg');
    return new File([drawn], name, { type: 'image/jpeg', lastModified: file.lastModified });
  } catch {
    return file;
  }
}
