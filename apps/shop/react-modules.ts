import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import type { Plugin } from 'vite';

const names = { react: Object.keys(react), 'react/jsx-runtime': Object.keys(jsxRuntime) };
const mark = '\0modules:';
/** Radix asks for names when it runs, for which all of them would have to be kept. */
const asItIs = /^\0modules:|node_modules.@radix-ui/;

/**
 * React comes as CommonJS, which every file of ours would wrap for itself, and call by a property. As modules of names
 * it is imported like anything else: with some 25 files to a page, that is up to a kilobyte of it.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react(\/jsx-runtime)?$/ },
      handler: (id, importer = '', { kind }) =>
        kind === 'import-statement' && !asItIs.test(importer) ? mark + id : undefined,
    },
    load: {
      filter: { id: /^\0modules:/ },
      handler(id) {
        const from = id.slice(mark.length) as keyof typeof names;
        const exported = names[from]
          .filter((name) => /^[a-z]\w*$/i.test(name) && name !== 'default')
          .map((name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})();`);
        return {
          code: [`import all from '${from}';`, 'export default all;', ...exported].join('\n'),
          moduleSideEffects: false,
        };
      },
    },
  };
}
