/** A transfer as the log keeps it: lines of `name: value` in one order, so that its hash can be taken again by anybody. */

const LEAF_TITLE = 'egcr transfer v1';

/** The lines of a leaf after its title. What a transfer has not is an empty value. */
export const leafLines = [
  'id',
  'group',
  'kind',
  'asset',
  'amount',
  'debit',
  'debit_version',
  'credit',
  'credit_version',
  'reverses',
  'hold',
  'quote',
  'effective_at',
  'posted_at',
  'meta',
] as const;
export type LeafLine = (typeof leafLines)[number];

export type LeafFacts = Readonly<Record<LeafLine, string>>;

/** Reads a leaf; undefined where a line is missing, doubled, or not in its place. */
export function readLeaf(text: string): LeafFacts | undefined {
  const [title, ...lines] = text.split('\n');
  if (title !== LEAF_TITLE || lines.length !== leafLines.length) return undefined;
  const facts = new Map<string, string>();
  for (const [at, name] of leafLines.entries()) {
    const line = lines[at] ?? '';
    if (!line.startsWith(`${name}: `)) return undefined;
    facts.set(name, line.slice(name.length + 2));
  }
  return isComplete(facts) ? (Object.fromEntries(facts) as LeafFacts) : undefined;
}

function isComplete(facts: ReadonlyMap<string, string>): boolean {
  return leafLines.every((name) => facts.has(name));
}
