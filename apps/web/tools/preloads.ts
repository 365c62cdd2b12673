import type { Plugin, Rolldown } from 'vite';

/** What of Vite's answer this uses: the files that a lazily loaded file should be fetched with. */
type ResolvePreloads = (
  file: string,
  files: string[],
  context: { readonly hostId: string; readonly hostType: 'html' | 'js' },
) => string[];

/** A file that lists many pages, by its name, and the modules that stand around each of these pages. */
interface PageList {
  readonly name: string;
  readonly around: RegExp;
}

/**
 * The lists of files that a lazy file is fetched with, which the file that fetches it contains, are kept short. What is at hand when it is
 * fetched is left out: what comes with every page, what the fetching file itself was fetched with, and what stands around the pages that it
 * lists. A file alone needs no list.
 */
export function shortPreloads(pages: PageList): {
  readonly plugin: Plugin;
  readonly resolve: ResolvePreloads;
} {
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
          const fileOf = ({ fileName }: Rolldown.OutputChunk) => fileName;
          const entries = chunks.filter(({ isEntry }) => isEntry);
          const around = chunks.filter(({ facadeModuleId }) => pages.around.test(facadeModuleId ?? ''));
          const lists = new Set(chunks.filter(({ name }) => name === pages.name).map(fileOf));
          const always = entries.map(fileOf);
          const styles = entries.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
          atHandFor = importsOf(
            new Map(chunks.map(({ fileName, imports }) => [fileName, imports])),
            (file) => [file, ...always, ...styles, ...(lists.has(file) ? around.map(fileOf) : [])],
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

/** Of a file: what is there with it, and all that this imports, however far. */
function importsOf(
  imports: ReadonlyMap<string, readonly string[]>,
  withIt: (file: string) => readonly string[],
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
    for (const each of withIt(file)) visit(each);
    found.set(file, seen);
    return seen;
  };
}
