/** Slots of the staff screens. */
export interface StaffSlots {
  /** Below the figures of the overview. */
  readonly 'super-admin.overview': 'part';
  /** In the card that leads to the oversight: how much waits there. */
  readonly 'super-admin.waiting': 'part';
  /** On top of the oversight: what waits for a second person. */
  readonly 'super-admin.decisions': 'part';
  /** Beside each other below it: what staff do. */
  readonly 'super-admin.tools': 'part';
}
