/** `npm run client`: writes client/api.d.ts, the types of the calls that keys of a merchant may make, out of our OpenAPI document. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import openapiTS, { astToString } from 'openapi-typescript';

type Json = Record<string, unknown>;

const DOCUMENT = join(import.meta.dirname, '..', '..', '..', 'generated', 'openapi.json');
const CLIENT = join(import.meta.dirname, '..', 'client', 'api.d.ts');
const HEAD = '// Written by `npm run client` from generated/openapi.json.\n\n';

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Each `$ref` below a value, `#/components/schemas/Payment`. */
function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (!isJson(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === '$ref' && typeof part === 'string' ? [part] : refsIn(part),
  );
}

function partAt(document: Json, ref: string): unknown {
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((part, name) => (isJson(part) ? part[name] : undefined), document);
}

/** The operations that name a scope of payments, and the components that they lead to. */
export function forMerchants(document: Json): Json {
  const paths: Json = {};
  for (const [path, item] of Object.entries(isJson(document['paths']) ? document['paths'] : {})) {
    const open = Object.entries(isJson(item) ? item : {}).filter(
      ([, operation]) => isJson(operation) && String(operation['x-scope']).startsWith('payments.'),
    );
    if (open.length > 0) paths[path] = Object.fromEntries(open);
  }
  const reached = new Set<string>();
  const waiting = refsIn(paths);
  for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
    if (reached.has(ref)) continue;
    reached.add(ref);
    waiting.push(...refsIn(partAt(document, ref)));
  }
  const components: Record<string, Json> = {};
  for (const ref of [...reached].sort()) {
    const [, , kind = '', name = ''] = ref.split('/');
    components[kind] = { ...components[kind], [name]: partAt(document, ref) };
  }
  return { openapi: document['openapi'], info: document['info'], paths, components };
}

export async function clientText(): Promise<string> {
  const document: unknown = JSON.parse(await readFile(DOCUMENT, 'utf8'));
  if (!isJson(document)) throw new Error(`${DOCUMENT} is no document`);
  const types = await openapiTS(JSON.stringify(forMerchants(document)), { exportType: true });
  return `${HEAD}${astToString(types)}`;
}

if (import.meta.main) await writeFile(CLIENT, await clientText());
