import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { appFiles } from './tools/app-files.ts';
import { leaveUndrawn } from './tools/drawn-parts.ts';
import { isListIcon, listIcons } from './tools/list-icons.ts';
import { shortPreloads } from './tools/preloads.ts';
import { splitScreens } from './tools/split-screens.ts';
import { splitTexts } from './tools/split-texts.ts';

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
const ACTING =
  /apps\/web\/src\/(connect-session|rich-frame|registry|guard-entry)\.tsx?$|domains\/[\w-]+\/web\/session-calls\.ts$/;
/** What pages that everyone reads share with acting: it stands apart, so that it comes without the rest. */
const READING = /platform\/web\/src\/call-(?:address|connections|errors)\.ts$/;
/** What stands around every page, and comes with it: it is fetched only because it asks for the screens that the app connects first. */
const SHELL = /domains\/[\w-]+\/web\/shell\.tsx$/;
/** What domains declare for the app to merge: one file of each kind, not one a domain. */
const MERGED =
  /domains\/[\w-]+\/web\/(?:(open|session-calls)\.ts$|(titles|head|section|notices|acts)\/texts\.ts(?:\?in=(\w+))?$)/;
/** The same for what signed-in people meet, together with the icons of the navigation. */
const SIGNED_IN = /domains\/[\w-]+\/web\/(?:signed-in|announced)\.ts$/;

/** What declares notices and what says them. */
const NOTICES = /domains\/[\w-]+\/(?:contract|web)\/notices\.ts$/;

/** What the build makes of all titles in one language (`splitTexts`). */
const TITLES = /^\0titles\?in=(\w+)$/;

function mergedName(id: string): string | null {
  const titles = TITLES.exec(id)?.[1];
  if (titles !== undefined) return `titles-${titles}`;
  if (NOTICES.test(id)) return 'notices';
  const [, list, texts, language = 'en'] = MERGED.exec(id) ?? [];
  // English titles come with every page.
  if (texts === 'titles' && language === 'en') return null;
  if (list !== undefined) return 'open';
  return texts ? `${texts}-${language}` : null;
}

/** The lists of what a domain exports. */
const DOOR = /domains\/[\w-]+\/(?:contract|web)\/index\.ts$/;

// Every icon is imported through one file, so all of them look as if every page loaded them.
const ICON = /lucide-react\/dist\/esm\/icons\//;

/** What stands around every signed-in page. */
const AROUND =
  /apps\/web\/src\/(?:connect-session|rich-frame|guard-entry|signed-in-frame)\.tsx?$|\/web\/app-frame\/app-frame\.tsx$/;

const preloads = shortPreloads({ name: 'signed-in', around: AROUND });

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    leaveUndrawn(SIGNED_IN),
    listIcons(SIGNED_IN),
    splitScreens(SIGNED_IN),
    splitTexts(),
    react(),
    tailwindcss(),
    preloads.plugin,
    appFiles(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The content security policy allows no data: fonts, and the small faces would become such.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloads.resolve },
    reportCompressedSize: false,
    rolldownOptions: {
      // A door does nothing but pass on: who takes one thing from it need not fetch all the rest behind it.
      treeshake: { moduleSideEffects: [{ test: DOOR, sideEffects: false }] },
      output: {
        // One file holds what every page needs, another what acting needs: many small ones compress worse and wait for each other.
        // Every file lists those it may fetch: a short name is shorter in all of them.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            {
              debugName: 'frame',
              priority: 2,
              name: (id, graph) => {
                const isRoot = (each: string, facts: ModuleFacts) => facts.isEntry || SHELL.test(each);
                return !ICON.test(id) && comesWith(id, isRoot, (each) => graph.getModuleInfo(each))
                  ? 'frame'
                  : null;
              },
            },
            {
              debugName: 'merged',
              priority: 3,
              includeDependenciesRecursively: false,
              name: mergedName,
            },
            {
              debugName: 'signed-in',
              priority: 3,
              includeDependenciesRecursively: false,
              test: (id) => SIGNED_IN.test(id) || isListIcon(id),
              name: 'signed-in',
            },
            {
              debugName: 'reading',
              priority: 2,
              includeDependenciesRecursively: false,
              test: READING,
              name: 'reading',
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
