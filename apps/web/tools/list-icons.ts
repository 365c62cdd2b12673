import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(import.meta.dirname, '../../..');
const INDEX = fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs'));
const IMPORTED = /import \{([^}]*)\} from 'lucide-react'/g;

interface ListIcons {
  /** Icons that only the lists show: they belong into the file that holds the lists. */
  readonly own: ReadonlySet<string>;
  /** Icons that a page shows too: each stays apart, or it could come to stand in the file of a list's entry. */
  readonly shared: ReadonlySet<string>;
}

/** The files of icons that these lists show. */
export function iconsIn(lists: RegExp): ListIcons {
  const inLists = new Set<string>();
  const elsewhere = new Set<string>();
  for (const path of globSync('{domains/*/web,platform/ui/src,platform/web/src,apps/web/src}/**/*.{ts,tsx}', {
    cwd: ROOT,
  })) {
    if (path.includes('.test.')) continue;
    const files = lists.test(path) ? inLists : elsewhere;
    for (const [, names = ''] of readFileSync(join(ROOT, path), 'utf8').matchAll(IMPORTED))
      for (const name of names.split(',')) files.add(name.replace(/\bas\b.*|\btype\b/, '').trim());
  }
  const fileOf = iconFiles();
  const filesOf = (names: Iterable<string>) => new Set([...names].map((name) => fileOf.get(name)));
  const others = filesOf(elsewhere);
  const all = [...filesOf(inLists)].filter((file) => file !== undefined);
  return {
    own: new Set(all.filter((file) => !others.has(file))),
    shared: new Set(all.filter((file) => others.has(file))),
  };
}

/** Names of icons, old ones too, and the file of each. */
function iconFiles(): ReadonlyMap<string, string> {
  const index = readFileSync(INDEX, 'utf8');
  return new Map(
    [...index.matchAll(/export \{([^}]*)\} from '\.\/(icons\/[\w-]+\.m?js)'/g)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}
