import type { ScreenName } from '@egcr/contract/product-screens';

import type { targetFigures } from '../../contract/landing-figures.ts';
import type { Audience } from '../services/services.ts';
import type { GrantAudience } from './rules/grant-range.ts';

export type BenefitsName = 'individuals' | 'businesses' | 'governments' | 'organizations';

interface BenefitsFacts {
  readonly screen: ScreenName;
  readonly audience: Audience;
  readonly hub: { readonly screen: ScreenName; readonly href: string };
  /** The first calculation of the page. */
  readonly first: string;
  /** The published figures that concern this audience. */
  readonly targets: readonly Extract<
    keyof typeof targetFigures,
    | 'jobs'
    | 'smallBusinesses'
    | 'sectorFunds'
    | 'governmentDebt'
    | 'globalDebt'
    | 'countries'
    | 'depositInsurance'
  >[];
  readonly grant?: GrantAudience;
}

/** What differs between the four pages. */
export const benefitPages: Readonly<Record<BenefitsName, BenefitsFacts>> = {
  individuals: {
    screen: 'benefits-individuals',
    audience: 'individual',
    hub: { screen: 'services-personal', href: '/services/personal' },
    first: 'send',
    targets: ['jobs', 'depositInsurance'],
    grant: 'personal',
  },
  businesses: {
    screen: 'benefits-businesses',
    audience: 'business',
    hub: { screen: 'services-business', href: '/services/business' },
    first: 'pay',
    targets: ['smallBusinesses', 'sectorFunds'],
    grant: 'business',
  },
  governments: {
    screen: 'benefits-governments',
    audience: 'government',
    hub: { screen: 'services-government', href: '/services/government' },
    first: 'reserve',
    targets: ['governmentDebt', 'sectorFunds'],
    grant: 'government',
  },
  organizations: {
    screen: 'benefits-organizations',
    audience: 'organization',
    hub: { screen: 'services-ngo', href: '/services/ngoinstitutions' },
    first: 'give',
    targets: ['countries', 'globalDebt', 'sectorFunds'],
  },
};
