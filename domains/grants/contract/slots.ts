/** Slots of grants. */
export interface GrantSlots {
  /** Below what a search found: what else there is. It is about the words that are looked for; the empty text where there are none. */
  readonly 'grants.found': 'part';
}
