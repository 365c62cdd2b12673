/** Slots of the register. */
export interface RegistrySlots {
  /** In the settings of a business, above who signs for it: about its id. */
  readonly 'business.settings': 'part';
  /** Among the documents of a business: about its organisation. */
  readonly 'business.documents': 'part';
}
