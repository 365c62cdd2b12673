/** Slots of the cases. */
export interface CaseSlots {
  /** In an open case of the queue, above its answers: what the domain that declares the kind knows besides. */
  readonly 'case.facts': 'part';
  /** Above the queue: what waits for an officer besides its cases. A part that has nothing to say shows nothing. */
  readonly 'case-queue.waiting': 'part';
  /** In a case of the reader, under whose turn it is: its subject is the id of the case. A part that has nothing to say shows nothing. */
  readonly 'case.own': 'part';
}
