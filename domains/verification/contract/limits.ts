/** From this likeness on a name of a list is a hit, which an officer looks at. */
export const REFER_FROM = 0.85;
/** A verification holds for so many months; of a business with a high risk for fewer. */
export const VALID_MONTHS = 12;
export const VALID_MONTHS_HIGH_RISK = 6;
/** So many days before its end a verification is about to end, and the team is told. */
export const EXPIRING_DAYS = 30;
/** Working days until an officer looks at it, and until it is decided. */
export const PICK_UP_DAYS = 1;
export const DECISION_DAYS = 3;
/** A code by SMS holds for so long, and for so many wrong tries. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const CODE_LENGTH = 6;
/** So many codes are sent for one business within a day. */
export const CODES_PER_DAY_MAX = 5;
/** A domain that is being looked at may be looked at again after so long, whatever became of the first time. */
export const READING_S = 120;
export const REASON_MIN = 10;
export const REASON_MAX = 2000;
/** Of a list that is imported in one call. */
export const LIST_ROWS_MAX = 50_000;
/** So many names of a list are compared with one name, the most alike by their keys first. */
export const CANDIDATES_MAX = 500;
/** So many names of lists are held by a server, ready to be compared; larger lists are asked in the database. */
export const HELD_NAMES_MAX = 150_000;
/** Of the line with the names of the columns. */
export const LIST_HEAD_MAX = 10_000;
/** So many rows that cannot be read are named. */
export const LIST_PROBLEMS_MAX = 20;
