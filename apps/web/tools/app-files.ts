import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { languages } from '@egcr/web-kit/languages';
import { inLanguage } from '@egcr/web-kit/messages';
import { build, type Plugin, type Rolldown } from 'vite';

import { manifestName, manifestOf } from '../pwa/manifest.ts';
import { offlinePage } from '../pwa/offline/page.ts';
import { appTexts } from '../pwa/texts.ts';
import { readShortcuts } from './read-shortcuts.ts';

const PWA = join(import.meta.dirname, '../pwa');
/** Faces that nearly every page uses; the others are fetched where such a letter shows. */
const SHELL_FACES = /\/(inter-ui|jvd-sign)-[\w-]+\.woff2$/;
/** The faces of the first view in every language, and besides them in Arabic: `first-paint.js` asks for them early. */
const FIRST_FACES = /\/inter-ui-[\w-]+\.woff2$/;
const FIRST_ARABIC_FACES = /\/vazirmatn-arabic-[\w-]+\.woff2$/;
/** Not hashed, and part of the offline page. */
const FIRST_PAINT = '/first-paint.js';
const SEAL = '/seal.svg';

/**
 * Adds to the build what makes the site an app: its manifests, the offline page, the service worker with the list of the files it keeps, and
 * in every document the names of the faces of its first view.
 */
export function appFiles(): Plugin {
  return {
    name: 'app-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle === undefined ? html : withFirstFaces(html, Object.keys(bundle)),
    },
    async generateBundle(_options, bundle) {
      const put = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      const shortcuts = await readShortcuts();
      for (const language of languages)
        put(manifestName(language), manifestOf(language, inLanguage(appTexts, language), shortcuts));
      const shell = shellOf(bundle);
      const style = await readFile(join(PWA, 'offline/offline.css'), 'utf8');
      const script = await readFile(join(PWA, 'offline/offline.js'), 'utf8');
      const styleName = hashedName('offline', 'css', style);
      const scriptName = hashedName('offline', 'js', script);
      put(styleName, style);
      put(scriptName, script);
      const styles = [...shell.styles, `/${styleName}`];
      const page = offlinePage({ styles, script: `/${scriptName}` });
      put('offline.html', page);
      const offline = ['/offline.html', FIRST_PAINT, SEAL, ...styles, `/${scriptName}`];
      const lists = { OFFLINE_FILES: offline, SHELL_FILES: shell.scripts, FACES: shell.faces };
      const firstPaint = await readFile(join(PWA, '../public', FIRST_PAINT), 'utf8');
      const cache = `egcr-${digest(JSON.stringify(lists) + page + firstPaint)}`;
      put('sw.js', await compiled('service-worker.ts', { ...lists, CACHE: cache }));
      put('sw-off.js', await compiled('worker-off.ts', {}));
    },
  };
}

/** Tells `first-paint.js` in the document which files to ask for before the style sheet names them. */
function withFirstFaces(html: string, files: readonly string[]): string {
  const named = (faces: RegExp): string => {
    const found = files.map((file) => `/${file}`).find((path) => faces.test(path));
    if (found === undefined) throw new Error(`the build has no face ${String(faces)}`);
    return found;
  };
  const tag = `<script src="${FIRST_PAINT}"`;
  if (!html.includes(tag)) throw new Error(`the document does not run ${FIRST_PAINT}`);
  return html.replace(
    tag,
    `${tag} data-face="${named(FIRST_FACES)}" data-arabic-face="${named(FIRST_ARABIC_FACES)}"`,
  );
}

interface Shell {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly faces: readonly string[];
}

/** The entry with all it imports, its style sheets, and the faces. */
function shellOf(bundle: Rolldown.OutputBundle): Shell {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('the build has no entry');
  const scripts = new Set<string>();
  const visit = (fileName: string): void => {
    if (scripts.has(fileName)) return;
    scripts.add(fileName);
    for (const next of chunks.find((each) => each.fileName === fileName)?.imports ?? []) visit(next);
  };
  visit(entry.fileName);
  const shell = chunks.filter(({ fileName }) => scripts.has(fileName));
  const styles = new Set(shell.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const rooted = (names: Iterable<string>) => [...names].map((name) => `/${name}`).sort();
  return {
    scripts: rooted(scripts),
    styles: rooted(styles),
    faces: rooted(Object.keys(bundle)).filter((path) => SHELL_FACES.test(path)),
  };
}

function hashedName(name: string, kind: string, source: string): string {
  return `assets/${name}-${digest(source)}.${kind}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/** A worker as one small classic script, with its lists in it. */
async function compiled(file: string, lists: Readonly<Record<string, unknown>>): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(lists).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: 'es2023',
      copyPublicDir: false,
      rolldownOptions: { input: join(PWA, 'worker', file), output: { format: 'iife' } },
    },
  });
  const outputs = [made].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = outputs.find((each) => each.type === 'chunk');
  if (script === undefined) throw new Error(`${file} came out empty`);
  return script.code;
}
