/** How many notifications one call may mark as read by their ids. */
export const READ_AT_ONCE_MAX = 200;

/** The unread count stops here: the bell shows "99+" long before. */
export const UNREAD_COUNT_MAX = 1000;
