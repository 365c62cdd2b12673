import type { DeclaredRow, DeclaredStatement } from './declared.ts';
import type { SeenColumn, SeenStatement } from './seen.ts';

export interface Comparison {
  readonly right: number;
  /** A sentence for each statement whose rows are not what the code says. */
  readonly wrong: readonly string[];
  /** Where the statements stand that no test has run. */
  readonly notRun: readonly string[];
}

/** Compares what the code declares with what the tests have seen. */
export function compareRows(
  declared: readonly DeclaredStatement[],
  seen: readonly SeenStatement[],
): Comparison {
  const flat = seen.map((each) => ({ ...each, flat: each.text.replaceAll(/\s+/g, ' ') }));
  const wrong: string[] = [];
  const notRun: string[] = [];
  let right = 0;
  for (const { path, line, pattern, row } of declared) {
    const meant = flat.filter((each) => pattern.test(each.flat));
    const beside = declared.filter((other) => other.path === path && other.line !== line);
    const here = meant.filter((each) => each.files.includes(path) && !isRightFor(beside, each));
    // Another statement may read like this one, which no test of this run has asked: it brings few of these columns, as most have an `id`.
    const names = Object.keys(row);
    const alike = meant.filter(
      ({ columns }) => names.filter((name) => name in columns).length * 2 >= names.length,
    );
    const faults = (here.length > 0 ? here : alike).map(({ columns }) => faultsOf(row, columns));
    const [least] = faults.toSorted((one, other) => one.length - other.length);
    if (least === undefined) notRun.push(`${path}:${line}`);
    else if (least.length > 0) wrong.push(`${path}:${line} ${least.join('; ')}`);
    else right += 1;
  }
  return { right, wrong, notRun };
}

/** Whether a statement is what another place of the same file means, word for word and column for column. */
function isRightFor(
  places: readonly DeclaredStatement[],
  { flat, columns }: SeenStatement & { readonly flat: string },
): boolean {
  return places.some(({ pattern, row }) => pattern.test(flat) && faultsOf(row, columns).length === 0);
}

function faultsOf(row: DeclaredRow, columns: Readonly<Record<string, SeenColumn>>): readonly string[] {
  const names = new Set([...Object.keys(row), ...Object.keys(columns)]);
  return [...names].flatMap((name) => {
    const [wanted, came] = [row[name], columns[name]];
    if (wanted === undefined) return [`the type does not name the column ${name}`];
    if (came === undefined) return wanted.isOptional ? [] : [`no column ${name} comes`];
    const kinds = came.kinds.some((kind) => kind !== 'null') ? came.kinds : [...came.kinds, came.oid];
    const strange = kinds.filter((kind) => !isAllowed(kind, wanted.kinds));
    return strange.length === 0
      ? []
      : [`${name} is ${strange.join(' or ')}, not ${wanted.kinds.join(' or ')}`];
  });
}

function isAllowed(kind: string, allowed: readonly string[]): boolean {
  if (kind === 'unknown' || allowed.includes('unknown') || allowed.includes(kind)) return true;
  if (!kind.startsWith('array')) return false;
  // Elements of several kinds, or rows inside JSON, are not looked into.
  return allowed.includes('object') || (kind === 'array' && allowed.some((each) => each.startsWith('array')));
}
