/** The groups of the navigation that are folded away, with a space between their names. */
export const FOLDED_KEY = 'egcr.navigation.folded';
/** Whether single keys do nothing here. */
export const KEYS_OFF_KEY = 'egcr.keys.off';
