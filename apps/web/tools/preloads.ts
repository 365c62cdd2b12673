import type { Plugin } from 'vite';

/** What of Vite's answer this uses: the files that a lazily loaded file should be fetched with. */
type ResolvePreloads = (
  file: string,
  files: string[],
  context: { readonly hostId: string; readonly hostType: 'html' | 'js' },
) => string[];

/**
 * The lists of files that a lazy file is fetched with, which the file that fetches it contains, are kept short. What is at hand when it is
 * fetched is left out: what comes with every page, and what the fetching file itself was fetched with. A file alone needs no list.
 */
export function shortPreloads(): { readonly plugin: Plugin; readonly resolve: ResolvePreloads } {
  let atHandFor: (host: string) => ReadonlySet<string> = () => new Set();
  return {
    plugin: {
      name: 'files-at-hand',
      enforce: 'pre',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
          atHandFor = importsOf(
            new Map(chunks.map(({ fileName, imports }) => [fileName, imports])),
            chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
          );
        },
      },
    },
    resolve: (file, files, { hostId, hostType }) => {
      if (hostType === 'html') return files;
      const atHand = atHandFor(hostId);
      const needed = files.filter((each) => !atHand.has(each));
      return needed.every((each) => each === file) ? [] : needed;
    },
  };
}

/** Of a file: itself and all that it and the entries import, however far. */
function importsOf(
  imports: ReadonlyMap<string, readonly string[]>,
  entries: readonly string[],
): (file: string) => ReadonlySet<string> {
  const found = new Map<string, ReadonlySet<string>>();
  return (file) => {
    const known = found.get(file);
    if (known) return known;
    const seen = new Set<string>();
    const visit = (each: string): void => {
      if (seen.has(each)) return;
      seen.add(each);
      for (const imported of imports.get(each) ?? []) visit(imported);
    };
    for (const each of [file, ...entries]) visit(each);
    found.set(file, seen);
    return seen;
  };
}
