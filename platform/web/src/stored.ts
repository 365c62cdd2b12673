/** Reads this browser's storage; null where storage is refused, as in some private windows. */
export function readStored(key: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Writes to this browser's storage, or removes for null; a refusing storage only loses the memory of it. */
export function writeStored(
  key: string,
  value: string | null,
  storage: () => Storage = () => localStorage,
): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // The page works without memory; there is nothing to tell the reader.
  }
}
