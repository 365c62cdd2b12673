import type * as z from 'zod/mini';

const names = new WeakMap<object, string>();

/** Gives a schema the name under which the documents show it: a noun that says what it is, as `Money` or `Instant`. */
export function named<const Schema extends z.ZodMiniType>(name: string, schema: Schema): Schema {
  names.set(schema, name);
  return schema;
}

/** The name that a contract has given this very schema. */
export function schemaNameOf(schema: object): string | undefined {
  return names.get(schema);
}
