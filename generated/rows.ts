// Row types, written by `npm run generate` from the migrated database.
// oxlint-disable-next-line typescript/no-empty-interface
export interface DB {}
