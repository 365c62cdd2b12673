import { findAll, type Finding, type SourceFile } from './source-file.ts';

const DECISIONS = 'docs/decisions/README.md';

/** A decision nobody can find binds nobody. */
export function decisionsAreListed(files: readonly SourceFile[]): Finding[] {
  const index = files.find(({ path }) => path === DECISIONS)?.text ?? '';
  return files
    .filter(({ path }) => /^docs\/decisions\/\d{4}-[\w-]+\.md$/.test(path))
    .filter(({ path }) => !index.includes(`(${path.slice('docs/decisions/'.length)})`))
    .map(({ path }) => ({ path, line: 1, message: `is not linked from ${DECISIONS}` }));
}

/** Links between documents, and from documents to files, lead somewhere. */
export function linksLeadSomewhere(files: readonly SourceFile[]): Finding[] {
  const known = new Set(files.flatMap(({ path }) => foldersOf(path)));
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap((file) =>
      findAll(file.path, file.text, /\]\((?!https?:|mailto:|#)([^)#\s]+)/g, ([, target = '']) => {
        const resolved = new URL(target, `file:///${file.path}`).pathname.slice(1).replace(/\/$/, '');
        return known.has(resolved) || /\.(png|svg)$/.test(resolved) || resolved.startsWith('generated/')
          ? undefined
          : `${target} leads nowhere`;
      }),
    );
}

function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Nothing in the repository depends on the machine it was written on, or on one package registry. */
export function nothingPointsAtOneMachine(files: readonly SourceFile[]): Finding[] {
  const place =
    /(?<![\w.~$}/-])\/(?:work|root|home|Users)\/[\w.-]+|https?:\/\/[\w.-]*(?:registry\.|npmjs\.org|npmmirror)[\w.-]*/g;
  return files
    .filter(({ path }) => path !== 'package-lock.json')
    .flatMap((file) => findAll(file.path, file.text, place, ([what]) => `${what} is a place on one machine`));
}

/** Every domain says in its README what it promises. */
export function domainsIntroduceThemselves(files: readonly SourceFile[]): Finding[] {
  const paths = new Set(files.map(({ path }) => path));
  return files
    .filter(({ path }) => /^(domains|platform)\/[\w-]+\/package\.json$/.test(path))
    .map(({ path }) => path.replace('package.json', 'README.md'))
    .filter((readme) => !paths.has(readme))
    .map((path) => ({ path, line: 1, message: 'is missing: say what the package promises' }));
}
