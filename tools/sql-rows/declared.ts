/** The rows that the code declares for its SQL: `sql<Row>` and `query<Row>`, read by the compiler. */
import { join, relative } from 'node:path';

import { Project, ts } from 'ts-morph';

import { repositoryFiles, repositoryRoot } from '../tidy/source-file.ts';

/** Column → the kinds its type allows; `unknown` allows all. */
export type DeclaredRow = Readonly<
  Record<string, { readonly kinds: readonly string[]; readonly isOptional: boolean }>
>;

export interface DeclaredStatement {
  readonly path: string;
  readonly line: number;
  /** Which statements are meant: what is put in at run time may be anything. */
  readonly pattern: RegExp;
  readonly row: DeclaredRow;
}

const HOLDS_SQL = /^(?:platform|domains|apps\/server)\/(?!.*\btesting\/).*(?<!\.test)\.ts$/;
const DECLARES_ROW = /\b(?:sql|query)</;

/**
 * Everything that runs in production. Fragments of SQL that are no statement declare no row. The compiler reads only files that declare a row, and what they
 * import.
 */
export function declaredStatements(configFile: string): readonly DeclaredStatement[] {
  const project = new Project({ tsConfigFilePath: configFile, skipAddingFilesFromTsConfig: true });
  const holding = repositoryFiles()
    .filter(({ path, text }) => HOLDS_SQL.test(path) && DECLARES_ROW.test(text))
    .map(({ path }) => project.addSourceFileAtPath(join(repositoryRoot, path)).compilerNode);
  const checker = project.getProgram().compilerObject.getTypeChecker();
  return holding.flatMap((file) => statementsIn(file, checker));
}

function statementsIn(file: ts.SourceFile, checker: ts.TypeChecker): readonly DeclaredStatement[] {
  const found: DeclaredStatement[] = [];
  const visit = (node: ts.Node): void => {
    const said = taggedSql(node) ?? queriedSql(node, checker);
    const parts = said?.text === undefined ? undefined : partsOf(said.text, checker);
    const row = said === undefined ? undefined : rowOf(checker.getTypeFromTypeNode(said.row), checker);
    if (parts !== undefined && row !== undefined)
      found.push({
        path: relative(repositoryRoot, file.fileName),
        line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        pattern: patternOf(parts),
        row,
      });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

interface Said {
  readonly row: ts.TypeNode;
  readonly text: ts.Expression | undefined;
}

/** sql<Row>`…` */
function taggedSql(node: ts.Node): Said | undefined {
  if (!ts.isTaggedTemplateExpression(node) || node.tag.getText() !== 'sql') return undefined;
  const [row] = node.typeArguments ?? [];
  return row && { row, text: node.template };
}

/** client.query<Row>('…') and client.query<Row>({ text: '…' }) */
function queriedSql(node: ts.Node, checker: ts.TypeChecker): Said | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const [row] = node.typeArguments ?? [];
  if (node.expression.name.text !== 'query' || row === undefined) return undefined;
  const [asked] = node.arguments;
  if (asked === undefined || !ts.isObjectLiteralExpression(asked)) return { row, text: asked };
  const text = asked.properties.find((each) => each.name?.getText() === 'text');
  if (text !== undefined && ts.isPropertyAssignment(text)) return { row, text: text.initializer };
  const symbol = text && checker.getShorthandAssignmentValueSymbol(text);
  return { row, text: initializerOf(symbol) };
}

function initializerOf(symbol: ts.Symbol | undefined): ts.Expression | undefined {
  const declaration = symbol?.valueDeclaration;
  return declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
}

/** The texts between what is put in; undefined where it cannot be read from the code. */
function partsOf(text: ts.Expression, checker: ts.TypeChecker): readonly string[] | undefined {
  if (ts.isStringLiteralLike(text)) return [text.text];
  if (ts.isTemplateExpression(text))
    return [text.head.text, ...text.templateSpans.map(({ literal }) => literal.text)];
  const known = ts.isIdentifier(text) ? initializerOf(checker.getSymbolAtLocation(text)) : undefined;
  return known && partsOf(known, checker);
}

/** Runs of white space count as one blank. */
export function patternOf(parts: readonly string[]): RegExp {
  const escaped = parts.map((part) =>
    part.replaceAll(/\s+/g, ' ').replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`),
  );
  return new RegExp(`^\\s*${escaped.join('[^]*?').trim()}\\s*$`);
}

/** Undefined for what is no row: a single value of a fragment, or any row at all. */
function rowOf(type: ts.Type, checker: ts.TypeChecker): DeclaredRow | undefined {
  if (kindsOf(type, checker).some((kind) => kind !== 'object')) return undefined;
  const properties = checker.getPropertiesOfType(type);
  if (properties.length === 0) return undefined;
  return Object.fromEntries(
    properties.map((property) => [
      property.name,
      {
        kinds: kindsOf(checker.getTypeOfSymbol(property), checker),
        isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
      },
    ]),
  );
}

const BY_FLAG: readonly (readonly [ts.TypeFlags, string])[] = [
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BigIntLike, 'bigint'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.Null, 'null'],
  [ts.TypeFlags.Undefined, 'undefined'],
  [ts.TypeFlags.Any | ts.TypeFlags.Unknown, 'unknown'],
];

function kindsOf(type: ts.Type, checker: ts.TypeChecker): readonly string[] {
  if (type.isUnion()) return [...new Set(type.types.flatMap((each) => kindsOf(each, checker)))];
  const [, simple] = BY_FLAG.find(([flag]) => (type.flags & flag) !== 0) ?? [];
  if (simple !== undefined) return [simple];
  const name = type.getSymbol()?.name ?? '';
  if (name === 'Date' || name === 'Buffer') return [name];
  if (!checker.isArrayType(type))
    return type.isIntersection() ? kindsOf(type.types[0] ?? type, checker) : ['object'];
  const [element] = checker.getTypeArguments(type as ts.TypeReference);
  return [
    'array',
    ...(element === undefined ? [] : kindsOf(element, checker).map((kind) => `array of ${kind}`)),
  ];
}
