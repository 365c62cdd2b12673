import { screens, type Screen } from '@egcr/contract/screen';

/** The pages of the site itself: what it says to everyone, and the signed-in person's start. */
export const siteScreens = [
  ...screens({ guard: 'public', frame: 'public', isOpen: true }, [
    { name: 'landing', path: '/', requirement: 'ROUTE-01' },
    { name: 'whitepaper', path: '/egcr/whitepaper', requirement: 'ROUTE-06' },
    { name: 'benefits-individuals', path: '/egcr/benefits/individuals', requirement: 'ROUTE-06' },
    { name: 'benefits-businesses', path: '/egcr/benefits/businesses', requirement: 'ROUTE-06' },
    { name: 'benefits-governments', path: '/egcr/benefits/governments', requirement: 'ROUTE-06' },
    { name: 'benefits-organizations', path: '/egcr/benefits/organizations', requirement: 'ROUTE-06' },
    { name: 'security', path: '/security', requirement: 'ROUTE-10' },
  ]),
  ...screens({ guard: 'pinned', frame: 'app', requirement: 'ROUTE-14', isOpen: true }, [
    { name: 'dashboard', path: '/dashboard', role: 'home' },
    { name: 'services', path: '/services' },
    { name: 'services-business', path: '/services/business' },
    { name: 'services-personal', path: '/services/personal' },
    { name: 'services-government', path: '/services/government' },
    { name: 'services-ngo', path: '/services/ngoinstitutions' },
  ]),
] as const satisfies readonly Screen[];
