import { isNode, walk, type SourceFile, type SyntaxNode } from '../tidy/source-file.ts';
import type { Fault } from './fault.ts';
import { MARK_EVENT } from './mark-event.ts';

/** A file whose functions and branches say that they run, as far as they hold one of the faults. */
export interface MarkedFile {
  readonly text: string;
  /** The mark of the innermost function or branch that a fault stands in; undefined for a fault outside of all functions: it runs when the file is imported. */
  readonly markOf: (fault: Fault) => string | undefined;
}

/** Puts a mark at the beginning of every function and branch that holds a fault. What they do stays the same. */
export function withMarks(file: SourceFile, faults: readonly Fault[]): MarkedFile {
  const parts = partsOf(file);
  const partOf = (fault: Fault): Part | undefined =>
    parts.findLast(({ around }) => around.start <= fault.start && fault.end <= around.end);
  const markOf = ({ marked }: Part): string => `${file.path}:${marked.start}`;
  const pieces = [...new Set(faults.flatMap((fault) => partOf(fault) ?? []))].flatMap((part) =>
    piecesOf(
      part,
      `globalThis.process?.emit(${JSON.stringify(MARK_EVENT)}, ${JSON.stringify(markOf(part))})`,
    ),
  );
  // From the end to the beginning, so that the places before stay.
  const text = pieces
    .toSorted((one, other) => other.at - one.at)
    .reduce((before, { at, piece }) => before.slice(0, at) + piece + before.slice(at), file.text);
  return {
    text,
    markOf: (fault) => {
      const part = partOf(fault);
      return part && markOf(part);
    },
  };
}

interface Part {
  /** What belongs to it: of a function its parameters too. */
  readonly around: SyntaxNode;
  /** What runs when the mark is heard. */
  readonly marked: SyntaxNode;
}

/** The functions and branches of a file, the outer ones before those in them. */
function partsOf(file: SourceFile): readonly Part[] {
  const found: Part[] = [];
  if (file.path.endsWith('.sql')) return found;
  walk(file, (node) => {
    if (FUNCTIONS.has(node.type) && isNode(node['body'])) found.push({ around: node, marked: node['body'] });
    for (const member of BRANCHES[node.type] ?? []) {
      const branch = node[member];
      const first = Array.isArray(branch) ? branch[0] : branch;
      if (isNode(first)) found.push({ around: first, marked: first });
    }
  });
  return found;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const BRANCHES: Readonly<Record<string, readonly string[]>> = {
  IfStatement: ['consequent', 'alternate'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['right'],
  ForStatement: ['body'],
  ForOfStatement: ['body'],
  ForInStatement: ['body'],
  WhileStatement: ['body'],
  CatchClause: ['body'],
};

function piecesOf({ marked }: Part, call: string): readonly { at: number; piece: string }[] {
  const { type, start, end } = marked;
  if (type === 'BlockStatement') return [{ at: start + 1, piece: `${call};` }];
  const [before, after] = type.endsWith('Statement') ? [`{${call};`, '}'] : [`(${call}, `, ')'];
  return [
    { at: start, piece: before },
    { at: end, piece: after },
  ];
}
