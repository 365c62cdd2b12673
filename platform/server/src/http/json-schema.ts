/** The contract's schemas as JSON Schema 2020-12, and what the documents say about them. */
import { uuid } from '@egcr/contract/ids';
import { schemaNameOf } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

/** Left in a schema that a contract has named, until the document is written. */
export const NAME_MARK = 'x-name';

/** The part of JSON Schema that the contract's schemas come out as. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly description?: string;
  readonly additionalProperties?: boolean | JsonSchema;
}

/** What a caller may send. */
export function inputSchema(schema: z.ZodMiniType): JsonSchema {
  return convert(schema, 'input');
}

/** What comes out of the schema: replies, and parameters after their text was read. */
export function outputSchema(schema: z.ZodMiniType): JsonSchema {
  return convert(schema, 'output');
}

function convert(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const name = schemaNameOf(zodSchema);
      if (name !== undefined) Object.assign(jsonSchema, { [NAME_MARK]: name });
    },
  });
  return rest as JsonSchema;
}

/** One line of a table of fields. */
export interface FieldLine {
  /** `to.username`, `items[].id`. */
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly rules: readonly string[];
}

const DEPTH_MAX = 6;

/** The fields of an object as lines, nested ones by their path. */
export function fieldLines(schema: JsonSchema, prefix = '', depth = 0): FieldLine[] {
  if (depth > DEPTH_MAX) return [];
  const variants = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (variants) return distinct(variants.flatMap((variant) => fieldLines(variant, prefix, depth)));
  if (schema.items) return fieldLines(schema.items, `${prefix}[]`, depth);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const line = {
      path,
      type: typeOf(property),
      isRequired: schema.required?.includes(name) ?? false,
      rules: rulesOf(property),
    };
    return [line, ...fieldLines(property, path, depth + 1)];
  });
}

function distinct(lines: readonly FieldLine[]): FieldLine[] {
  return [...new Map(lines.map((line) => [`${line.path} ${line.type}`, line])).values()];
}

/** A type in words: `string`, `array of object`, `string or null`. */
export function typeOf(schema: JsonSchema): string {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return [...new Set(variants.map(typeOf))].join(' or ');
  if (schema.items) return `array of ${typeOf(schema.items)}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === undefined) return schema.allOf?.map(typeOf)[0] ?? 'any';
  return typeof schema.type === 'string' ? schema.type : schema.type.join(' or ');
}

function rulesOf(schema: JsonSchema): string[] {
  const maximum = schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema.maximum;
  const minimum = schema.minimum === Number.MIN_SAFE_INTEGER ? undefined : schema.minimum;
  const said: readonly (readonly [unknown, string])[] = [
    [schema.enum, `one of ${schema.enum?.map((value) => JSON.stringify(value)).join(', ') ?? ''}`],
    [schema.format, `format ${schema.format ?? ''}`],
    [schema.minLength, `shortest length ${schema.minLength}`],
    [schema.maxLength, `longest length ${schema.maxLength}`],
    [minimum, `from ${minimum}`],
    [maximum, `up to ${maximum}`],
    [schema.pattern, patternInWords(schema.pattern ?? '')],
    [schema.default, `otherwise ${JSON.stringify(schema.default)}`],
  ];
  return said.filter(([value]) => value !== undefined).map(([, words]) => words);
}

const UUID_PATTERN = inputSchema(uuid).pattern;
const INSTANT_PATTERN = inputSchema(instant).pattern;

function patternInWords(pattern: string): string {
  if (pattern === UUID_PATTERN) return 'UUID';
  if (pattern === INSTANT_PATTERN) return 'instant in UTC, ISO 8601';
  return `pattern ${pattern}`;
}

const SAMPLE_UUID = '01890a5d-ac96-774b-bcce-b302099a8057';
const SAMPLE_INSTANT = '2026-11-20T12:00:00.000Z';
const SAMPLE_MONEY = { value: '1234', assetCode: 'JVD', assetScale: 2 };

/** A value of the right shape for an example; not always one that every rule accepts. */
export function sampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (first) return sampleOf(first, name);
  if (schema.items) return [sampleOf(schema.items)];
  if (schema.properties) return sampleObject(schema.properties, schema.required ?? []);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.pattern === UUID_PATTERN) return SAMPLE_UUID;
  if (schema.pattern === INSTANT_PATTERN) return SAMPLE_INSTANT;
  if (schema.pattern?.includes('\\d{6}')) return '204816';
  return name === '' ? 'text' : name;
}

/** What must be there; where nothing must, the first of what may. */
function sampleObject(
  properties: NonNullable<JsonSchema['properties']>,
  required: readonly string[],
): unknown {
  const names = Object.keys(properties);
  if (Object.keys(SAMPLE_MONEY).every((name) => names.includes(name))) return SAMPLE_MONEY;
  const shown = required.length > 0 ? required : names.slice(0, 1);
  return Object.fromEntries(shown.map((name) => [name, sampleOf(properties[name] ?? {}, name)]));
}
