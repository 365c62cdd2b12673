import { isCode, isTestCode, lineOf, stringOf, walk, type Finding, type SourceFile } from './source-file.ts';

const TEXTS = /^(?:domains\/[\w-]+\/web|platform\/web|apps\/web)\/(?:.*\/)?texts\.ts$/;
/** Words that several texts say. */
const WORDS = /^(?:domains\/[\w-]+\/contract|platform\/contract\/src)\/words\.ts$/;
/** Where a sentence may be said: in its own package, or by those that show the frame around all. */
const ANYWHERE = /^(?:apps\/web|domains\/site)\//;

/** Every sentence is said somewhere: its name stands in code, whole, or with a part that is filled in (`state.${state}`). */
export function sentencesAreSaid(files: readonly SourceFile[]): Finding[] {
  const code = files.filter((file) => isCode(file) && !isTestCode(file.path));
  const nearOf = new Map<string, string>();
  const near = (own: string): string => {
    const known = nearOf.get(own);
    if (known !== undefined) return known;
    const all = code
      .filter(({ path }) => packageOf(path) === own || ANYWHERE.test(path) || own === 'platform/web')
      .filter(({ path }) => !TEXTS.test(path))
      .map(({ text }) => text)
      .join('\n');
    nearOf.set(own, all);
    return all;
  };
  return code
    .filter(({ path }) => TEXTS.test(path))
    .flatMap((area) => {
      const behind = afterSentences(area);
      return namesIn(area)
        .filter(({ name }) => !isSaid(name, near(packageOf(area.path))) && !isSaid(name, behind))
        .map(({ name, at }) => ({
          path: area.path,
          line: lineOf(area.text, at),
          message: `nobody says “${name}”`,
        }));
    });
}

const MAKES_A_CATALOGUE = /^export const \w+(?:: \w+)? = texts\(/m;

/** The build splits files named `texts.ts` by language; a catalogue in another file is sent to everybody in all ten. */
export function cataloguesStandInTexts(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    if (!isCode(file) || isTestCode(file.path) || file.path.endsWith('/texts.ts')) return [];
    const at = file.text.search(MAKES_A_CATALOGUE);
    return at === -1
      ? []
      : [
          {
            path: file.path,
            line: lineOf(file.text, at),
            message: 'a catalogue stands in a file “texts.ts”',
          },
        ];
  });
}

/** A word of a file `words.ts` is said by two texts at least, with its languages written once; what one text says belongs there. */
export function wordsAreShared(files: readonly SourceFile[]): Finding[] {
  const areas = files.filter(({ path }) => path.endsWith('/texts.ts'));
  return files
    .filter(({ path }) => WORDS.test(path))
    .flatMap((file) =>
      wordsIn(file).flatMap(({ table, name, at }) => {
        const sayers = areas.filter(({ text }) => new RegExp(`\\b${table}\\.${name}\\b`).test(text));
        if (sayers.length > 1) return [];
        const message = `${sayers.length === 0 ? 'nobody says' : 'one text alone says'} “${table}.${name}”`;
        return [{ path: file.path, line: lineOf(file.text, at), message }];
      }),
    );
}

/** The words of a file's tables: `export const orderWords = { close: { en: … } } as const satisfies Words`. */
function wordsIn(file: SourceFile): { readonly table: string; readonly name: string; readonly at: number }[] {
  const found: { table: string; name: string; at: number }[] = [];
  walk(file, (node, above) => {
    const holder = above.findLast(({ type }) => type === 'VariableDeclarator');
    const depth = above.filter(({ type }) => type === 'ObjectExpression').length;
    const [table, name] = [memberOf(holder?.['id'], 'name'), memberOf(node['key'], 'name')];
    if (node.type === 'Property' && depth === 1 && table !== undefined && name !== undefined)
      found.push({ table, name, at: node.start });
  });
  return found;
}

function packageOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function isSaid(name: string, code: string): boolean {
  if (
    [`'${name}'`, `"${name}"`, `\`${name}\``, `.${name}`, `{ ${name} }`].some((whole) => code.includes(whole))
  )
    return true;
  const places = [...name.matchAll(/[.\-_]/g)].map(({ index }) => index);
  return places.some(
    (at) => code.includes(`\`${name.slice(0, at + 1)}\${`) || code.includes(`}${name.slice(at)}\``),
  );
}

function namesIn(area: SourceFile): { readonly name: string; readonly at: number }[] {
  const found: { name: string; at: number }[] = [];
  walk(area, (node, above) => {
    const call = above.at(-2);
    if (node.type !== 'Property' || call?.type !== 'CallExpression') return;
    const [key, callee] = [node['key'], call['callee']];
    if (memberOf(callee, 'name') !== 'texts') return;
    const name = stringOf(key) ?? memberOf(key, 'name');
    if (name !== undefined) found.push({ name, at: node.start });
  });
  return found;
}

/** What stands in the file beside its sentences. */
function afterSentences({ text }: SourceFile): string {
  return text.slice(text.lastIndexOf('\n});') + 1);
}

function memberOf(value: unknown, member: string): string | undefined {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, member) : undefined;
  return typeof found === 'string' ? found : undefined;
}
