import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

interface ModuleFacts {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
}

/** Whether every page loads this module anyway: the entry, and what it imports without waiting. */
function isAlwaysLoaded(id: string, factsOf: (id: string) => ModuleFacts | null): boolean {
  const seen = new Set<string>();
  const look = (each: string): boolean => {
    if (seen.has(each)) return false;
    seen.add(each);
    const facts = factsOf(each);
    return facts !== null && (facts.isEntry || facts.importers.some(look));
  };
  return look(id);
}

// Every icon is imported through one file, so all of them look as if every page loaded them.
const ICON = /lucide-react\/dist\/esm\/icons\//;
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store))\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
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
        // Two files hold what every page needs: many small ones compress worse and wait for each other.
        codeSplitting: {
          groups: [
            {
              name: (id, graph) => {
                if (ICON.test(id) || !isAlwaysLoaded(id, (each) => graph.getModuleInfo(each))) return null;
                return VENDOR.test(id) ? 'vendor' : 'frame';
              },
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/auth/v1': api, '/dev': api, '/health': api } },
});
