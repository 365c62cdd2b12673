/** Keys of one person that can be used. */
export const KEYS_ACTIVE_MAX = 20;

/** Characters of a key's name. */
export const NAME_MAX_LENGTH = 60;

/** Networks that one key may name. */
export const NETWORKS_MAX = 10;

/** How long a key can be used, at most. */
export const KEY_DAYS_MAX = 365;

/** Webhooks of one person that are told of events. */
export const WEBHOOKS_ENABLED_MAX = 10;
