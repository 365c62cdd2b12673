const REMEMBERED = 500;

/** Remembers the last ids it was asked about. */
export function createSeen(limit = REMEMBERED): { readonly isNew: (id: string) => boolean } {
  const ids = new Set<string>();
  return {
    isNew(id) {
      if (ids.has(id)) return false;
      ids.add(id);
      // A Set keeps the order in which ids came: the first is the oldest.
      for (const oldest of ids) {
        if (ids.size <= limit) break;
        ids.delete(oldest);
      }
      return true;
    },
  };
}
