/**
 * Says once what the OpenAPI document says in many places: refusals, parameters, headers and schemas that are the same move into its
 * components, under names people can read. With every `$ref` followed the document is what it was.
 */
import { NAME_MARK } from './json-schema.ts';
import { givenName, nameAll, type Use } from './openapi-names.ts';

export type Json = Readonly<Record<string, unknown>>;
export type PartKind = 'schemas' | 'responses' | 'parameters' | 'headers';

/** Shorter lists of words are read faster where they stand. */
const ENUM_NAMED_FROM = 3;

export interface Part {
  readonly kind: PartKind;
  readonly value: Json;
  /** In how many places it stands; those inside another shared part count once. */
  readonly uses: Use[];
  name: string;
}

type Visit = (kind: PartKind, value: Json, use: Use) => Json;

/** The document with its shared parts named. Cost: about a millisecond for each call. */
export function withNamedParts(document: {
  readonly paths: Readonly<Record<string, Json>>;
  readonly components: Readonly<Record<string, Json>>;
}): Json {
  const parts = new Map<string, Part>();
  const keyOf = keysOfParts();
  mapOperations(document.paths, function count(kind, value, use) {
    const key = keyOf(kind, value);
    const known = parts.get(key);
    if (known) known.uses.push(use);
    else {
      parts.set(key, { kind, value, uses: [use], name: '' });
      mapChildren(kind, value, use, count);
    }
    return value;
  });
  const shared = new Map([...parts].filter(([, part]) => isShared(part)));
  nameAll([...shared.values()]);
  const replace: Visit = (kind, value, use) => {
    const part = shared.get(keyOf(kind, value));
    return part
      ? { $ref: `#/components/${kind}/${part.name}` }
      : unmarked(mapChildren(kind, value, use, replace));
  };
  const components: Record<string, Record<string, Json>> = {};
  for (const part of [...shared.values()].toSorted((left, right) => (left.name < right.name ? -1 : 1))) {
    const [use] = part.uses;
    if (use)
      (components[part.kind] ??= {})[part.name] = unmarked(mapChildren(part.kind, part.value, use, replace));
  }
  const kinds = new Set([...Object.keys(document.components), ...Object.keys(components)]);
  return {
    ...document,
    paths: mapOperations(document.paths, replace),
    components: Object.fromEntries(
      [...kinds].map((kind) => [kind, { ...document.components[kind], ...components[kind] }]),
    ),
  };
}

/** Whatever is the same has the same key; a contract's name for it makes no difference. */
function keysOfParts(): (kind: PartKind, value: Json) => string {
  const known = new WeakMap<Json, string>();
  const plain = (member: string, held: unknown) => (member === NAME_MARK ? undefined : held);
  return (kind, value) => {
    const key = known.get(value) ?? `${kind} ${JSON.stringify(value, plain)}`;
    known.set(value, key);
    return key;
  };
}

function unmarked(value: Json): Json {
  const { [NAME_MARK]: _name, ...rest } = value;
  return rest;
}

function isShared({ kind, value, uses }: Part): boolean {
  if (kind === 'schemas' && value[NAME_MARK] !== undefined) return true;
  if (uses.length < 2) return false;
  if (kind !== 'schemas') return true;
  const { properties, enum: words, oneOf, anyOf } = value;
  if (Array.isArray(words)) return words.length >= ENUM_NAMED_FROM;
  const choices = [oneOf, anyOf].find((each) => Array.isArray(each)) as readonly Json[] | undefined;
  const things = choices?.filter(({ type }) => type !== 'null') ?? [];
  return isObject(properties) || things.length > 1 || givenName(value) !== undefined;
}

function mapOperations(paths: Readonly<Record<string, Json>>, visit: Visit): Record<string, Json> {
  return mapValues(paths, (methods) =>
    mapValues(methods as Record<string, Json>, (operation) => mapOperation(operation, visit)),
  );
}

function mapOperation(operation: Json, visit: Visit): Json {
  const call = String(operation['operationId']);
  const { parameters, requestBody, responses } = operation;
  return {
    ...operation,
    ...(Array.isArray(parameters) && {
      parameters: parameters.map((each: Json) =>
        visit('parameters', each, { call, place: 'parameter', trail: [String(each['name'])] }),
      ),
    }),
    ...(isObject(requestBody) && {
      requestBody: {
        ...requestBody,
        content: mapContent(requestBody['content'], { call, place: 'body', trail: [] }, visit),
      },
    }),
    ...(isObject(responses) && {
      responses: mapValues(responses as Record<string, Json>, (each) =>
        visit('responses', each, { call, place: 'reply', trail: [] }),
      ),
    }),
  };
}

/** The value with each of its direct parts as `visit` answers it. */
function mapChildren(kind: PartKind, value: Json, use: Use, visit: Visit): Json {
  if (kind === 'schemas') return mapSchema(value, use, visit);
  const { schema, headers, content } = value;
  return {
    ...value,
    ...(isObject(schema) && { schema: visit('schemas', schema, use) }),
    ...(isObject(headers) && {
      headers: mapValues(headers as Record<string, Json>, (each, name) =>
        visit('headers', each, { ...use, trail: [name] }),
      ),
    }),
    ...(isObject(content) && { content: mapContent(content, use, visit) }),
  };
}

function mapContent(content: unknown, use: Use, visit: Visit): Json {
  return mapValues(content as Record<string, Json>, (media) =>
    isObject(media['schema']) ? { ...media, schema: visit('schemas', media['schema'], use) } : media,
  );
}

function mapSchema(value: Json, use: Use, visit: Visit): Json {
  const step = (...names: string[]): Use => ({ ...use, trail: [...use.trail, ...names] });
  const mapped: Record<string, unknown> = { ...value };
  const { properties, items, additionalProperties } = value;
  if (isObject(properties))
    mapped['properties'] = mapValues(properties as Record<string, Json>, (each, name) =>
      visit('schemas', each, step(name)),
    );
  if (isObject(items)) mapped['items'] = visit('schemas', items, step('[]'));
  if (isObject(additionalProperties))
    mapped['additionalProperties'] = visit('schemas', additionalProperties, step('[]'));
  for (const word of ['anyOf', 'oneOf', 'allOf']) {
    const choices = value[word];
    if (Array.isArray(choices)) mapped[word] = choices.map((each: Json) => visit('schemas', each, use));
  }
  return mapped;
}

function mapValues<Value, Mapped>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value, name: string) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value, name)]));
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
