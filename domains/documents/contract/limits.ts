/** How much space one person's documents may use, all versions together. */
export const DOCUMENTS_BYTES_MAX = 100_000_000;
export const DOCUMENTS_FILES_MAX = 50;
/** So many of the latest openings are shown. */
export const OPENINGS_SHOWN_MAX = 50;
/** Days before its end on which a reminder comes. */
export const REMINDER_DAYS = [30, 7] as const;
