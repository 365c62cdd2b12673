/** The OpenAPI document as the harness reads it: every operation that can be called, with its schemas. */

import { dereferenced } from '@egcr/server-kit/testing/dereferenced';

/** The part of JSON Schema that the document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Media {
  readonly schema?: Schema;
}

interface RawOperation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
  readonly 'x-access': 'public' | 'signed_in' | 'verified' | 'profiled';
  readonly 'x-pin': 'none' | 'verified' | 'fresh';
  readonly 'x-roles'?: readonly string[];
  readonly 'x-scope'?: string;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  /** With `{name}` parameters. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  /** The body is bytes as they are. */
  readonly takesBytes: boolean;
  /** Content types and schemas by status. */
  readonly answers: RawOperation['responses'];
  readonly access: RawOperation['x-access'];
  readonly pin: RawOperation['x-pin'];
  readonly roles: readonly string[];
  /** What an API key needs; undefined: no key may. */
  readonly scope: string | undefined;
  readonly needsKey: boolean;
  /** Answers with a stream that stays open. */
  readonly isStream: boolean;
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Every operation, in the document's order, with all it says in its own place. */
export function operationsOf(document: Document): Operation[] {
  const { paths } = dereferenced({ ...document });
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => operationOf(path, method, raw)),
  );
}

function operationOf(path: string, method: string, raw: RawOperation): Operation {
  const parameters = raw.parameters ?? [];
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    parameters,
    body: raw.requestBody?.content['application/json']?.schema,
    takesBytes: raw.requestBody?.content['application/octet-stream'] !== undefined,
    answers: raw.responses,
    access: raw['x-access'],
    pin: raw['x-pin'],
    roles: raw['x-roles'] ?? [],
    scope: raw['x-scope'],
    needsKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
    isStream: Object.keys(raw.responses['200']?.content ?? {}).includes('text/event-stream'),
  };
}
