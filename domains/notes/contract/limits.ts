export const NOTE_TEXT_MAX_LENGTH = 500;
/** How many people one person writes notes about. */
export const NOTES_MAX = 500;
