import type { RefusalKind } from './refusals.ts';

interface MachineEvent {
  /** Who may make it happen. */
  readonly by: readonly string[];
  /** From which state to which. A state that is not listed refuses the event. */
  readonly moves: Readonly<Record<string, string>>;
  /** What else happens, for readers of the printed table. */
  readonly effect?: string;
}

/** A thing's states and what leads from one to another, as data: followed by the server, asked by screens, printed for people. */
export interface Machine {
  /** Domain and thing, `contact.ticket`. */
  readonly name: string;
  readonly states: readonly string[];
  /** Where it begins. */
  readonly first: string;
  readonly events: Readonly<Record<string, MachineEvent>>;
  /** The one answer to whatever is no transition. */
  readonly refusal: RefusalKind;
}

export type StateOf<M extends Machine> = M['states'][number];
export type EventOf<M extends Machine> = keyof M['events'] & string;
type ActorOf<M extends Machine> = M['events'][EventOf<M>]['by'][number];
type MovesOf<M extends Machine, Event extends EventOf<M>> = M['events'][Event]['moves'];
/** The states that an event can lead to. */
export type StateAfter<M extends Machine, Event extends EventOf<M>> = MovesOf<M, Event>[keyof MovesOf<
  M,
  Event
>];

/** Events move between declared states only. */
type Sound<M extends Machine> = {
  readonly first: StateOf<M>;
  readonly events: {
    readonly [Event in keyof M['events']]: {
      readonly moves: {
        readonly [From in keyof M['events'][Event]['moves']]: From extends StateOf<M> ? StateOf<M> : never;
      };
    };
  };
};

/** Declares a machine. A state that is not in its list does not compile. */
export function machine<const M extends Machine>(declared: M & Sound<M>): M {
  return declared;
}

/** The state after an event; undefined where the event is refused in that state. */
export function stateAfter<M extends Machine, Event extends EventOf<M>>(
  { events }: M,
  state: StateOf<M>,
  event: Event,
): StateAfter<M, Event> | undefined {
  // The same declaration: the compiler does not follow a state into the moves of one event.
  return events[event]?.moves[state] as StateAfter<M, Event> | undefined;
}

/** Whether someone may make an event happen, whatever the state. */
export function mayCause<M extends Machine>({ events }: M, event: EventOf<M>, who: ActorOf<M>): boolean {
  return events[event]?.by.includes(who) ?? false;
}

export interface Transition {
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly by: readonly string[];
  readonly effect: string;
}

/** All transitions: by event, each from the first state to the last. */
export function transitionsOf({ states, events }: Machine): readonly Transition[] {
  return Object.entries(events).flatMap(([event, { by, moves, effect = '' }]) =>
    states.flatMap((from) => {
      const to = moves[from];
      return to === undefined ? [] : [{ event, from, to, by, effect }];
    }),
  );
}
