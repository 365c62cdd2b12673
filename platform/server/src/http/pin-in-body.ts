import type { Endpoint } from '@egcr/contract/endpoint';

import type { Actor } from '../actor.ts';
import type { CallInput } from '../domain.ts';
import { invariant, validationRefusal } from '../refusal.ts';
import type { Gatekeeper, Services } from '../services.ts';
import type { RequestFacts } from '../work.ts';
import type { Answer } from './answer.ts';
import { isPinGoodEnough } from './guard.ts';
import { readFirstCalls, repeatOf, type KeyClaim } from './idempotency.ts';

/** The PIN that came with a call; its schema judges its shape later. */
export function pinIn({ pinInBody }: Endpoint, body: unknown): string | undefined {
  if (!pinInBody || typeof body !== 'object' || body === null || !('pin' in body)) return undefined;
  return typeof body.pin === 'string' ? body.pin : undefined;
}

/** What a call asks for. The PIN only proves who asks: the same request with and without it has the same key. */
export function withoutPin({ pinInBody }: Endpoint, input: CallInput<Endpoint>): CallInput<Endpoint> {
  const { body } = input;
  if (!pinInBody || typeof body !== 'object' || body === null) return input;
  return { ...input, body: Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'pin')) };
}

interface Entered {
  readonly caller: Actor;
  readonly pin: string | undefined;
  readonly claim: KeyClaim | undefined;
  readonly facts: RequestFacts;
  readonly now: Date;
}

/**
 * Verifies the PIN that came with a call and answers who calls from then on. A repeat of what is done already is answered without another
 * attempt at the PIN, where the session's own PIN state is enough for the call. Refuses as `Gatekeeper.provePin`.
 */
export async function enterPin(
  { gatekeeper, services }: { readonly gatekeeper: Gatekeeper; readonly services: Services },
  endpoint: Endpoint,
  { caller, pin, claim, facts, now }: Entered,
): Promise<{ readonly actor: Actor } | { readonly answer: Answer }> {
  if (pin === undefined) return { actor: caller };
  // A program has no PIN to give, and its owner's is never for a program.
  if (caller.kind === 'key') throw validationRefusal([{ field: 'pin', code: 'not_for_keys' }]);
  invariant(caller.kind === 'person', `${endpoint.name} takes the PIN of persons only`);
  if (claim && isPinGoodEnough(endpoint, caller, now)) {
    const [first] = await readFirstCalls(services, [claim]);
    if (first) return { answer: repeatOf(claim, first) };
  }
  invariant(gatekeeper.provePin, `${endpoint.name} takes a PIN, and nobody verifies it`);
  await gatekeeper.provePin({ person: caller, pin, facts });
  // The window that this has opened is written in the session; the call itself needs to know no more.
  return { actor: { ...caller, pin: { ...caller.pin, isInCall: true } } };
}
