type Json = Readonly<Record<string, unknown>>;

/**
 * An OpenAPI document with every `$ref` replaced by what it leads to, and without the parts that only those led to: two documents of the
 * same meaning come out the same. Throws where one leads nowhere.
 */
export function dereferenced<Document extends Json>(document: Document): Document {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref: ref, ...rest } = value as Json;
    if (typeof ref === 'string') return resolve(partAt(document, ref));
    return Object.fromEntries(Object.entries(rest).map(([name, held]) => [name, resolve(held)]));
  };
  return resolve(document) as Document;
}

/** What `#/components/schemas/Money` leads to. */
export function partAt(document: Json, ref: string): unknown {
  const part = ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((held, name) => (held as Json | undefined)?.[name], document);
  if (part === undefined) throw new Error(`${ref} leads nowhere`);
  return part;
}

/** Every `$ref` of a document, as often as it stands there. */
export function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) =>
    name === '$ref' && typeof held === 'string' ? [held] : refsIn(held),
  );
}
