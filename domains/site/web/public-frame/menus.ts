import { hrefOf } from '@egcr/contract/product-screens';
import type { PlainKey } from '@egcr/web-kit/messages';
import type { PageFact } from '@egcr/web-kit/page-facts';

import type { ScreenName } from '@egcr/contract/product-screens';

import type { frameTexts } from '../frame/texts.ts';

export type FrameKey = PlainKey<(typeof frameTexts)['english']>;

/** A line of a menu: named by its screen's title, or by words of its own. */
export interface MenuLink {
  readonly href: string;
  readonly title?: ScreenName;
  readonly text?: FrameKey;
  /** The address, where this installation names another one. */
  readonly fact?: PageFact;
  /** Where it leads who is signed in: a document of the server. */
  readonly signedIn?: '/api/reference';
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
      { href: hrefOf('job-board'), title: 'job-board' },
      { href: '/credit-reporting', title: 'credit' },
      { href: '/debt-management', title: 'debt' },
      { href: hrefOf('registration'), title: 'registration' },
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
      { href: hrefOf('auth', { mode: 'signup' }), text: 'link.subnational-banks' },
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
      { href: hrefOf('grants'), text: 'link.grants-all' },
      { href: '/apply-grant/personal', text: 'link.grants-personal' },
      { href: '/apply-grant/business', text: 'link.grants-business' },
      { href: '/apply-grant/government', text: 'link.grants-government' },
      { href: hrefOf('grants', { show: 'funds' }), text: 'link.funds-sector' },
    ],
  },
  {
    key: 'menu.wallet',
    links: [
      { href: hrefOf('wallet'), text: 'link.wallet-overview' },
      { href: hrefOf('wallet-send'), title: 'wallet-send' },
      { href: hrefOf('payment-gateway'), title: 'payment-gateway' },
    ],
  },
];
