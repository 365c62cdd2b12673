/** A draft that is not sent is deleted so many days after it was last saved. */
export const DRAFT_DAYS = 90;
/** Days before its deletion on which a reminder comes. */
export const DRAFT_REMINDER_DAYS = [14, 3, 1] as const;
/** Of one answer, before the form's own rules. */
export const ANSWER_MAX_LENGTH = 10_000;
/** So many questions a form may have. */
export const QUESTIONS_MAX = 200;
/** A form saves automatically so long after the last key press. */
export const AUTOSAVE_MS = 800;
/** So many values an answer that is a list may have, and so long is each of them at most. */
export const LIST_MAX = 100;
export const LIST_VALUE_MAX_LENGTH = 200;
/** So many papers one question may take. */
export const PAPERS_MAX = 10;
