export const LETTER_MIN_LENGTH = 50;
export const LETTER_MAX_LENGTH = 4000;
/** Applications that one person sends in 24 hours. */
export const APPLICATIONS_PER_DAY_MAX = 50;
/** Jobs that one person saves. */
export const SAVED_MAX = 100;
/** An employer who has not answered after so many days has not answered. */
export const ANSWER_DAYS = 21;
