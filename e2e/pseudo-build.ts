import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

import type { BrowserContext } from '@playwright/test';
import { build } from 'vite';

import type { PseudoLanguage } from './pseudo-locale.ts';
import { inRepository } from './repository.ts';

const ROOT = inRepository('');
/** Documents have a file a language. */
const DOCUMENT = /\/(?:texts\/[\w-]+|whitepaper)\/(en|ar)\.ts$/;
/** Makes the catalogues of all sentences. */
const CATALOGUES = '/platform/web/src/messages.ts';
const EXPORTED = /export const (\w+)/;
/** Holds every language under `texts`. */
const ARTICLE = '/contract/whitepaper.ts';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export interface PseudoBuild {
  /** Shows a browser the pseudo-languages instead of English and Arabic; everything but the app's own files stays the product's. */
  serveTo(context: BrowserContext): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Builds the web app once more, with every English and Arabic sentence rewritten. The product itself knows nothing of pseudo-languages:
 * nobody can ask for them, and they cost no byte.
 */
export async function buildPseudo(): Promise<PseudoBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'egcr-pseudo-'));
  await build({
    root: join(ROOT, 'apps/web'),
    configFile: join(ROOT, 'apps/web/vite.config.ts'),
    logLevel: 'warn',
    plugins: [{ name: 'pseudo-languages', enforce: 'pre', transform: rewrite }],
    build: { outDir: folder, emptyOutDir: true, minify: false },
  });
  const shell = await readFile(join(folder, 'index.html'), 'utf8');
  return {
    serveTo: async (context) => {
      await context.route('**/*', async (route) => {
        const request = route.request();
        const { pathname } = new URL(request.url());
        const file = join(folder, pathname);
        if (request.resourceType() === 'document') {
          const response = await route.fetch();
          await route.fulfill({ response, body: shell });
        } else if (pathname.startsWith('/assets/') && existsSync(file)) {
          await route.fulfill({
            path: file,
            contentType: TYPES[extname(file)] ?? 'application/octet-stream',
          });
        } else await route.continue();
      });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const USE_PSEUDO = `import { pseudo } from ${JSON.stringify(join(ROOT, 'e2e/pseudo-locale.ts'))};`;

function rewrite(code: string, id: string): string | undefined {
  return id.endsWith(CATALOGUES) ? withPseudoCatalogues(code) : withPseudoWords(code, id);
}

function withPseudoCatalogues(code: string): string {
  const made = 'export function catalogue';
  const fetched = /const messages = all\[place\][^;]*;/;
  if (!code.includes(made) || !fetched.test(code))
    throw new Error(`${CATALOGUES} no longer makes and fetches catalogues as it did`);
  return [
    USE_PSEUDO,
    code
      .replace(made, 'function plainCatalogue')
      .replace(
        fetched,
        `const messages = language === 'ar' ? ${inPseudo('all[place]', 'ar-XB')} : all[place];`,
      ),
    `export function catalogue(english, ...rest) { return plainCatalogue(${inPseudo('english', 'en-XA')}, ...rest); }`,
  ].join('\n');
}

function withPseudoWords(code: string, id: string): string | undefined {
  const language = DOCUMENT.exec(id)?.[1];
  const name = EXPORTED.exec(code)?.[1];
  if (name === undefined || (language === undefined && !id.endsWith(ARTICLE))) return undefined;
  const rewritten =
    language === undefined
      ? `{ ...written, texts: { ...written.texts, en: ${inPseudo('written.texts.en', 'en-XA')}, ar: ${inPseudo('written.texts.ar', 'ar-XB')} } }`
      : inPseudo('written', language === 'ar' ? 'ar-XB' : 'en-XA');
  return [USE_PSEUDO, code.replace(EXPORTED, 'const written'), `export const ${name} = ${rewritten};`].join(
    '\n',
  );
}

function inPseudo(words: string, language: PseudoLanguage): string {
  return `pseudo(${words}, '${language}')`;
}
