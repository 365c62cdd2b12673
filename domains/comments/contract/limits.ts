export const COMMENT_MAX_LENGTH = 2000;
/** Comments of one person in the window. */
export const COMMENTS_IN_WINDOW = 5;
export const WINDOW_S = 600;
/** A text with so many links waits for an editor. */
export const LINKS_THAT_WAIT = 3;
/** Replies to one comment. */
export const REPLIES_MAX = 100;
/** Of their own comments under one subject, a person reads the newest. */
export const OWN_MAX = 50;
/** On a page for browsers without scripts. */
export const DRAWN_COMMENTS = 20;
export const REASON_NOTE_MAX_LENGTH = 500;
/** Reports of one person in an hour. */
export const REPORTS_PER_HOUR_MAX = 20;
export const REPORTS_WINDOW_S = 3600;
