import { importsOf } from './imports.ts';
import { isCode, isTestCode, lineOf, stringOf, walk, type Finding, type SourceFile } from './source-file.ts';

const APPS = /^apps\/(web|server)\//;
/** Where each app may name domains: the web app in its list; the server where it puts them together, and hands them settings and keys. */
const LISTS =
  /^apps\/web\/src\/domains\.ts$|^apps\/server\/src\/(?:(?:[\w-]+-)?domains|setting-variables|identity-settings|config|keys)\.ts$/;

/** A domain is named by an app in its list alone, by import or by text: everything else the domain declares, and the app merges. */
export function appsNameDomainsInOneList(files: readonly SourceFile[]): Finding[] {
  const domains = new Set(files.flatMap(({ path }) => /^domains\/([\w-]+)\//.exec(path)?.[1] ?? []));
  return files
    .filter((file) => isCode(file) && APPS.test(file.path) && !LISTS.test(file.path) && !isNoPart(file.path))
    .flatMap((file) => [...importedBy(file, domains), ...writtenIn(file, domains)]);
}

/** The build's own settings are a part of the web app, though not of what it shows. */
function isNoPart(path: string): boolean {
  return isTestCode(path) && path !== 'apps/web/vite.config.ts';
}

function importedBy(file: SourceFile, domains: ReadonlySet<string>): Finding[] {
  return importsOf(file)
    .filter(({ specifier }) => domains.has(/^@egcr\/([\w-]+)\//.exec(specifier)?.[1] ?? ''))
    .map(({ path, line, specifier }) => ({
      path,
      line,
      message: `${specifier}: the app’s list alone names domains`,
    }));
}

function writtenIn(file: SourceFile, domains: ReadonlySet<string>): Finding[] {
  if (!file.path.startsWith('apps/web/')) return [];
  const found: Finding[] = [];
  walk(file, (node, above) => {
    if (/^(Import|Export)/.test(above.at(-1)?.type ?? '')) return;
    const text = stringOf(node) ?? patternOf(node);
    const [, named = ''] = /^(?:.*\bdomains(?:\\?\/))?([\w-]+)(?:(?:\\?\/).*)?$/.exec(text ?? '') ?? [];
    if (text === undefined || !domains.has(named)) return;
    const message = `“${text}” names a domain: the app’s list alone does`;
    found.push({ path: file.path, line: lineOf(file.text, node.start), message });
  });
  return found;
}

/** What a regular expression looks for. */
function patternOf(node: { readonly type: string; readonly [member: string]: unknown }): string | undefined {
  const { regex } = node;
  return typeof regex === 'object' &&
    regex !== null &&
    'pattern' in regex &&
    typeof regex.pattern === 'string'
    ? regex.pattern
    : undefined;
}
