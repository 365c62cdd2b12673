/** Slots of the staff screens. */
export interface StaffSlots {
  /** Below the figures of the overview. */
  readonly 'super-admin.overview': 'part';
  /** On top of the oversight: what waits for a second person. */
  readonly 'super-admin.decisions': 'part';
  /** Beside each other below it: what staff do. */
  readonly 'super-admin.tools': 'part';
}
