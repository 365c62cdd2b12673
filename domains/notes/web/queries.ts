import { call } from '@egcr/web-kit/call';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { keepNoteCall, listNotesCall, removeNoteCall, type Note } from '../contract/index.ts';

const KEY = ['notes'] as const;

/** The person's note about another; null where there is none. All are read at once, for every line of a list. */
export function useNote(about: string) {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listNotesCall, {}, { signal }),
    select: ({ items }): Note | null => items.find((note) => note.about === about) ?? null,
  });
}

/** Keeps a note, or deletes it where the text is empty. */
export function useKeepNote(about: string): (text: string) => Promise<void> {
  const client = useQueryClient();
  return async (text) => {
    const params = { about };
    await (text === '' ? call(removeNoteCall, { params }) : call(keepNoteCall, { params, body: { text } }));
    await client.invalidateQueries({ queryKey: KEY });
  };
}
