/** A round plinth: `top` is the height of the middle of its upper face, in the units of the drawing. */
export interface Plinth {
  readonly x: number;
  readonly top: number;
  readonly radius: number;
  readonly height: number;
  readonly colour: string;
}

/** How round a circle on the floor looks from the camera. */
export const tilt = 0.17;

export function plinthSvg(id: string, plinth: Plinth, light: number, shade: string): string {
  const { x, top, radius, height, colour } = plinth;
  const ry = radius * tilt;
  const [x1, x2] = light < 0 ? [0, 1] : [1, 0];
  const body = `M${x - radius} ${top}v${height}a${radius} ${ry} 0 0 0 ${2 * radius} 0v${-height}z`;
  return `<defs><linearGradient id="${id}b" x1="${x1}" x2="${x2}"><stop offset="0" stop-color="#fff" stop-opacity=".18"/><stop offset=".28" stop-color="#fff" stop-opacity=".3"/><stop offset=".62" stop-color="${shade}" stop-opacity=".1"/><stop offset="1" stop-color="${shade}" stop-opacity=".38"/></linearGradient><linearGradient id="${id}t" x1="${x1}" x2="${x2}"><stop offset="0" stop-color="#fff" stop-opacity=".62"/><stop offset="1" stop-color="#fff" stop-opacity=".22"/></linearGradient><radialGradient id="${id}s"><stop offset=".5" stop-color="${shade}" stop-opacity=".5"/><stop offset=".75" stop-color="${shade}" stop-opacity=".22"/><stop offset="1" stop-color="${shade}" stop-opacity="0"/></radialGradient></defs><ellipse cx="${x - light * radius * 0.1}" cy="${top + height + ry * 0.25}" rx="${radius * 1.3}" ry="${ry * 1.6}" fill="url(#${id}s)"/><path d="${body}" fill="${colour}"/><path d="${body}" fill="url(#${id}b)"/><ellipse cx="${x}" cy="${top}" rx="${radius}" ry="${ry}" fill="${colour}"/><ellipse cx="${x}" cy="${top}" rx="${radius}" ry="${ry}" fill="url(#${id}t)"/>`;
}
