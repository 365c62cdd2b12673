import { isCode, isTestCode, lineOf, stringOf, walk, type Finding, type SourceFile } from './source-file.ts';

/** What domains declare, and how it is called in a finding. */
const DECLARED = [
  { what: 'notice', file: /\/contract\/(?:.*-)?notices\.ts$/, pattern: /\bnotice\(\s*'([\w.]+)'/g },
  { what: 'act', file: /\/contract\/acts\.ts$/, pattern: /'(\w+_\w+)'/g },
  { what: 'topic', file: /\/contract\/(?:.*-)?events\.ts$/, pattern: /\bevent\(\s*'([\w.]+)'/g },
] as const;
const SCREENS = /\/contract\/(?:[\w-]+-)?screens\.ts$/;
const SCREEN = /path: '(\/[\w/-]+)'/g;
/** Pages and what leads to them; the rest of the server has addresses of its own, which look alike. */
const LINKING =
  /^(?:domains\/[\w-]+\/(?:web\/|contract\/(?:.*-)?notices\.ts$)|platform\/(?:web|contract|ui)\/|apps\/web\/(?:src|pwa)\/)/;

interface Row {
  readonly what: string;
  /** An event and a notice may have one name, and be two domains'. */
  readonly owners: readonly string[];
}

/** What a domain declares, nobody else writes as text: others name it by its declaration, and screens by `hrefOf`. */
export function rowsAreNamedAtHome(files: readonly SourceFile[]): Finding[] {
  const rows = rowsOf(files);
  const screens = screensOf(files);
  return files
    .filter((file) => isCode(file) && /^(domains|platform|apps)\//.test(file.path) && !isTestCode(file.path))
    .flatMap((file) => {
      const found: Finding[] = [];
      const own = domainOf(file.path);
      const say = (at: number, text: string, { what, owners }: Row): void => {
        if (owners.includes(own)) return;
        const message = `“${text}” is a ${what} of ${owners.join(', ')}, named by its declaration`;
        found.push({ path: file.path, line: lineOf(file.text, at), message });
      };
      walk(file, (node, above) => {
        // What is imported is named by its file.
        if (/^(Import|Export)/.test(above.at(-1)?.type ?? '')) return;
        const text = stringOf(node) ?? beginningOf(node);
        if (text === undefined) return;
        const row = rows.get(text) ?? (LINKING.test(file.path) ? screens.get(pathOf(text)) : undefined);
        if (row) say(node.start, text, row);
      });
      return found;
    });
}

function rowsOf(files: readonly SourceFile[]): ReadonlyMap<string, Row> {
  return gathered(
    files.flatMap(({ path, text }) =>
      DECLARED.filter(({ file }) => file.test(path)).flatMap(({ what, pattern }) =>
        [...text.matchAll(pattern)].map(([, name = '']) => ({ name, what, path })),
      ),
    ),
  );
}

function screensOf(files: readonly SourceFile[]): ReadonlyMap<string, Row> {
  return gathered(
    files
      .filter(({ path }) => SCREENS.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(SCREEN)].map(([, name = '']) => ({ name, what: 'screen', path })),
      ),
  );
}

function gathered(
  found: readonly { readonly name: string; readonly what: string; readonly path: string }[],
): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  for (const { name, what, path } of found)
    rows.set(name, { what, owners: [...(rows.get(name)?.owners ?? []), domainOf(path)] });
  return rows;
}

/** The domain a file belongs to; the folder where it belongs to none. */
function domainOf(path: string): string {
  return /^domains\/([\w-]+)\//.exec(path)?.[1] ?? path.split('/')[0] ?? path;
}

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? address;
}

/** The text of a template up to its first value: of `/wallet/rates?pair=${pair}` the address. */
function beginningOf(node: { readonly type: string; readonly [key: string]: unknown }): string | undefined {
  if (node.type !== 'TemplateElement') return undefined;
  const { value } = node;
  return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string'
    ? value.cooked
    : undefined;
}
