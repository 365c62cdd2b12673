/** Slots of the settings. */
export interface SettingsSlots {
  /** The list of sections; each has its name in the address, `/settings?section=security`. */
  readonly 'settings.sections': 'section';
}
