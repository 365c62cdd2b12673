/** Working days until a person looks at an application, and until it is decided. */
export const SCREENING_DAYS = 5;
export const DECISION_DAYS = 22;
/** What the purpose of an application may be long. */
export const PURPOSE_MIN_LENGTH = 50;
export const PURPOSE_MAX_LENGTH = 3000;
