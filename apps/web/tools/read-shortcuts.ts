import { glob } from 'node:fs/promises';
import { join } from 'node:path';

import type { Screen } from '@egcr/contract/screen';
import type { Shortcut } from '@egcr/contract/shortcut';
import { languages, type Language } from '@egcr/web-kit/languages';
import { inLanguage, type Catalogue, type Messages } from '@egcr/web-kit/messages';

import type { NamedShortcut } from '../pwa/manifest.ts';

const DOMAINS = join(import.meta.dirname, '../../../domains');

/** What domains declare as shortcuts, in their order, with the titles of the screens. */
export async function readShortcuts(): Promise<readonly NamedShortcut[]> {
  const shortcuts = (await allOf<readonly Shortcut[]>('*/contract/shortcuts.ts')).flat();
  const screens = (await allOf<readonly Screen[]>('*/contract/{screens,*-screens}.ts')).flat();
  const titles = await allOf<Catalogue<Messages>>('*/web/titles/texts.ts');
  return shortcuts
    .toSorted((one, other) => one.at - other.at)
    .map(({ screen: name }) => {
      const path = screens.find((screen) => screen.name === name)?.path;
      const catalogue = titles.find((each) => name in inLanguage(each, 'en'));
      if (path === undefined || catalogue === undefined) throw new Error(`the shortcut ${name} is no screen`);
      return { name, path, titles: titlesOf(name, catalogue) };
    });
}

function titlesOf(name: string, catalogue: Catalogue<Messages>): ReadonlyMap<Language, string> {
  return new Map(languages.map((language) => [language, inLanguage(catalogue, language)[name] ?? '']));
}

/** What the files export, in the order of their names. */
async function allOf<Export>(files: string): Promise<readonly Export[]> {
  const paths: string[] = [];
  for await (const path of glob(files, { cwd: DOMAINS })) paths.push(join(DOMAINS, path));
  const modules = await Promise.all(
    paths.toSorted().map((path): Promise<Readonly<Record<string, Export>>> => import(path)),
  );
  return modules.flatMap((module) => Object.values(module));
}
