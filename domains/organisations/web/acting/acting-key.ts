/** For whom the person acts in this tab; it ends with the tab. */
export const ACTING_KEY = 'egcr.acting-for';
