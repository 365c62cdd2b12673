import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');
const LIBRARY = 'lucide-react';
const FOLDER = fileURLToPath(new URL('.', import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs')));
const IMPORTED = /import \{([^}]*)\} from 'lucide-react'/g;
const ALL = '\0list-icons';
const COPY = /^(.*\/icons\/[\w-]+\.m?js)\?in=lists$/;

/**
 * Icons that lists of all domains show come in the file that holds the lists. A page that shows the same icon has one of its own: many files
 * of one icon each compress worse than one file, and every signed-in page would wait for all of them.
 */
export function listIcons(lists: RegExp): Plugin {
  return {
    name: 'list-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      order: 'pre',
      filter: { id: /^lucide-react$/ },
      handler: (_, importer) => (importer !== undefined && lists.test(importer) ? ALL : undefined),
    },
    load: {
      order: 'pre',
      filter: { id: [/^\0list-icons$/, COPY] },
      async handler(id) {
        if (id === ALL) return { code: iconsOf(lists), moduleType: 'js' };
        const [, file = ''] = COPY.exec(id) ?? [];
        return shortKeys(await this.fs.readFile(file, { encoding: 'utf8' }));
      },
    },
  };
}

/** Whether that module belongs to the icons of the lists. */
export function isListIcon(id: string): boolean {
  return id === ALL || COPY.test(id);
}

/** An icon whose lines are counted: the library gives each a long key that no other icon has. */
function shortKeys(icon: string): string {
  let line = 0;
  return icon.replaceAll(/\bkey: "\w+"/g, () => `key: "${(line += 1)}"`);
}

/** A module that exports a copy of each icon that these lists name. */
function iconsOf(lists: RegExp): string {
  const names = new Set<string>();
  for (const path of globSync('domains/*/web/*.ts', { cwd: ROOT })) {
    if (!lists.test(path)) continue;
    for (const [, found = ''] of readFileSync(join(ROOT, path), 'utf8').matchAll(IMPORTED))
      for (const name of found.split(',')) names.add(name.replace(/\bas\b.*|\btype\b/, '').trim());
  }
  names.delete('');
  const fileOf = iconFiles();
  const lines = [...names].toSorted().map((name) => {
    const file = fileOf.get(name);
    if (file === undefined) throw new Error(`${LIBRARY} has no icon ${name}`);
    return `export { default as ${name} } from ${JSON.stringify(`${join(FOLDER, file)}?in=lists`)};`;
  });
  return lines.join('\n');
}

/** Names of icons, old ones too, and the file of each. */
function iconFiles(): ReadonlyMap<string, string> {
  const index = readFileSync(join(FOLDER, 'lucide-react.mjs'), 'utf8');
  return new Map(
    [...index.matchAll(/export \{([^}]*)\} from '\.\/(icons\/[\w-]+\.m?js)'/g)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}
