import { posix } from 'node:path';

import {
  isCode,
  isNode,
  isTestCode,
  lineOf,
  stringOf,
  walk,
  type Finding,
  type SourceFile,
} from './source-file.ts';

interface Import {
  readonly path: string;
  readonly line: number;
  readonly specifier: string;
}

type Tier = 'contract' | 'server' | 'web' | undefined;

/** Libraries that are pure calculation, so that a rule may stand on them on both sides. */
const PURE_LIBRARIES =
  /^(zod(\/.*)?|libphonenumber-js(\/.*)?|@cfworker\/json-schema|@casl\/ability(\/extra)?|fraction\.js)$/;
const SERVER_ONLY =
  /^(node:.*|pg|kysely|fastify|@fastify\/.*|graphile-worker|pino|nodemailer|@node-rs\/.*|@egcr\/(server-kit|app-server|generated)(\/.*)?|@egcr\/[\w-]+\/server)$/;
const BROWSER_ONLY =
  /^(react|react-dom|@tanstack\/.*|@base-ui\/.*|lucide-react|react-hook-form|@egcr\/(web-kit|ui|app-web)(\/.*)?|@egcr\/[\w-]+\/(web|app))(\/.*)?$/;
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

/**
 * A domain is entered by its three doors only, what the web app merges of it by the web app alone, and what it is tested with by tests
 * alone; no relative path leaves a package; the platform knows no domain.
 */
export function domainsAreEnteredByTheirDoors(files: readonly SourceFile[]): Finding[] {
  return allImports(files).flatMap((found) => {
    const domain = domainNamedBy(found.specifier);
    if (domain !== undefined && found.path.startsWith('platform/'))
      return [finding(found, `the platform may not know ${found.specifier}`)];
    if (
      domain !== undefined &&
      found.specifier === `@egcr/${domain}/app` &&
      found.path.startsWith('apps/web/')
    )
      return [];
    // Sentences of notices, which the server writes into mails: nothing there needs a browser.
    if (
      domain !== undefined &&
      found.specifier === `@egcr/${domain}/notices` &&
      found.path.startsWith('apps/')
    )
      return [];
    // What an operator may set, read before any domain is loaded.
    if (domain !== undefined && found.specifier === `@egcr/${domain}/settings` && isAppServer(found.path))
      return [];
    if (/^@egcr\/[\w-]+\/(?:web-)?testing$/.test(found.specifier) && isTestCode(found.path)) return [];
    if (domain !== undefined && !/^@egcr\/[\w-]+\/(contract|server|web)$/.test(found.specifier)) {
      return [finding(found, `${found.specifier} is not a door: use its contract, server or web`)];
    }
    if (!found.specifier.startsWith('.') || packageOf(targetOf(found)) === packageOf(found.path)) return [];
    // Journeys find controls by the words that people read.
    if (/(^|\/)e2e\//.test(found.path) && /\/(?:web|pwa|server)\/(?:.*\/)?texts\.ts$/.test(targetOf(found)))
      return [];
    return [finding(found, `${found.specifier} leaves its package: import by the package's name`)];
  });
}

function isAppServer(path: string): boolean {
  return path.startsWith('apps/server/');
}

function packageOf(path: string): string {
  return /^((?:apps|platform|domains|examples)\/[\w-]+|[\w.-]+)(?:\/|$)/.exec(path)?.[1] ?? '';
}

/** `platform/ui` knows no router and no network. */
export function designSystemStandsAlone(files: readonly SourceFile[]): Finding[] {
  return allImports(files)
    .filter(({ path }) => path.startsWith('platform/ui/src/') && !isTestCode(path))
    .filter(({ specifier }) => /^@tanstack\/|^@egcr\/web-kit|auth-js/.test(specifier))
    .map((found) => finding(found, `the design system may not import ${found.specifier}`));
}

/** The page's one router: whatever stands behind it, nobody else knows. */
const ROUTER = /^platform\/web\/src\/router(\.tsx$|\/)/;

/** Screens, links and guards ask `@egcr/web-kit/router.tsx`, so that another router would change that module alone. */
export function oneModuleKnowsTheRouter(files: readonly SourceFile[]): Finding[] {
  return allImports(files)
    .filter(({ path }) => !ROUTER.test(path))
    .filter(({ specifier }) => /^(@tanstack\/.*router.*|react-router(-dom)?|wouter)(\/|$)/.test(specifier))
    .map((found) => finding(found, `${found.specifier}: ask @egcr/web-kit/router.tsx instead`));
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

/** What others may import of the server kit is a list: a pattern would open every file that is added. */
export function serverKitIsAList(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => path === 'platform/server/package.json')
    .flatMap(({ path, text }) => {
      const { exports = {} }: { exports?: Record<string, string> } = JSON.parse(text);
      return Object.keys(exports)
        .filter((door) => door.includes('*'))
        .map((door) => ({ path, line: 1, message: `${door} exports more than one file` }));
    });
}

/** What a domain exports in `server/for-<name>.ts` is for the domain of that name alone: its part of the door is wider than everybody's. */
export function partsOfDoorsAreForOne(files: readonly SourceFile[]): Finding[] {
  /** By door and name. */
  const guests = new Map<string, Map<string, string>>();
  for (const file of files) {
    const [, domain, guest] = /^domains\/([\w-]+)\/server\/for-([\w-]+)\.ts$/.exec(file.path) ?? [];
    if (domain === undefined || guest === undefined) continue;
    const door = `@egcr/${domain}/server`;
    const names = namesIn(file, { type: 'ExportSpecifier', member: 'exported' }).map(
      (name) => [name, guest] as const,
    );
    guests.set(door, new Map([...(guests.get(door) ?? []), ...names]));
  }
  return allImports(files).flatMap((found) => {
    const file = guests.has(found.specifier) ? files.find(({ path }) => path === found.path) : undefined;
    if (file === undefined) return [];
    const names = namesIn(file, { type: 'ImportSpecifier', member: 'imported', from: found.specifier });
    return names.flatMap((name) => {
      const guest = guests.get(found.specifier)?.get(name);
      return guest === undefined || domainOf(file.path) === guest
        ? []
        : [finding(found, `${name} of ${found.specifier} is for ${guest} alone`)];
    });
  });
}

/** The names that a file exports, or imports from somewhere, as the other side calls them. */
function namesIn(
  file: SourceFile,
  { type, member, from }: { readonly type: string; readonly member: string; readonly from?: string },
): readonly string[] {
  const names: string[] = [];
  walk(file, (node, above) => {
    if (node.type !== type || (from !== undefined && stringOf(above.at(-1)?.['source']) !== from)) return;
    const name = node[member];
    if (isNode(name)) names.push(file.text.slice(name.start, name.end));
  });
  return names;
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
