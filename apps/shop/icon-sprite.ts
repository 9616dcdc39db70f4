import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as lucide from 'lucide-react';
import { createElement, type FC } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const imports = /import \{([^}]*)\} from 'lucide-react';/g;
const folders = [join(import.meta.dirname, 'src'), join(import.meta.dirname, '../../packages/ui/src')];

interface Imported {
  /** As lucide calls it. */
  readonly icon: string;
  /** As the file that imports it does. */
  readonly local: string;
}

/** The icons in the braces of an import; types come to nothing in the build. */
function iconsIn(braces: string): Imported[] {
  const names = braces.split(',').map((name) => name.trim());
  return names
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => {
      const [icon = '', local = icon] = name.split(' as ');
      return { icon, local };
    });
}

function usedIcons(): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const found = files.flatMap((text) => [...text.matchAll(imports)].flatMap(([, braces = '']) => iconsIn(braces)));
  return [...new Set(found.map(({ icon }) => icon))].sort();
}

/** By all names that lucide has for them. */
const drawings = new Map(Object.entries(lucide as unknown as Record<string, FC>));

/** What lucide draws inside of its svg element. */
function drawingOf(icon: string): string {
  const Icon = drawings.get(icon);
  if (!Icon) throw new Error(`lucide has no icon ${icon}`);
  return renderToStaticMarkup(createElement(Icon))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/><\/\w+>/g, '/>');
}

function spriteOf(icons: readonly string[]): string {
  const symbols = icons.map((icon) => `<symbol id="${icon}" viewBox="0 0 24 24">${drawingOf(icon)}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

const virtual = 'virtual:icon-sprite';

/** Its look is `.icon` of tokens.css, which what is drawn in the sprite inherits. */
const component = (address: string) => `
import { jsx } from 'react/jsx-runtime';
export const icon = (name) => ({ className, ...rest }) =>
  jsx('svg', {
    'aria-hidden': 'aria-label' in rest ? undefined : 'true',
    ...rest,
    className: className ? 'icon ' + className : 'icon',
    children: jsx('use', { href: '${address}#' + name }),
  });
`;

/**
 * Icons as one file that browsers keep, in place of their paths in every page and script: the build turns what is
 * imported from lucide into references to it. Development and tests take lucide as it is.
 */
export function iconSprite({ base }: { base: string }): Plugin {
  const sprite = spriteOf(usedIcons());
  const file = `assets/icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`;
  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:icon-sprite$/ }, handler: () => `\0${virtual}` },
    load: { filter: { id: /virtual:icon-sprite$/ }, handler: () => component(base + file) },
    transform: {
      filter: { id: /\.tsx$/, code: 'lucide-react' },
      handler: (code) => ({
        code: code.replace(imports, (_, braces: string) =>
          [
            `import { icon as spriteIcon } from '${virtual}';`,
            ...iconsIn(braces).map(({ icon, local }) => `const ${local} = /* @__PURE__ */ spriteIcon('${icon}');`),
          ].join(' '),
        ),
        map: null,
      }),
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: file, source: sprite });
    },
  };
}
