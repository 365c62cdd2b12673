import { isCode, isTestCode, lineOf, stringOf, walk, type Finding, type SourceFile } from './source-file.ts';

const SCREENS = /^domains\/([\w-]+)\/contract\/(?:[\w-]+-)?screens\.ts$/;
const SLOTS = /^domains\/[\w-]+\/contract\/slots\.ts$/;

/** What every domain knows of its own pages, nobody else repeats: both apps get its rows, and neither they nor the platform name a screen or a slot. */
export function pagesAreDeclaredAtHome(files: readonly SourceFile[]): Finding[] {
  return [...rowsReachBothApps(files), ...nobodyElseNamesThem(files)];
}

/** The router and the server's 404 must know the same addresses. */
function rowsReachBothApps(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ path }) => {
    const domain = SCREENS.exec(path)?.[1];
    if (domain === undefined) return [];
    const file = `/contract/${path.split('/').at(-1) ?? ''}'`;
    const isReadBy = (start: string) =>
      files.some((each) => each.path.startsWith(start) && !isTestCode(each.path) && each.text.includes(file));
    return (['server/', 'web/app.ts'] as const)
      .filter((reader) => !isReadBy(`domains/${domain}/${reader}`))
      .map((reader) => ({
        path,
        line: 1,
        message: `domains/${domain}/${reader} does not hand these rows over`,
      }));
  });
}

function nobodyElseNamesThem(files: readonly SourceFile[]): Finding[] {
  const names = new Set(files.flatMap(namesIn));
  return files
    .filter((file) => isCode(file) && /^(platform|apps)\//.test(file.path) && !isTestCode(file.path))
    .flatMap((file) => {
      const found: Finding[] = [];
      walk(file, (node) => {
        const text = stringOf(node);
        if (text === undefined || !names.has(text)) return;
        const message = `“${text}” is named by the domain it belongs to, and merged by the apps`;
        found.push({ path: file.path, line: lineOf(file.text, node.start), message });
      });
      return found;
    });
}

/** Names of screens and slots. A single word is also an ordinary word, and proves nothing. */
function namesIn(file: SourceFile): string[] {
  const pattern = SCREENS.test(file.path) ? /name: '([\w-]+)'/g : /'([\w.-]+)'/g;
  if (!SCREENS.test(file.path) && !SLOTS.test(file.path)) return [];
  return [...file.text.matchAll(pattern)].flatMap(([, name = '']) => (/[.-]/.test(name) ? [name] : []));
}
