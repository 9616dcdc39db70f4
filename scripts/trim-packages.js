import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Runs after npm has installed everything: takes away what packages bring along and nothing here reads. */

const packages = join(import.meta.dirname, '../node_modules');

const unread = [
  // For compiling against Node: its OpenSSL for fifty kinds of machine among them.
  'node-linux-*/include',
  // Maps to sources that are not in the packages.
  '**/*.map',
  // What changed in them, what they are, and their own tests.
  '**/{CHANGELOG,README}.md',
  '{autocannon,avvio,bintrees,fast-json-stringify,fastify,find-my-way,pino,@fastify/*}/test',
  // Small programs of packages that another runtime than Node loads.
  'bare-*/prebuilds',
  // The same in one file, for who has no modules, and its sources.
  'mediabunny/{dist/bundles,src}',
  // For measuring React, and for servers that are not Node.
  'react-dom/cjs/*{profiling,.bun,.edge}*',
  // The same code for browsers, for another platform's small programs, in one file instead of many; its tests.
  '@tensorflow/*/dist/miniprogram',
  '@tensorflow/*/dist/tf-*{.min,.es2017,.fesm,.es2017.min,.fesm.min}.js',
  '@tensorflow/*/dist/**/*_test.*',
  '@vladmandic/human/dist/{human,tfjs,human.node-*}.{js,esm.js,esm-nobundle.js}',
  // Its other networks, and what shows them.
  '@vladmandic/human/{assets,demo,src,tfjs,tmp,types}',
  '@vladmandic/human/models/*',
  // Letters that no card is written with: `modules/base/cards` reads two weights, upright.
  '@fontsource/inter/{*.css,*.scss,files/*.woff2,files/*-italic.woff}',
  '@fontsource/inter/files/*-{100,200,300,400,600,800,900}-normal.woff',
  // Its sources, and types for a kind of module that nothing here is.
  'zod/src',
  'drizzle-orm/**/*.d.cts',
  // Its sources, and the same for other systems.
  'usearch/{c,cpp,cmake,include,numkong,prebuilds/{darwin,win32}-*}',
  // Every icon by two more names, and by a name that is known late.
  'lucide-react/dynamic*',
  'lucide-react/dist/lucide-react.{prefixed,suffixed}.*',
];
const exclude = ['@vladmandic/human/models/centernet.*'];

for (const path of globSync(unread, { cwd: packages, exclude }))
  rmSync(join(packages, path), { recursive: true, force: true });
