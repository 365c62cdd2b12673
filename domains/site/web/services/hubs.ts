import type { ScreenName } from '@egcr/contract/product-screens';

import type { Audience } from './services.ts';

interface HubFacts {
  readonly screen: ScreenName;
  readonly href: string;
  /** What the platform offers this audience at large. */
  readonly benefits?: { readonly screen: ScreenName; readonly href: string };
}

/** Where each audience's services stand. */
export const hubs: Readonly<Record<Audience | 'all', HubFacts>> = {
  all: { screen: 'services', href: '/services' },
  individual: {
    screen: 'services-personal',
    href: '/services/personal',
    benefits: { screen: 'benefits-individuals', href: '/egcr/benefits/individuals' },
  },
  business: {
    screen: 'services-business',
    href: '/services/business',
    benefits: { screen: 'benefits-businesses', href: '/egcr/benefits/businesses' },
  },
  government: {
    screen: 'services-government',
    href: '/services/government',
    benefits: { screen: 'benefits-governments', href: '/egcr/benefits/governments' },
  },
  organization: {
    screen: 'services-ngo',
    href: '/services/ngoinstitutions',
    benefits: { screen: 'benefits-organizations', href: '/egcr/benefits/organizations' },
  },
};
