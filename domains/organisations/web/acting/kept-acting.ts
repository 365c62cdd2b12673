import * as z from 'zod/mini';

/** It ends with the tab. */
export const tab = () => sessionStorage;

const kept = z.object({ person: z.string(), id: z.string(), name: z.string() });

/** For whom a person acts, as the tab keeps it; undefined where it keeps nothing of ours. */
export function readKept(text: string | null): z.output<typeof kept> | undefined {
  if (text === null) return undefined;
  try {
    return kept.parse(JSON.parse(text));
  } catch {
    // Whatever else is there is not ours.
    return undefined;
  }
}
