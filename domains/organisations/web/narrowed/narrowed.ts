import { anyText, oneOf } from '@egcr/contract/address';

export const modes = ['live', 'test'] as const;
type Mode = (typeof modes)[number];

/** Letters that a list is searched for, at most. */
export const SEARCHED_LENGTH = 80;

/** What narrows a list. */
export interface Narrowed<State extends string> {
  readonly state?: State | undefined;
  readonly mode?: Mode | undefined;
  readonly words?: string | undefined;
}

/** How the address of a list keeps its mode and its words; its states are its own. */
export const narrowedFields = { mode: oneOf(modes), words: anyText };

/** The same as the calls take it. */
export function askedIn<State extends string>({ state, mode, words }: Narrowed<State>) {
  return {
    ...(state !== undefined && { state }),
    ...(mode !== undefined && { mode }),
    ...(words !== undefined && { words: words.slice(0, SEARCHED_LENGTH) }),
  };
}
