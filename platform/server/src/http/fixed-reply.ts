const fixed = new WeakSet<object>();

/**
 * A reply that says the same whenever it is given, such as a form in one language. It passes through the schema of its call once and is written as
 * JSON once. It is frozen with all its parts: what tries to change one afterwards fails, and no old reply is sent for a new one.
 */
export function fixedReply<Reply extends object>(reply: Reply): Reply {
  freeze(reply);
  fixed.add(reply);
  return reply;
}

/** Whether a reply was given to `fixedReply`; being frozen is not enough. */
export function isFixedReply(reply: unknown): reply is object {
  return typeof reply === 'object' && reply !== null && fixed.has(reply);
}

function freeze(part: object): void {
  Object.freeze(part);
  for (const inner of Object.values<unknown>(part as Readonly<Record<string, unknown>>))
    if (typeof inner === 'object' && inner !== null && !Object.isFrozen(inner)) freeze(inner);
}
