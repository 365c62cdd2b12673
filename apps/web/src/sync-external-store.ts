/** Stands in for `use-sync-external-store/shim`: our React has the hook itself. */
export { useSyncExternalStore } from 'react';
