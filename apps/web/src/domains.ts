import { activity } from '@egcr/activity/app';
import { administration } from '@egcr/administration/app';
import { approvals } from '@egcr/approvals/app';
import { banking } from '@egcr/banking/app';
import { blog } from '@egcr/blog/app';
import { businessPapers } from '@egcr/business-papers/app';
import { businessStatus } from '@egcr/business-status/app';
import { captcha } from '@egcr/captcha/app';
import { careers } from '@egcr/careers/app';
import { cases } from '@egcr/cases/app';
import { comments } from '@egcr/comments/app';
import { contact } from '@egcr/contact/app';
import { connectScreens } from '@egcr/contract/product-screens';
import { desk } from '@egcr/desk/app';
import { developers } from '@egcr/developers/app';
import { fraud } from '@egcr/fraud/app';
import { disbursements } from '@egcr/disbursements/app';
import { funds } from '@egcr/funds/app';
import { grantProgrammes } from '@egcr/grant-programmes/app';
import { grantSources } from '@egcr/grant-sources/app';
import { grants } from '@egcr/grants/app';
import { documents } from '@egcr/documents/app';
import { exchange } from '@egcr/exchange/app';
import { forms } from '@egcr/forms/app';
import { hubs } from '@egcr/hubs/app';
import { identity } from '@egcr/identity/app';
import { jobs } from '@egcr/jobs/app';
import { ledger } from '@egcr/ledger/app';
import { legals } from '@egcr/legals/app';
import { locale } from '@egcr/locale/app';
import { newsletter } from '@egcr/newsletter/app';
import { notes } from '@egcr/notes/app';
import { notifications } from '@egcr/notifications/app';
import { openings } from '@egcr/openings/app';
import { organisations } from '@egcr/organisations/app';
import { paymentRequests } from '@egcr/payment-requests/app';
import { connectors } from '@egcr/connectors/app';
import { payments } from '@egcr/payments/app';
import { checkout } from '@egcr/checkout/app';
import { payouts } from '@egcr/payouts/app';
import { settlements } from '@egcr/settlements/app';
import { profile } from '@egcr/profile/app';
import { rates } from '@egcr/rates/app';
import { referrals } from '@egcr/referrals/app';
import { registry } from '@egcr/registry/app';
import { roles } from '@egcr/roles/app';
import { announced, site } from '@egcr/site/app';
import { staff } from '@egcr/staff/app';
import { standingOrders } from '@egcr/standing-orders/app';
import { statements } from '@egcr/statements/app';
import { support } from '@egcr/support/app';
import { treasury } from '@egcr/treasury/app';
import { verification } from '@egcr/verification/app';
import { wallet } from '@egcr/wallet/app';
import { connectTitles } from '@egcr/web-kit/titles';
import type { Screens, WebDomain } from '@egcr/web-kit/web-domain';

/** What the product is made of, one line a domain. Everything they declare is merged from here; no other file of the app names one. */
const domains = [
  site,
  legals,
  identity,
  profile,
  ledger,
  wallet,
  statements,
  standingOrders,
  paymentRequests,
  payments,
  checkout,
  payouts,
  settlements,
  connectors,
  banking,
  exchange,
  disbursements,
  funds,
  rates,
  announced,
  contact,
  activity,
  approvals,
  locale,
  notifications,
  openings,
  referrals,
  roles,
  staff,
  documents,
  notes,
  organisations,
  forms,
  cases,
  desk,
  developers,
  fraud,
  grants,
  grantProgrammes,
  grantSources,
  hubs,
  treasury,
  verification,
  registry,
  businessPapers,
  businessStatus,
  administration,
  support,
  blog,
  comments,
  newsletter,
  jobs,
  careers,
  captcha,
] as const;

declare module '@egcr/contract/product-screens' {
  interface ProductScreens {
    readonly rows: (typeof domains)[number]['screens'][number];
  }
}

export const webDomains: readonly WebDomain[] = domains;

/** Every address of the product. Importing this file also connects screens and titles. */
export const addresses = webDomains.flatMap(({ screens }) => screens);

/** Screens that come without what the domains declare for everyone. */
export const firstScreens: Screens = Object.assign({}, ...webDomains.map(({ first }) => first));

connectScreens(addresses);
connectTitles(
  webDomains.flatMap(({ titles }) => titles ?? []),
  async () => {
    const { loadOpen } = await import('./registry.ts');
    return (await loadOpen()).loadHeads();
  },
);
