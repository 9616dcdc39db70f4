export const isPictureKey = (text: string) => /^[a-z0-9-]{1,64}(\.[a-z0-9-]{1,32}){1,3}$/.test(text);
export const negotiateFormat = (accept: string | undefined): 'avif' | 'webp' =>
  accept?.includes('image/avif') ? 'avif' : 'webp';
