import type { Page } from '@playwright/test';

/**
 * Asks the browser what lies at the centre of every control in sight, at the top of the page and at its end. Bars along
 * an edge of the page or of a column may lie over what scrolls, where scrolling brings it out; nothing may lie over what
 * stays where it is. A card that sticks to the top leaves with its column, so it counts as what scrolls.
 */
export async function coveredControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const controls =
      'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [role=spinbutton]';
    const stays = ({ position }: CSSStyleDeclaration) => position === 'fixed' || position === 'sticky';
    const layerOf = (element: Element | null): Element | null => {
      for (let at = element; at; at = at.parentElement) if (stays(getComputedStyle(at))) return at;
      return null;
    };
    const isBar = (element: Element | null) =>
      element !== null &&
      (element.getBoundingClientRect().width > innerWidth * 0.9 || getComputedStyle(element).position === 'sticky');
    const scrolls = (element: Element | null) => {
      if (element === null) return true;
      const { position, bottom } = getComputedStyle(element);
      return position === 'sticky' && bottom === 'auto';
    };
    // A field that only screen readers see is worked by its label.
    const faceOf = (control: Element) => {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      return label && control.getBoundingClientRect().width < 4 ? label : control;
    };
    const centreOf = (face: Element): [number, number] => {
      // Of a link over two lines, the first line: its box would have a centre that is not its own.
      const [box = new DOMRect()] = face.getClientRects();
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const inSight = (face: Element) => {
      const { width, height } = face.getBoundingClientRect();
      const [x, y] = centreOf(face);
      if (width < 4 || height < 4 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
      if (!face.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      for (let at = face.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const box = at.getBoundingClientRect();
        if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
      }
      return true;
    };
    const over = (face: Element): Element | null => {
      const there = document.elementFromPoint(...centreOf(face));
      return !there || face.contains(there) || there.contains(face) ? null : there;
    };
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}'`;
    const settle = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const faults = new Set<string>();
    const places = document.documentElement.scrollHeight > innerHeight ? ['top', 'end'] : ['top'];
    for (const place of places) {
      scrollTo({ top: place === 'top' ? 0 : document.documentElement.scrollHeight, behavior: 'instant' });
      await settle();
      /** Those beneath a bar, with what they saw there: they may yet come out. */
      let beneath: (readonly [face: Element, fault: string])[] = [];
      for (const control of document.querySelectorAll(controls)) {
        const face = faceOf(control);
        if (control.matches(':disabled, [inert] *') || !inSight(face)) continue;
        const coverer = over(face);
        if (!coverer) continue;
        const fault = `${place}: ${nameOf(coverer)} lies over ${nameOf(face)}`;
        if (isBar(layerOf(coverer)) && scrolls(layerOf(face))) beneath.push([face, fault]);
        else faults.add(fault);
      }
      // One is scrolled to the middle, and brings its neighbours along.
      for (let next = beneath.at(-1); next; next = beneath.at(-1)) {
        const [middle, fault] = next;
        // What comes into sight may only now get its height.
        for (let turn = 0; turn < 2; turn++) {
          middle.scrollIntoView({ block: 'center', behavior: 'instant' });
          await settle();
        }
        if (over(middle)) faults.add(fault);
        beneath = beneath.filter(([face]) => face !== middle && !(inSight(face) && over(face) === null));
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...faults];
  });
}
