import { posix } from 'node:path';

import { isCode, isTestCode, lineOf, stringOf, walk, type Finding, type SourceFile } from './source-file.ts';

interface Import {
  readonly path: string;
  readonly line: number;
  readonly specifier: string;
}

type Tier = 'contract' | 'server' | 'web' | undefined;

/** Libraries that are pure calculation, so that a rule may stand on them on both sides. */
const PURE_LIBRARIES = /^(zod(\/.*)?|libphonenumber-js(\/.*)?)$/;
const SERVER_ONLY =
  /^(node:.*|pg|kysely|fastify|@fastify\/.*|graphile-worker|pino|nodemailer|@node-rs\/.*|@egcr\/(server-kit|app-server|generated)(\/.*)?|@egcr\/[\w-]+\/server)$/;
const BROWSER_ONLY =
  /^(react|react-dom|@tanstack\/.*|@base-ui\/.*|lucide-react|react-hook-form|@egcr\/(web-kit|ui|app-web)(\/.*)?|@egcr\/[\w-]+\/web)(\/.*)?$/;
const KITS = new Set([
  'contract',
  'server-kit',
  'web-kit',
  'ui',
  'generated',
  'app-server',
  'app-web',
  'tools',
  'e2e',
]);

export function importsOf(file: SourceFile): Import[] {
  const found: Import[] = [];
  walk(file, (node) => {
    if (!/^(Import|ExportNamed|ExportAll)/.test(node.type)) return;
    const specifier = stringOf(node['source']);
    if (specifier !== undefined)
      found.push({ path: file.path, line: lineOf(file.text, node.start), specifier });
  });
  return found;
}

function allImports(files: readonly SourceFile[]): Import[] {
  return files.filter(isCode).flatMap(importsOf);
}

function tierOf(path: string): Tier {
  const tier = /^(?:domains\/[\w-]+|platform|apps)\/(contract|server|web|ui)\//.exec(path)?.[1];
  if (tier === 'ui') return 'web';
  return tier === 'contract' || tier === 'server' || tier === 'web' ? tier : undefined;
}

/** Where an import leads: the path of a relative one, the specifier of any other. */
function targetOf({ path, specifier }: Import): string {
  return specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier;
}

function domainOf(path: string): string | undefined {
  return /^domains\/([\w-]+)\//.exec(path)?.[1];
}

function domainNamedBy(specifier: string): string | undefined {
  const name = /^@egcr\/([\w-]+)/.exec(specifier)?.[1];
  return name === undefined || KITS.has(name) ? undefined : name;
}

function finding(found: Import, message: string): Finding {
  return { path: found.path, line: found.line, message };
}

/** `contract` imports nothing but pure libraries, the contract kit and other contracts. */
export function contractsStandAlone(files: readonly SourceFile[]): Finding[] {
  return allImports(files)
    .filter(({ path }) => tierOf(path) === 'contract' && !isTestCode(path))
    .filter((found) => {
      const target = targetOf(found);
      if (found.specifier.startsWith('.')) return tierOf(target) !== 'contract';
      return !PURE_LIBRARIES.test(target) && !/^@egcr\/(contract\/[\w-]+|[\w-]+\/contract)$/.test(target);
    })
    .map((found) => finding(found, `a contract may not import ${found.specifier}`));
}

/** `web` never imports `server`, nor the other way round. */
export function sidesMeetInContract(files: readonly SourceFile[]): Finding[] {
  return allImports(files)
    .filter(({ path }) => !isTestCode(path))
    .filter((found) => {
      const tier = tierOf(found.path);
      const target = targetOf(found);
      const other = found.specifier.startsWith('.') ? tierOf(target) : undefined;
      if (tier === 'web') return other === 'server' || SERVER_ONLY.test(target);
      return tier === 'server' && (other === 'web' || BROWSER_ONLY.test(target));
    })
    .map((found) => finding(found, `${tierOf(found.path) ?? ''} may not import ${found.specifier}`));
}

