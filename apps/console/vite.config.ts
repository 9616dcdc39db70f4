import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/console/',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist',
    manifest: true,
    // The server writes the preload links: it decides which of the two programs somebody gets.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['src/app/entry-console.tsx', 'src/app/entry-login.tsx'],
      output: {
        codeSplitting: {
          groups: [{ name: 'core', test: /node_modules.(react|react-dom|scheduler)[\\/]|console.css|tokens.css/ }],
        },
      },
    },
  },
});
