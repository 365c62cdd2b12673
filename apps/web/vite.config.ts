import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { appFiles } from './tools/app-files.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

interface ModuleFacts {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
}

type FactsOf = (id: string) => ModuleFacts | null;

/** Whether a module comes with another without waiting: it is that one, or imported by it, however far. */
function comesWith(
  id: string,
  isRoot: (id: string, facts: ModuleFacts) => boolean,
  factsOf: FactsOf,
): boolean {
  const seen = new Set<string>();
  const look = (each: string): boolean => {
    if (seen.has(each)) return false;
    seen.add(each);
    const facts = factsOf(each);
    return facts !== null && (isRoot(each, facts) || facts.importers.some(look));
  };
  return look(id);
}

/** What every page needs on which people act. */
const ACTING = /apps\/web\/src\/(connect-session|rich-frame|registry|guard-entry)\.tsx?$/;
/** The lists of what signed-in people meet: one file, not one a domain. */
const SIGNED_IN =
  /domains\/\w+\/web\/signed-in\.ts$|domains\/(locale|notifications|profile)\/web\/index\.tsx$/;
// Every icon is imported through one file, so all of them look as if every page loaded them.
const ICON = /lucide-react\/dist\/esm\/icons\//;

/** Parts of the router that it brings along and this app does not use: who asks for them gets ours, which are small. */
const ROUTER_PARTS = [
  {
    from: /@tanstack\/react-router\/dist\/esm\/\w+\.js$/,
    source: './link.js',
    ours: 'link.ts',
  },
  {
    from: /@tanstack\/router-core\/dist\/esm\/\w+\.js$/,
    source: './scroll-restoration.js',
    ours: 'scroll.ts',
  },
  {
    from: /@tanstack\/router-core\/dist\/esm\/\w+\.js$/,
    source: './searchParams.js',
    ours: 'search.ts',
  },
  {
    from: /@tanstack\/router-core\/dist\/esm\/\w+\.js$/,
    source: './rewrite.js',
    ours: 'rewrite.ts',
  },
];

const smallRouter = {
  name: 'small-router',
  enforce: 'pre',
  resolveId: (source: string, importer?: string) => {
    const part = ROUTER_PARTS.find((each) => each.source === source && each.from.test(importer ?? ''));
    return part && `${import.meta.dirname}/src/router-parts/${part.ours}`;
  },
} as const;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), smallRouter, appFiles()],
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim$/,
        replacement: `${import.meta.dirname}/src/sync-external-store.ts`,
      },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: `${import.meta.dirname}/src/selected-store.ts`,
      },
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: `${import.meta.dirname}/src/draw-icon.ts` },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The content security policy allows no data: fonts, and the small faces would become such.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // One file holds what every page needs, another what acting needs: many small ones compress worse and wait for each other.
        // Every file lists those it may fetch: a short name is shorter in all of them.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            {
              debugName: 'frame',
              priority: 2,
              name: (id, graph) => {
                const isRoot = (_: string, facts: ModuleFacts) => facts.isEntry;
                return !ICON.test(id) && comesWith(id, isRoot, (each) => graph.getModuleInfo(each))
                  ? 'frame'
                  : null;
              },
            },
            {
              debugName: 'signed-in',
              priority: 3,
              includeDependenciesRecursively: false,
              test: SIGNED_IN,
              name: 'signed-in',
            },
            {
              debugName: 'acting',
              priority: 1,
              includeDependenciesRecursively: false,
              name: (id, graph) => {
                const isRoot = (each: string) => ACTING.test(each);
                if (ICON.test(id) || isRoot(id)) return null;
                return comesWith(id, isRoot, (each) => graph.getModuleInfo(each)) ? 'acting' : null;
              },
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/auth/v1': api, '/dev': api, '/health': api } },
});
