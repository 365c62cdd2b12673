/** Slots of the cases. */
export interface CaseSlots {
  /** In an open case of the queue, above its answers: what the domain that declares the kind knows besides. */
  readonly 'case.facts': 'part';
}
