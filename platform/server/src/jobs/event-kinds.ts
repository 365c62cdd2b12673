import type { EventKind } from '@egcr/contract/event';
import * as z from 'zod/mini';

import type { Listener } from '../domain.ts';
import type { DomainEvent, Work } from '../work.ts';

/** What is told of an event: its payload as the contract declares it, and the people whose open pages hear of it at once. For `work.emit`. */
export function told<Payload extends z.ZodMiniType<object, Readonly<Record<string, unknown>>>>(
  { topic }: EventKind<Payload>,
  payload: z.input<Payload>,
  audience?: readonly string[],
): DomainEvent {
  return { topic, payload: { ...payload }, ...(audience && { audience }) };
}

/** An event as its listeners get it. */
export interface Heard<Payload extends z.ZodMiniType> {
  /** The same however often it is heard. */
  readonly id: string;
  readonly payload: z.output<Payload>;
}

type Listeners = Readonly<Record<string, Listener>>;

/** What a domain does when it hears of an event: `listeners: { ...hear(userDeleted, forget) }`. */
export function hear<Payload extends z.ZodMiniType>(
  { topic, payload }: EventKind<Payload>,
  listen: (work: Work, told: z.output<Payload>, event: { readonly id: string }) => Promise<void>,
): Listeners {
  return { [topic]: (work, event) => listen(work, z.parse(payload, event.payload), { id: event.id }) };
}

/** The same for events that come in numbers: hears all that were written in one transaction at once, in the order of their ids. */
export function hearTogether<Payload extends z.ZodMiniType>(
  { topic, payload }: EventKind<Payload>,
  listen: (work: Work, events: readonly Heard<Payload>[]) => Promise<void>,
): Listeners {
  const together: Listener['together'] = (work, events) =>
    listen(
      work,
      events.map((event) => ({ id: event.id, payload: z.parse(payload, event.payload) })),
    );
  return { [topic]: Object.assign<Listener, object>((work, event) => together(work, [event]), { together }) };
}
