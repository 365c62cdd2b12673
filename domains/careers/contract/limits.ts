export const LETTER_MIN_LENGTH = 50;
export const LETTER_MAX_LENGTH = 4000;
/** An answer to a question of the employer. */
export const ANSWER_MAX_LENGTH = 1000;
/** Applications that one person sends in 24 hours. */
export const APPLICATIONS_PER_DAY_MAX = 50;
/** Jobs that one person saves. */
export const SAVED_MAX = 100;
/** Jobs that an alert finds at once, and those that a mail names; it leads to the others. */
export const ALERT_FOUND_MAX = 100;
export const ALERT_MAILED_MAX = 10;
/** An employer who has not answered after so many days has not answered. */
export const ANSWER_DAYS = 21;

/** Applications of so many days tell how an employer answers. */
export const ANSWERS_COUNTED_DAYS = 90;
/** How many minutes an interview takes. */
export const INTERVIEW_LENGTHS = [15, 30, 45, 60, 90, 120] as const;
/** Times that an employer offers for one interview. */
export const INTERVIEW_TIMES_MAX = 10;
/** None of them begins sooner, and none lies further ahead. */
export const INTERVIEW_AHEAD_MINUTES_MIN = 60;
export const INTERVIEW_AHEAD_DAYS_MAX = 60;
export const INTERVIEW_PLACE_MAX_LENGTH = 300;
/** So long before an interview both sides are reminded, each time once; the earliest first. */
export const INTERVIEW_REMINDED_MINUTES = [1440, 60] as const;

export const MESSAGE_MAX_LENGTH = 2000;
/** Messages that one person writes about one application in 24 hours. */
export const MESSAGES_PER_DAY_MAX = 20;

/** What an employer adds to an offer, and how far ahead a job begins at most. */
export const OFFER_NOTE_MAX_LENGTH = 1000;
export const OFFER_AHEAD_DAYS_MAX = 365;

/** Of a CV. */
export const HEADLINE_MAX_LENGTH = 120;
export const ABOUT_MAX_LENGTH = 2000;
export const LINE_MAX_LENGTH = 120;
export const SUMMARY_MAX_LENGTH = 1500;
export const URL_MAX_LENGTH = 300;
export const WORK_MAX = 20;
export const EDUCATION_MAX = 12;
export const CV_SKILLS_MAX = 40;
export const CV_LANGUAGES_MAX = 12;
export const LINKS_MAX = 8;
export const WORK_COUNTRIES_MAX = 20;
/** A JSON Resume that is read: one that is larger is refused. */
export const RESUME_BYTES_MAX = 262_144;
/** What was not understood is named up to so many times; the count is always whole. */
export const REMARKS_MAX = 200;
/** Jobs that are looked at closely for a person, and those that are shown. */
export const FITTING_LOOKED_AT = 300;
export const FITTING_SHOWN = 60;
