/** How many notifications one call may mark as read by their ids. */
export const READ_AT_ONCE_MAX = 200;

/** The unread count stops here: the bell shows "99+" long before. */
export const UNREAD_COUNT_MAX = 1000;

/** E-mails and text messages that one person gets in 24 hours. Notices of security are always sent by email. */
export const MESSAGES_PER_DAY_MAX = { email: 20, sms: 5 } as const;

/** How many of the last messages the settings show. */
export const DELIVERIES_SHOWN_MAX = 20;
