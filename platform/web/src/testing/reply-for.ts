import type { Endpoint } from '@egcr/contract/endpoint';
import * as z from 'zod/mini';

import { drawValue, tries, type Chance, type ReplySchema } from './draw-value.ts';

type Reply = NonNullable<Endpoint['reply']>;

const schemas = new WeakMap<Reply, ReplySchema>();

function schemaOf(reply: Reply): ReplySchema {
  const known = schemas.get(reply);
  if (known !== undefined) return known;
  const made: ReplySchema = JSON.parse(
    JSON.stringify(z.toJSONSchema(reply, { unrepresentable: 'any', io: 'input', reused: 'inline' })),
  );
  schemas.set(reply, made);
  return made;
}

/** A call whose reply cannot be drawn is a fault of the drawing: every reply has values. */
const DRAWN_AT_MOST = 6;

/** A reply that the contract of a call allows. */
export function replyFor({ name, reply }: Endpoint, chance: Chance): unknown {
  if (reply === undefined) return undefined;
  for (let count = 0; count < DRAWN_AT_MOST; count += 1) {
    const root: Root = { value: drawValue(schemaOf(reply), chance) };
    if (isMended(reply, root)) return root.value;
  }
  throw new Error(`no reply of ${name} could be drawn`);
}

interface Root {
  value: unknown;
}

const MENDED_AT_MOST = 30;

/** Where the contract refuses a value for a reason that its schema does not say, others are tried in its place. */
function isMended(reply: Reply, root: Root): boolean {
  for (let round = 0; round < MENDED_AT_MOST; round += 1) {
    const read = z.safeParse(reply, root.value);
    if (read.success) return true;
    const [issue] = read.error.issues;
    // Where nothing else will do, what stands around it is made empty.
    const around = issue?.path.map((_key, at, path) => path.slice(0, path.length - at)) ?? [];
    if (!around.some((path) => isMendedAt(reply, root, path))) return false;
  }
  return false;
}

function isMendedAt(reply: Reply, root: Root, path: readonly PropertyKey[]): boolean {
  const [last = 'value', ...above] = ['value', ...path].toReversed();
  const holder = above.toReversed().reduce<unknown>(memberOf, root);
  if (typeof holder !== 'object' || holder === null) return false;
  const place = path.join('.');
  return tries.some((attempt) => {
    Reflect.set(holder, last, attempt);
    const read = z.safeParse(reply, root.value);
    return read.success || read.error.issues.every((issue) => !issue.path.join('.').startsWith(place));
  });
}

function memberOf(holder: unknown, key: PropertyKey): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
}
