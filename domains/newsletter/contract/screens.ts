import { screens, type Screen } from '@egcr/contract/screen';

export const newsletterScreens = [
  ...screens({ guard: 'public', frame: 'public', isOpen: true, drawnAhead: 'head', requirement: 'SYS-18' }, [
    { name: 'newsletter', path: '/newsletter' },
  ]),
  ...screens({ guard: 'public', frame: 'entry', isOpen: true, drawnAhead: 'head', requirement: 'SYS-18' }, [
    { name: 'newsletter-link', path: '/newsletter/$token', takesSecrets: true },
  ]),
] as const satisfies readonly Screen[];
