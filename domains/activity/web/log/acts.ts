import { messages } from './messages/en.ts';

type ActKey = Extract<keyof typeof messages, `act.${string}`>;

/** The key of an act's sentence; undefined for one that has none and is shown by its own name. */
export function actKey(type: string): ActKey | undefined {
  const key = `act.${type}` as const;
  return isActKey(key) ? key : undefined;
}

function isActKey(key: `act.${string}`): key is ActKey {
  return Object.hasOwn(messages, key);
}
