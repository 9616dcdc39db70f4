import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Fewer and larger files compress better. What changes only with a dependency is one of them; what most pages share another.
const chunks = [
  {
    name: 'core',
    test: /node_modules.(react|react-dom|scheduler|react-router|zustand|@tanstack)[\\/]|vite.preload|rolldown.runtime|lucide-react.dist.esm.(shared|Icon|create)/,
  },
  { name: 'common', minShareCount: 25, test: /src.shared|packages.(ui|contract)|lucide/ },
];

export default defineConfig(({ isSsrBuild, command }) => ({
  base: '/shop/',
  plugins: [react(), tailwindcss()],
  build: isSsrBuild
    ? { outDir: 'dist/server', rolldownOptions: { input: 'src/app/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: 'src/app/entry-client.tsx', output: { codeSplitting: { groups: chunks } } },
        // The server writes the preload links, because it knows the page before the browser does.
        modulePreload: { polyfill: false },
      },
  // Bundled whole, the server's React is the production one whatever NODE_ENV says at run time.
  ssr: { noExternal: command === 'build' ? true : [/^@sgb\//] },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
