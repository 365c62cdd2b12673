import { isNode, stringOf, walk, type SourceFile, type SyntaxNode } from '../tidy/source-file.ts';
import type { Change, Fault } from './fault.ts';
import { sqlChanges } from './sql-faults.ts';

/** Every small mistake that can be planted in a file, in the order of the text. */
export function faultsOf(file: SourceFile): readonly Fault[] {
  const changes = file.path.endsWith('.sql') ? sqlChanges(file.text) : codeChanges(file);
  return changes
    .map((change) => ({ path: file.path, ...change }))
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
}

function codeChanges(file: SourceFile): readonly Change[] {
  const changes: Change[] = [];
  walk(file, (node, above) => {
    if (isOnlyType(node) || above.some(isOnlyType)) return;
    const textOf = (part: SyntaxNode): string => file.text.slice(part.start, part.end);
    for (const kindOf of operators) changes.push(...kindOf(node, { textOf, file, parent: above.at(-1) }));
  });
  return changes;
}

interface Place {
  readonly file: SourceFile;
  readonly textOf: (part: SyntaxNode) => string;
  readonly parent: SyntaxNode | undefined;
}
type Operator = (node: SyntaxNode, place: Place) => readonly Change[];

const VALUES_OF_TYPES = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
]);

/** Types and imports are gone when the program runs: a mistake there is none. */
function isOnlyType({ type }: SyntaxNode): boolean {
  return (
    (type.startsWith('TS') && !VALUES_OF_TYPES.has(type)) ||
    type === 'ImportDeclaration' ||
    type === 'ExportAllDeclaration'
  );
}

const boundaries: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const opposites: Readonly<Record<string, string>> = { '===': '!==', '!==': '===', '==': '!=', '!=': '==' };
const arithmetic: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const logic: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };

const exchangedOperator: Operator = (node, place) => {
  if (node.type !== 'BinaryExpression' && node.type !== 'LogicalExpression') return [];
  const { left, right, operator } = node;
  if (!isNode(left) || !isNode(right) || typeof operator !== 'string') return [];
  const between = place.file.text.slice(left.end, right.start);
  const start = left.end + between.indexOf(operator);
  const change = (replacement: string | undefined, kind: string): readonly Change[] =>
    replacement === undefined ? [] : [{ start, end: start + operator.length, replacement, kind }];
  const isText = [left, right].some(
    (side) => stringOf(side) !== undefined || side.type === 'TemplateLiteral',
  );
  return [
    ...change(boundaries[operator], 'boundary of a comparison'),
    ...change(opposites[operator], 'comparison turned round'),
    ...change(logic[operator], 'and for or'),
    ...(isText ? [] : change(arithmetic[operator], 'arithmetic')),
  ];
};

const CONDITIONAL = new Set(['IfStatement', 'ConditionalExpression', 'WhileStatement']);

const turnedCondition: Operator = (node, { textOf }) => {
  const { test } = node;
  if (!CONDITIONAL.has(node.type) || !isNode(test)) return [];
  // `a === b` is turned round by its operator already.
  if (
    test.type === 'BinaryExpression' &&
    typeof test['operator'] === 'string' &&
    test['operator'] in opposites
  )
    return [];
  return [
    { start: test.start, end: test.end, replacement: `!(${textOf(test)})`, kind: 'condition turned round' },
  ];
};

/** `if (…) return;` and `if (…) throw …;` left out: the early end of a function. */
const lostGuard: Operator = (node) => {
  if (node.type !== 'IfStatement' || node['alternate'] !== null) return [];
  return endsAtOnce(node['consequent'])
    ? [{ start: node.start, end: node.end, replacement: '{}', kind: 'early end left out' }]
    : [];
};

function endsAtOnce(statement: unknown): boolean {
  if (!isNode(statement)) return false;
  if (statement.type === 'BlockStatement' && Array.isArray(statement['body'])) {
    return statement['body'].length === 1 && endsAtOnce(statement['body'][0]);
  }
  return statement.type === 'ReturnStatement' || statement.type === 'ThrowStatement';
}

/** `await doIt();` left out: what is not done at all. */
const lostStep: Operator = (node) => {
  const { expression } = node;
  if (node.type !== 'ExpressionStatement' || !isNode(expression) || expression.type !== 'AwaitExpression')
    return [];
  return [{ start: node.start, end: node.end, replacement: ';', kind: 'step left out' }];
};

const CODED = new Set(['code', 'reason', 'kind', 'purpose', 'action', 'state', 'topic']);

const otherValue: Operator = (node, { textOf, parent }) => {
  if (node.type !== 'Literal') return [];
  const change = (replacement: string, kind: string): readonly Change[] => [
    { start: node.start, end: node.end, replacement, kind },
  ];
  const { value } = node;
  if (typeof value === 'boolean') return change(String(!value), 'truth turned round');
  const isKey = parent?.type === 'Property' && parent['key'] === node;
  if (typeof value === 'number' && !isKey) return change(`(${textOf(node)} + 1)`, 'number one too high');
  if (typeof value === 'bigint') return change(`(${textOf(node)} + 1n)`, 'number one too high');
  if (typeof value === 'string' && !isKey && CODED.has(nameOf(parent)))
    return change("'planted_fault'", 'another code');
  return [];
};

function nameOf(property: SyntaxNode | undefined): string {
  if (property?.type !== 'Property') return '';
  const { key } = property;
  return isNode(key) && typeof key['name'] === 'string' ? key['name'] : '';
}

const sqlText: Operator = (node, { file }) => {
  const { tag, quasi } = node;
  if (node.type !== 'TaggedTemplateExpression' || !isNode(tag) || !isNode(quasi)) return [];
  if (tag.type !== 'Identifier' || tag['name'] !== 'sql') return [];
  return sqlChanges(file.text, quasi.start, quasi.end);
};

const operators: readonly Operator[] = [
  exchangedOperator,
  turnedCondition,
  lostGuard,
  lostStep,
  otherValue,
  sqlText,
];
