import { asksForPinInCall, isRefusal } from '../call-errors.ts';
import { newIdempotencyKey } from '../idempotency.ts';
import { authState } from '../session-state.ts';
import { KEPT_KEY } from './kept-key.ts';
import { readStored, writeStored } from '../stored.ts';
import { useState } from 'react';
import * as z from 'zod/mini';

import { mayHaveHappened } from './may-have-happened.ts';

const KEEP_MS = 15 * 60_000;

const shape = z.object({ owner: z.string(), values: z.string(), key: z.string(), at: z.number() });
type Kept = z.infer<typeof shape>;

const tab = () => sessionStorage;
const slot = (name: string) => `${KEPT_KEY}${name}`;

export interface KeptAttempt<Values> {
  /** What was entered before the PIN was asked for, or before a reload; undefined where nothing is kept. */
  readonly kept: Values | undefined;
  /**
   * Runs a call with an Idempotency-Key that stays the same for the same values until an answer has come, also over the PIN page and
   * a reload, so that no repeat has a second effect. Undefined where the PIN is asked for first: the page is left and comes back.
   */
  readonly attempt: <Answer>(
    values: Values,
    run: (key: string) => Promise<Answer>,
  ) => Promise<Answer | undefined>;
}

/** Keeps what is on its way to the server in this tab, for this person, for some minutes. */
export function useKeptAttempt<Values>(name: string, schema: z.ZodMiniType<Values>): KeptAttempt<Values> {
  const [kept] = useState(() => valuesOf(read(name), schema));
  return {
    kept,
    attempt: async (values, run) => {
      const text = JSON.stringify(values);
      const before = read(name);
      const key = before?.values === text ? before.key : newIdempotencyKey();
      write(name, { owner: owner(), values: text, key, at: Date.now() });
      try {
        const answer = await run(key);
        write(name, null);
        return answer;
      } catch (failure) {
        if (asksForPinInCall(failure)) throw failure;
        if (isRefusal(failure, 'pin_required')) return undefined;
        // While it may have happened the same values keep their key. After a no they get another.
        if (!mayHaveHappened(failure)) write(name, null);
        throw failure;
      }
    },
  };
}

function owner(): string {
  return authState().user?.id ?? '';
}

function read(name: string): Kept | undefined {
  const text = readStored(slot(name), tab);
  if (text === null) return undefined;
  try {
    const found = z.safeParse(shape, JSON.parse(text)).data;
    return found?.owner === owner() && Date.now() - found.at < KEEP_MS ? found : undefined;
  } catch {
    return undefined;
  }
}

function valuesOf<Values>(found: Kept | undefined, schema: z.ZodMiniType<Values>): Values | undefined {
  return found === undefined ? undefined : z.safeParse(schema, JSON.parse(found.values)).data;
}

function write(name: string, kept: Kept | null): void {
  writeStored(slot(name), kept === null ? null : JSON.stringify(kept), tab);
}
