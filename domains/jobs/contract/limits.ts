export const TITLE_MIN_LENGTH = 5;
export const TITLE_MAX_LENGTH = 120;
/** A name in addresses: some of the title, and the end of the id. */
export const SLUG_MAX_LENGTH = 80;
export const BODY_MIN_LENGTH = 100;
export const BODY_MAX_LENGTH = 10_000;
export const PLACE_MAX_LENGTH = 80;
export const SKILLS_MAX = 12;
export const SKILL_MAX_LENGTH = 40;
/** Questions that an employer asks everyone who applies. */
export const QUESTIONS_MAX = 5;
export const QUESTION_MIN_LENGTH = 5;
export const QUESTION_MAX_LENGTH = 200;
/** Years of experience that a job asks, at most. */
export const EXPERIENCE_YEARS_MAX = 40;
/** People whom one posting seeks, at most. */
export const POSITIONS_MAX = 500;
/** A job is open for so many days at most. */
export const OPEN_DAYS_MAX = 90;
/** The highest pay is at most so many times the lowest. */
export const PAY_SPREAD_MAX = 3n;
/** The same job is not posted again within so many days. */
export const DUPLICATE_DAYS = 30;
/** From this likeness of two titles on, a job is the same. */
export const DUPLICATE_LIKENESS = 0.9;
/** Jobs that one organisation posts in 24 hours. */
export const POSTINGS_PER_DAY_MAX = 50;
export const SIMILAR_MAX = 4;
/** Jobs in a feed, the latest first, each with the beginning of its text. */
export const FEED_JOBS = 50;
export const FEED_TEXT_LENGTH = 300;
/** From this level of verification on, whose papers an officer has looked at, jobs of an employer need no look beforehand. Level 1 follows from numbers whose digits add up, which anyone can write. */
export const VERIFIED_LEVEL = 2;
/** Working days until a person has decided about a posting. */
export const MODERATION_DAYS = 1;
