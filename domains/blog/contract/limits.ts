export const SLUG_MAX_LENGTH = 120;
export const TITLE_MAX_LENGTH = 160;
export const EXCERPT_MAX_LENGTH = 300;
/** Of one run of text in a post. */
export const RUN_MAX_LENGTH = 4000;
export const CODE_MAX_LENGTH = 20_000;
export const BLOCKS_MAX = 400;
/** Runs in a paragraph, items in a list, rows in a table. */
export const PARTS_MAX = 200;
export const COLUMNS_MAX = 12;
/** As many of the newest posts stand in a feed. */
export const FEED_POSTS = 30;
export const SEARCH_MAX_LENGTH = 200;
/** Posts of the same category below a post. */
export const RELATED_POSTS = 3;
/** A page of the list for browsers without scripts. */
export const LISTED_POSTS = 12;
