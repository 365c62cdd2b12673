import type { Endpoint } from '@egcr/contract/endpoint';
import * as z from 'zod/mini';

import { drawValue, tries, type Chance, type ReplySchema } from './draw-value.ts';

const schemas = new WeakMap<object, ReplySchema>();

function schemaOf(reply: NonNullable<Endpoint['reply']>): ReplySchema {
  const known = schemas.get(reply);
  if (known !== undefined) return known;
  const made = z.toJSONSchema(reply, {
    unrepresentable: 'any',
    io: 'input',
    reused: 'inline',
  }) as ReplySchema;
  schemas.set(reply, made);
  return made;
}

/** A reply that the contract of a call allows; undefined where none could be made. */
export function replyFor({ reply }: Endpoint, chance: Chance): unknown {
  if (reply === undefined) return undefined;
  for (let count = 0; count < 6; count += 1) {
    const drawn = drawValue(schemaOf(reply), chance);
    const mended = mend(reply, drawn);
    if (mended !== undefined) return mended;
  }
  return undefined;
}

/** Where the schema refuses a value for a reason that it does not say, others are tried there. */
function mend(reply: NonNullable<Endpoint['reply']>, drawn: unknown): unknown {
  const root = { value: drawn };
  for (let round = 0; round < 30; round += 1) {
    const read = z.safeParse(reply, root.value);
    if (read.success) return root.value;
    const [issue] = read.error.issues;
    if (issue === undefined || !mendAt(reply, root, issue.path)) return undefined;
  }
  return undefined;
}

function mendAt(
  reply: NonNullable<Endpoint['reply']>,
  root: { value: unknown },
  path: readonly PropertyKey[],
): boolean {
  const full = ['value', ...path];
  let holder: any = root;
  for (const key of full.slice(0, -1)) holder = holder?.[key];
  const last = full.at(-1);
  if (last === undefined || typeof holder !== 'object' || holder === null) return false;
  const key = path.join('.');
  for (const attempt of tries) {
    holder[last] = attempt;
    const read = z.safeParse(reply, root.value);
    if (read.success || !read.error.issues.some((issue) => issue.path.join('.').startsWith(key))) return true;
  }
  return false;
}
