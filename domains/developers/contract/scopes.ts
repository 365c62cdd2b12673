/** What an API key can be given: the `scope` of every call that takes keys is one of these. */
export const apiScopes = ['payments.read', 'payments.write', 'payments.refund', 'grants.read'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** What gives money away: a live key that has it needs a limit for each day. */
export const GIVING_SCOPE = 'payments.refund' satisfies ApiScope;
