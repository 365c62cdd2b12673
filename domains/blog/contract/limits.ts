/** Under this kind comments know posts. */
export const POST_SUBJECT = 'blog_post';
export const SLUG_MAX_LENGTH = 120;
export const TITLE_MAX_LENGTH = 160;
export const EXCERPT_MAX_LENGTH = 300;
/** Search engines cut longer ones off. */
export const SEARCH_TITLE_MAX_LENGTH = 70;
export const SEARCH_DESCRIPTION_MAX_LENGTH = 170;
/** Of one run of text in a post. */
export const RUN_MAX_LENGTH = 4000;
/** Of what is read out in place of a picture. */
export const ALT_MAX_LENGTH = 500;
export const CODE_MAX_LENGTH = 20_000;
export const BLOCKS_MAX = 400;
/** Runs in a paragraph, items in a list, rows in a table. */
export const PARTS_MAX = 200;
export const COLUMNS_MAX = 12;
/** As many of the newest posts stand in a feed. */
export const FEED_POSTS = 30;
export const SEARCH_MAX_LENGTH = 200;
/** As many of the newest posts with the words are ranked. */
export const RANKED_MAX = 2000;
/** Posts of the same category below a post. */
export const RELATED_POSTS = 3;
/** A page of the list for browsers without scripts. */
export const LISTED_POSTS = 12;
/** Of a text with all its parts, as JSON. */
export const TEXT_BYTES_MAX = 1_048_576;
/** Of a request that saves one: what is too large for a text is read, and refused at its field. */
export const TEXT_REQUEST_BYTES_MAX = 4 * TEXT_BYTES_MAX;
export const TAGS_MAX = 8;
/** Beside the author. */
export const CO_AUTHORS_MAX = 5;
export const TAG_MAX_LENGTH = 40;
export const NOTE_MAX_LENGTH = 1000;
/** How far ahead a post is scheduled. */
export const SCHEDULE_MIN_S = 60;
export const SCHEDULE_MAX_DAYS = 366;
/** Of the history of a post, the newest. */
export const HISTORY_MAX = 50;
/** Names in addresses that are no posts. */
export const RESERVED_SLUGS = ['category', 'author', 'tag', 'page', 'feed', 'search'] as const;
/** After the last key press, before a text is saved. */
export const SAVE_AFTER_MS = 800;
/** While a person writes on, a revision is kept so often. */
export const REVISION_EVERY_S = 600;
