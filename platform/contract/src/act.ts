/** Something that was done to an account or by staff, as the audit log and the activity log keep it. Made by `acts`. */
export interface Act<Name extends string = string> {
  /** Logs are kept under it: it never changes. */
  readonly name: Name;
}

/** Declares what a domain has written into the audit log, by name: `export const orderActs = acts(['order_cancelled_by_staff'])`. */
export function acts<const Name extends string>(
  names: readonly Name[],
): { readonly [Each in Name]: Act<Each> } {
  // One entry a name.
  return Object.fromEntries(names.map((name) => [name, { name }])) as { [Each in Name]: Act<Each> };
}
