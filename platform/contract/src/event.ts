import type * as z from 'zod/mini';

/** Something that happens in a domain and that others may hear of: its name, and the shape of what is told. */
export interface EventKind<Payload extends z.ZodMiniType = z.ZodMiniType> {
  /** `<domain>.<what happened>`. Events are kept under it: it never changes. */
  readonly topic: string;
  readonly payload: Payload;
}

/** Declares an event in the contract of the domain that tells it. */
export function event<Payload extends z.ZodMiniType>(
  topic: `${string}.${string}`,
  payload: Payload,
): EventKind<Payload> {
  return { topic, payload };
}
