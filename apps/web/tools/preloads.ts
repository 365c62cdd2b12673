import type { Plugin } from 'vite';

/** What of Vite's answer this uses: the files that a lazily loaded file should be fetched with. */
type ResolvePreloads = (
  file: string,
  files: string[],
  context: { readonly hostType: 'html' | 'js' },
) => string[];

/**
 * The lists of files that a lazy file is fetched with, which the entry contains, are kept short: files that come with every page are at hand
 * when something is loaded lazily, and a file alone needs no list.
 */
export function shortPreloads(): { readonly plugin: Plugin; readonly resolve: ResolvePreloads } {
  let atHand: ReadonlySet<string> = new Set();
  return {
    plugin: {
      name: 'files-at-hand',
      enforce: 'pre',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
          atHand = new Set(entries.flatMap((file) => (file.type === 'chunk' ? file.imports : [])));
        },
      },
    },
    resolve: (file, files, { hostType }) => {
      if (hostType === 'html') return files;
      const needed = files.filter((each) => !atHand.has(each));
      return needed.every((each) => each === file) ? [] : needed;
    },
  };
}
