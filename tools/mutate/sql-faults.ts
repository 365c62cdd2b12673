import type { Change } from './fault.ts';

interface SqlMistake {
  readonly pattern: RegExp;
  readonly kind: string;
  readonly replacement: (found: string) => string;
}

const mistakes: readonly SqlMistake[] = [
  {
    pattern: /\s+for (?:no key update|update|share)\b/gi,
    kind: 'rows are not locked',
    replacement: () => '',
  },
  {
    pattern: /<=|>=|(?<![<>=!-])[<>](?![<>=-])/g,
    kind: 'boundary of a comparison in SQL',
    replacement: (found) => (found.endsWith('=') ? found.slice(0, 1) : `${found}=`),
  },
  { pattern: /<>/g, kind: 'comparison turned round in SQL', replacement: () => '=' },
  { pattern: /\bis not null\b/gi, kind: 'condition turned round in SQL', replacement: () => 'is null' },
  { pattern: /\bis null\b/gi, kind: 'condition turned round in SQL', replacement: () => 'is not null' },
  { pattern: / desc\b/gi, kind: 'order turned round', replacement: () => ' asc' },
  {
    pattern: /\bperform pg_advisory_xact_lock\([^;]*;|\bselect pg_advisory_xact_lock\([^;`]*/gi,
    kind: 'no turn is waited for',
    replacement: (found) => (/^perform/i.test(found) ? '' : 'select 1'),
  },
];

/** Mistakes in SQL, between two places of a text: in a template of `sql`, or in a schema file. */
export function sqlChanges(text: string, from = 0, to = text.length): readonly Change[] {
  const words = withoutValues(text, from, to);
  const found = mistakes.flatMap(({ pattern, kind, replacement }) =>
    [...words.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      replacement: replacement(match[0]),
      kind,
    })),
  );
  return [...found, ...droppedConditions(words, to)];
}

/** The text with everything blanked out that is no SQL: what lies outside, `${values}`, strings and comments. Places stay. */
function withoutValues(text: string, from: number, to: number): string {
  const blank = (part: string): string => part.replace(/[^\n]/g, '\u0001');
  const inside = text
    .slice(from, to)
    .replace(/\$\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, blank)
    .replace(/--[^\n]*/g, blank)
    .replace(/'[^'\n]*'/g, blank);
  return blank(text.slice(0, from)) + inside + blank(text.slice(to));
}

/** Each further condition of a where clause (`and …`) left out. */
function droppedConditions(words: string, to: number): readonly Change[] {
  return [...words.matchAll(/\s+and\b/gi)].flatMap((match) => {
    const start = match.index;
    const line = words.slice(words.lastIndexOf('\n', start) + 1, start);
    if (/\bbetween\b[^()]*$/i.test(line)) return [];
    const end = endOfCondition(words, start + match[0].length, to);
    return [{ start, end, replacement: '', kind: 'condition left out in SQL' }];
  });
}

function endOfCondition(words: string, from: number, to: number): number {
  let depth = 0;
  let isRange = false;
  for (let at = from; at < to; at += 1) {
    const sign = words[at];
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0 || sign === '`' || sign === ';') return at;
    if (depth > 0) continue;
    const rest = words.slice(at, at + 14);
    if (/^\sbetween\b/i.test(rest)) isRange = true;
    else if (isRange && /^\s+and\b/i.test(rest)) {
      // `between 1 and 2` is one condition.
      isRange = false;
      at += 3;
    } else if (at > from && END_OF_CONDITION.test(rest)) return at;
  }
  return to;
}

const END_OF_CONDITION = /^(\n|\s+(and|or|then|returning|order by|limit|for|group by)\b)/i;
