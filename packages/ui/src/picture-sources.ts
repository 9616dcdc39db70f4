const widths = [160, 320, 640, 1200] as const;
export type Width = (typeof widths)[number];

/** What stands in for each width when bytes are dear: half of it, a quarter of the pixels. */
const lightWidth: Readonly<Record<Width, Width>> = { 160: 160, 320: 160, 640: 320, 1200: 640 };

/** `light` tells the server which picture this one stands in for: it is coded smaller still, and says what it saves. */
function addressOf(src: string, width: Width, light: boolean): string {
  const added = light && src.startsWith('/img/') ? `w=${lightWidth[width]}&light=${width}` : `w=${width}`;
  return `${src}${src.includes('?') ? '&' : '?'}${added}`;
}

export interface Sources {
  readonly src: string;
  readonly srcSet: string | undefined;
}

/** An address for each width that the browser may choose from, and one for browsers that cannot choose. */
export function sourcesOf(src: string, light: boolean, usual: Width = 640, from: Width = 160): Sources {
  // An added width would break an address that holds the image itself.
  if (/^(data|blob):/.test(src)) return { src, srcSet: undefined };
  return {
    src: addressOf(src, usual, light),
    srcSet: widths
      .filter((width) => width >= from)
      .map((width) => `${addressOf(src, width, light)} ${width}w`)
      .join(', '),
  };
}