/** A domain is entered by its three doors only; no relative path leaves a package; the platform knows no domain. */
export function domainsAreEnteredByTheirDoors(files: readonly SourceFile[]): Finding[] {
  return allImports(files).flatMap((found) => {
    const domain = domainNamedBy(found.specifier);
    if (domain !== undefined && found.path.startsWith('platform/'))
      return [finding(found, `the platform may not know ${found.specifier}`)];
    if (domain !== undefined && !/^@egcr\/[\w-]+\/(contract|server|web)$/.test(found.specifier)) {
      return [finding(found, `${found.specifier} is not a door: use its contract, server or web`)];
    }
    if (!found.specifier.startsWith('.') || packageOf(targetOf(found)) === packageOf(found.path)) return [];
    // Journeys find controls by the words that people read.
    if (/(^|\/)e2e\//.test(found.path) && /\/web\/.*\/?messages\/\w+\.ts$/.test(targetOf(found))) return [];
    return [finding(found, `${found.specifier} leaves its package: import by the package's name`)];
  });
}

function packageOf(path: string): string {
  return /^((?:apps|platform|domains)\/[\w-]+|[\w.-]+)(?:\/|$)/.exec(path)?.[1] ?? '';
}

/** `platform/ui` knows no router and no network. */
export function designSystemStandsAlone(files: readonly SourceFile[]): Finding[] {
  return allImports(files)
    .filter(({ path }) => path.startsWith('platform/ui/src/') && !isTestCode(path))
    .filter(({ specifier }) => /^@tanstack\/|^@egcr\/web-kit|auth-js/.test(specifier))
    .map((found) => finding(found, `the design system may not import ${found.specifier}`));
}

/** Calls between domains go one way: what must go back is an event. */
export function domainsFormNoCycle(files: readonly SourceFile[]): Finding[] {
  const edges = new Map<string, Map<string, Import>>();
  for (const found of allImports(files).filter(({ path }) => !isTestCode(path))) {
    const from = domainOf(found.path);
    const to = domainNamedBy(found.specifier);
    if (from === undefined || to === undefined || from === to || found.specifier.endsWith('/contract'))
      continue;
    edges.set(from, (edges.get(from) ?? new Map<string, Import>()).set(to, found));
  }
  const reaches = (from: string, goal: string, seen: Set<string>): boolean =>
    [...(edges.get(from)?.keys() ?? [])].some(
      (next) => next === goal || (!seen.has(next) && reaches(next, goal, seen.add(next))),
    );
  return [...edges].flatMap(([from, targets]) =>
    [...targets]
      .filter(([to]) => reaches(to, from, new Set([to])))
      .map(([to, found]) => finding(found, `${from} and ${to} call each other: one way must be an event`)),
  );
}

interface PackageFile {
  readonly name: string;
  readonly dependencies: ReadonlySet<string>;
  readonly developmentOnly: ReadonlySet<string>;
}

/** Every import is declared by the package that makes it: hoisting hides a missing line until the day it moves. */
export function importsAreDeclared(files: readonly SourceFile[]): Finding[] {
  const packages = new Map(
    files
      .filter(({ path }) => path.endsWith('package.json'))
      .map((file) => [posix.dirname(file.path), readPackage(file)]),
  );
  const root = packages.get('.');
  return (
    allImports(files)
      .filter(({ specifier }) => !/^(\.|node:|virtual:)/.test(specifier))
      // Journeys and tools look at the whole house, which npm's workspaces link for them.
      .filter(({ path, specifier }) => !(/^tools\/|(^|\/)e2e\//.test(path) && specifier.startsWith('@egcr/')))
      .filter(({ path, specifier }) => {
        const own = packages.get(packageOf(path)) ?? root;
        const name = specifier.startsWith('@')
          ? specifier.split('/').slice(0, 2).join('/')
          : (specifier.split('/')[0] ?? specifier);
        if (own === undefined || own.name === name || own.dependencies.has(name)) return false;
        return !(
          isTestCode(path) &&
          (own.developmentOnly.has(name) || root?.developmentOnly.has(name) === true)
        );
      })
      .map((found) =>
        finding(found, `${found.specifier} is not declared in ${packageOf(found.path)}/package.json`),
      )
  );
}

function readPackage({ text }: SourceFile): PackageFile {
  const content: {
    name?: string;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  } = JSON.parse(text);
  return {
    name: content.name ?? '',
    dependencies: new Set(Object.keys(content.dependencies ?? {})),
    developmentOnly: new Set(Object.keys(content.devDependencies ?? {})),
  };
}
