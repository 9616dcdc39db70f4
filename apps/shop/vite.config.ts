import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { iconSprite } from './icon-sprite.ts';
import { reactModules } from './react-modules.ts';
import { twoStyles } from './styles/two-styles.ts';

/** What the entry imports, and what that imports: every page has it. */
const onEveryPage = new Set<string>();

function followEntry(): Plugin {
  return {
    name: 'follow-entry',
    buildEnd() {
      const waiting = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      for (const id of waiting) {
        if (onEveryPage.has(id) || id.includes('node_modules')) continue;
        onEveryPage.add(id);
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
}

/**
 * The router names its components for the tools of developers. A bundler keeps whatever is written to, so all that a page
 * never shows stayed in it.
 */
function routerWithoutNames(): Plugin {
  return {
    name: 'router-without-names',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules.react-router.dist/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/^(const \w+ = )(React\$1\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2'),
    },
  };
}

const showsGoods =
  /shared.\w+.(product-(card|grid)|price|heart-(button|wish)|goods-tags|shelf|snap|supplier-tile|ad-strip|wide-image|hot-words|recently-viewed|kept|slots|session|favourites|link|api|answer|keyword|country-id)\b|ui.src.(rating(?!-)|notify|cx|picture|near-view|states|button|spinner|tag|drawings|card|click-guard|skeleton)\b|contract.src.(client|countries|people)\.|money.src.format/;

// Fewer and larger files compress better: what changes only with a dependency is one of them, what every page and all
// that show goods have is the other.
const chunks = [
  {
    name: 'core',
    test: /node_modules.(react|react-dom|scheduler|react-router|zustand|@tanstack)[\\/](?!.*(infinite|Infinite|[qQ]ueriesObserver|useQueries|[mM]utationObserver|useMutation|hydration|HydrationBoundary))|vite.preload|rolldown.runtime|icon-sprite/,
  },
  { name: 'shop', test: (id: string) => onEveryPage.has(id) || showsGoods.test(id) },
  // What the same pages need, and nothing of what it needs itself: that is for others, too.
  ...[
    { name: 'forms', test: /react-hook-form|shared.forms.use-(sending|contract-form)/ },
    { name: 'wish', test: /shared.api.wish|shared.offline.waiting/ },
    {
      name: 'uploads',
      test: /shared.upload.(use-uploads|give-up|upload-refused)/,
    },
    { name: 'codes', test: /shared.forms.(code-field|password-input)/ },
    { name: 'steps', test: /shared.tracking.(tell-funnel|send)|contract.src.funnel/ },
    {
      name: 'access',
      test: /features.account.(access-frame|entry|use-fresh-session|password-hint)|shared.offline.forget/,
    },
  ].map((group) => ({ ...group, includeDependenciesRecursively: false })),
];

const base = '/shop/';

export default defineConfig(({ isSsrBuild, command }) => ({
  base,
  plugins: [
    react(),
    tailwindcss(),
    iconSprite({ base }),
    reactModules(),
    routerWithoutNames(),
    followEntry(),
    twoStyles({
      entry: 'src/app/entry-client.tsx',
      shown: ['src/features/home/home-page.tsx', 'src/app/layout/privacy-bar.tsx'],
      leaving: 'src/app/routes.tsx',
    }),
  ],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        rolldownOptions: {
          input: 'src/app/entry-server.tsx',
          // A process keeps the text of what it runs, with two bytes for every character if one of them is not ASCII.
          output: { minify: { compress: false, mangle: false, codegen: { asciiOnly: true } } },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/app/entry-client.tsx',
          output: {
            codeSplitting: { groups: chunks },
          },
        },
        // The server writes the preload links, because it knows the page before the browser does.
        modulePreload: {
          polyfill: false,
          // Named is what a part needs besides itself and what every page has loaded already.
          resolveDependencies: (file, needed) => {
            const others = needed.filter((one) => one !== file && !/\/(core|entry-client|rolldown-runtime)-/.test(one));
            return others.length > 0 ? [file, ...others] : [];
          },
        },
      },
  // Bundled whole, the server's React is the production one whatever NODE_ENV says at run time.
  ssr: { noExternal: command === 'build' ? true : [/^@sgb\//] },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
