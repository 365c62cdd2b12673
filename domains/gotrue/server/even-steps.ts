import { setTimeout as sleep } from 'node:timers/promises';

import type { Call } from './call.ts';

/** Longer than a new account with its message takes on a small machine. */
const STEP_MS = 250;

/**
 * In strict mode an answer leaves at a whole step of time after its request: that an account was made or a message sent would
 * otherwise show in the milliseconds. Costs nothing but the wait.
 */
export async function atEvenSteps<Answer>(call: Call, serve: () => Promise<Answer>): Promise<Answer> {
  if (call.context.settings.enumeration === 'friendly') return serve();
  const begun_ms = performance.now();
  try {
    return await serve();
  } finally {
    await untilNextStep(begun_ms);
  }
}

/** The same for answers that are no secret once they are right: only a refusal waits, so that nobody waits to be let in. */
export async function refusedAtEvenSteps<Answer>(call: Call, serve: () => Promise<Answer>): Promise<Answer> {
  if (call.context.settings.enumeration === 'friendly') return serve();
  const begun_ms = performance.now();
  try {
    return await serve();
  } catch (error) {
    await untilNextStep(begun_ms);
    throw error;
  }
}

async function untilNextStep(begun_ms: number): Promise<void> {
  const taken_ms = performance.now() - begun_ms;
  await sleep(Math.ceil(taken_ms / STEP_MS) * STEP_MS - taken_ms);
}
