import type { PlainKey } from '@egcr/web-kit/messages';

import type { ScreenName } from '../../contract/index.ts';

import type { messages } from '../frame/messages/en.ts';

type FrameKey = PlainKey<typeof messages>;

/** A line of a menu: named by its screen's title, or by words of its own. */
export interface MenuLink {
  readonly href: string;
  readonly title?: ScreenName;
  readonly text?: FrameKey;
}

export interface HeaderMenu {
  readonly key: 'menu.services' | 'menu.systems' | 'menu.egcr' | 'menu.grants' | 'menu.wallet';
  readonly links: readonly MenuLink[];
}

/** The five menus of the header. */
export const headerMenus: readonly HeaderMenu[] = [
  {
    key: 'menu.services',
    links: [
      { href: '/services/personal', title: 'services-personal' },
      { href: '/services/business', title: 'services-business' },
      { href: '/services/government', title: 'services-government' },
      { href: '/services/ngoinstitutions', title: 'services-ngo' },
      { href: '/global-job-board', title: 'job-board' },
      { href: '/credit-reporting', title: 'credit' },
      { href: '/debt-management', title: 'debt' },
      { href: '/business-registration', title: 'registration' },
      { href: '/ai-agents', title: 'ai-agents' },
    ],
  },
  {
    key: 'menu.systems',
    links: [
      { href: '/egcr/benefits/businesses', text: 'link.economic-os' },
      { href: '/egcr/benefits/governments', text: 'link.gov-os' },
      { href: '/egcr/benefits/organizations', text: 'link.civic-os' },
      { href: '/services/egcr-business-reserve', text: 'link.reserve-banks' },
      { href: '/auth?mode=signup', text: 'link.subnational-banks' },
    ],
  },
  {
    key: 'menu.egcr',
    links: [
      { href: '/egcr/whitepaper', title: 'whitepaper' },
      { href: '/egcr/benefits/individuals', title: 'benefits-individuals' },
      { href: '/egcr/benefits/businesses', title: 'benefits-businesses' },
      { href: '/egcr/benefits/governments', title: 'benefits-governments' },
      { href: '/egcr/benefits/organizations', title: 'benefits-organizations' },
      { href: '/egcr-capital-market', title: 'capital-market' },
    ],
  },
  {
    key: 'menu.grants',
    links: [
      { href: '/grants', text: 'link.grants-all' },
      { href: '/apply-grant/personal', text: 'link.grants-personal' },
      { href: '/apply-grant/business', text: 'link.grants-business' },
      { href: '/apply-grant/government', text: 'link.grants-government' },
      { href: '/apply-funding/sector', text: 'link.funds-sector' },
    ],
  },
  {
    key: 'menu.wallet',
    links: [
      { href: '/wallet', text: 'link.wallet-overview' },
      { href: '/wallet/send', title: 'wallet-send' },
      { href: '/payment-gateway', title: 'payment-gateway' },
    ],
  },
];

/** Addresses of our other sites, set when the app is built; until then they lead to our own pages. */
const subSites = {
  blog: import.meta.env['VITE_BLOG_URL'] ?? '/blog',
  ai: import.meta.env['VITE_AI_URL'] ?? '/ai-agents',
  partners: import.meta.env['VITE_PARTNERS_URL'] ?? '/contact',
} as const;

export interface FooterColumn {
  readonly key: FrameKey;
  readonly links: readonly MenuLink[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    key: 'menu.services',
    links: [
      { href: '/wallet', title: 'wallet' },
      { href: '/credit-reporting', title: 'credit' },
      { href: '/debt-management', title: 'debt' },
      { href: '/business-registration', title: 'registration' },
      { href: '/jobs', title: 'jobs' },
    ],
  },
  {
    key: 'menu.egcr',
    links: [
      { href: '/egcr/whitepaper', title: 'whitepaper' },
      { href: '/services/egcr-business-reserve', text: 'link.reserve-banks' },
      { href: '/auth?mode=signup', text: 'link.subnational-banks' },
      { href: '/egcr-capital-market', title: 'capital-market' },
    ],
  },
  {
    key: 'footer.help',
    links: [
      { href: '/contact', title: 'contact' },
      { href: '/auth', text: 'link.documentation' },
      { href: '/auth', text: 'link.api' },
      { href: '/security', title: 'security' },
      { href: '/legals', title: 'legals' },
    ],
  },
  {
    key: 'footer.partners',
    links: [
      { href: String(subSites.blog), text: 'link.blog-site' },
      { href: String(subSites.ai), text: 'link.ai-site' },
      { href: String(subSites.partners), text: 'link.partners-site' },
    ],
  },
];
