/** Begins the names under which a tab keeps attempts and drafts. */
export const KEPT_KEY = 'egcr.kept.';

/** Begins those of drafts. */
export const DRAFT_KEY = `${KEPT_KEY}draft.`;

/** Begins the names under which the browser keeps what a person has changed and could not send, until they sign out. */
export const UNSENT_KEY = 'egcr.unsent.';
