import { call } from '@egcr/web-kit/call';
import { createContext, use } from 'react';
import type { ReplyOf } from '@egcr/contract/endpoint';

import { readAuditCall, readOverviewCall, redeemBootstrapCall } from '../../contract/endpoints.ts';

export type Overview = ReplyOf<typeof readOverviewCall>;
export type AuditPage = ReplyOf<typeof readAuditCall>;
export type AuditEntry = AuditPage['items'][number];

/** What the super admins' screens ask of the server. */
export interface AdminCalls {
  readonly overview: () => Promise<Overview>;
  /** `after` is the `next` of the page before. */
  readonly audit: (after: string | null) => Promise<AuditPage>;
  /** Makes the person super admin by the token printed on the host. */
  readonly redeem: (token: string) => Promise<unknown>;
}

const AUDIT_PAGE = 30;

const adminCalls: AdminCalls = {
  overview: () => call(readOverviewCall),
  audit: (after) =>
    call(readAuditCall, { query: { limit: AUDIT_PAGE, ...(after === null ? {} : { after }) } }),
  redeem: (token) => call(redeemBootstrapCall, { body: { token } }, { onPinRequired: 'throw' }),
};

const AdminCallsContext = createContext<AdminCalls>(adminCalls);

/** Puts other calls under the screens: their tests answer them without a server. */
export const AdminCallsProvider = AdminCallsContext.Provider;

export function useAdminCalls(): AdminCalls {
  return use(AdminCallsContext);
}
