export const SCOPE_ID_LENGTH_MAX = 64;
/** What a search for people shows; who searches then types more. */
export const PEOPLE_FOUND_MAX = 20;
export const PEOPLE_TEXT_MIN = 2;
/** Of an email address, the longest thing that is searched for. */
export const PEOPLE_TEXT_MAX = 254;
/** Roles of one person, those that have ended included. */
export const GRANTS_OF_PERSON_MAX = 100;
