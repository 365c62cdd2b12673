import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the drawing half of the web app offers (`apps/web/src/entry-server.tsx`), built for Node. */
interface Drawing {
  readonly languages: readonly string[];
  readonly directionOf: (language: string) => string;
  readonly drawPage: (path: string, language: string) => Promise<string>;
  readonly loadHeads: () => Promise<Heads>;
}

interface Heads {
  readonly listedPaths: readonly string[];
  readonly isDrawn: (path: string) => boolean;
  readonly headOf: (wanted: {
    readonly path: string;
    readonly language: string;
    readonly hasPicture: (path: string) => boolean;
  }) => Promise<string>;
  readonly shellHeadOf: (language: string) => Promise<string>;
  readonly noteOf: (language: string, isMissing: boolean) => Promise<string>;
  readonly siteMap: () => string;
  readonly robotsText: () => string;
}

/** What the server reads about the documents it may serve: file names inside `PAGES`. */
interface PageIndex {
  /** By path, then by language: the pages drawn ahead of time. */
  readonly pages: Record<string, Record<string, string>>;
  /** By language: the document without a page, for every other known address; the browser draws it. */
  readonly shells: Record<string, string>;
  /** By language: the same for addresses where nothing is. */
  readonly missing: Record<string, string>;
  /** By path: files in which the server names the place it is installed at. */
  readonly texts: Record<string, string>;
}

/** Not served as they are: the name begins with a dot. */
const PAGES = '.pages';

/** A path at which nothing is. */
const NOWHERE = '/*';

/**
 * Writes every page that is open to everyone in every language, as the browser would draw it first, beside the built app. Answers what
 * could not be drawn; those pages are left to the browser.
 */
export async function prerender(folder: string, drawingFile: string): Promise<readonly string[]> {
  const drawing: Drawing = await import(pathToFileURL(drawingFile).href);
  const { headOf, shellHeadOf, noteOf, listedPaths, isDrawn, robotsText, siteMap } =
    await drawing.loadHeads();
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const target = join(folder, PAGES);
  await mkdir(target, { recursive: true });
  const hasPicture = (path: string) => existsSync(join(folder, path));
  const index: PageIndex = { pages: {}, shells: {}, missing: {}, texts: {} };
  const failures: string[] = [];
  for (const language of drawing.languages) {
    const write = async (name: string, parts: Pick<Parts, 'path' | 'head' | 'note' | 'body'>) => {
      const file = `${name}.${language}.html`;
      await writeFile(join(target, file), fill(template, { ...parts, language, drawing }));
      return file;
    };
    const note = await noteOf(language, false);
    const undrawn = { path: NOWHERE, body: '' };
    index.shells[language] = await write('shell', { ...undrawn, head: await shellHeadOf(language), note });
    index.missing[language] = await write('missing', {
      ...undrawn,
      head: await headOf({ path: NOWHERE, language, hasPicture }),
      note: await noteOf(language, true),
    });
    for (const path of listedPaths) {
      const body = isDrawn(path) ? await draw(drawing, path, language, failures) : '';
      const head = await headOf({ path, language, hasPicture });
      (index.pages[path] ??= {})[language] = await write(nameOf(path), { path, head, note, body });
    }
  }
  for (const [path, text] of [
    ['/robots.txt', robotsText()],
    ['/sitemap.xml', siteMap()],
  ] as const) {
    index.texts[path] = path.slice(1);
    await writeFile(join(target, path), text);
  }
  await writeFile(join(target, 'index.json'), JSON.stringify(index));
  return failures;
}

async function draw(drawing: Drawing, path: string, language: string, failures: string[]): Promise<string> {
  try {
    return await drawing.drawPage(path, language);
  } catch (failure) {
    const { message, cause } = failure instanceof Error ? failure : new Error(String(failure));
    failures.push(cause instanceof Error ? `${message}: ${cause.message}` : message);
    return '';
  }
}

interface Parts {
  readonly path: string;
  readonly language: string;
  readonly drawing: Drawing;
  readonly head: string;
  /** For browsers without scripts. */
  readonly note: string;
  readonly body: string;
}

/** The app's document with a page in it. What is not drawn has no place to take over, so the browser begins anew. */
function fill(template: string, { path, language, drawing, head, note, body }: Parts): string {
  const place = body === '' ? '' : ` data-page="${path}" data-asleep`;
  return template
    .replace(
      /<html lang="\w+" dir="\w+"/,
      () => `<html lang="${language}" dir="${drawing.directionOf(language)}" data-served="${language}"`,
    )
    .replace('/site.webmanifest', (name) => (language === 'en' ? name : `/site-${language}.webmanifest`))
    .replace(/<!--head-->.*?<!--\/head-->/s, () => head)
    .replace(/<!--note-->.*?<!--\/note-->/s, () => note)
    .replace(/<div id="app"><\/div>/, () => `<div id="app"${place}><!--page-->${body}<!--/page--></div>`)
    .replace(/\n\s*/g, '\n');
}

function nameOf(path: string): string {
  return path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-');
}
