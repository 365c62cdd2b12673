import { screens, type Screen } from '@egcr/contract/screen';

export const grantScreens = [
  // What these show depends on the rest of the address, or comes from the books: the server writes the head of each.
  ...screens({ guard: 'public', frame: 'entry', isOpen: true, drawnAhead: 'head' }, [
    { name: 'grant-programme', path: '/grants/programmes/$slug', requirement: 'SYS-03', stored: true },
    { name: 'grant-programme', path: '/funds/$slug', requirement: 'SYS-04', stored: true },
    { name: 'awards', path: '/awards', requirement: 'SYS-03' },
  ]),
  {
    name: 'grant-alert-link',
    path: '/grant-alerts/$token',
    guard: 'public',
    frame: 'entry',
    requirement: 'SYS-03',
    isOpen: true,
    drawnAhead: 'head',
    takesSecrets: true,
  },
  ...screens({ frame: 'app', isOpen: true }, [
    { name: 'grants', path: '/grants', guard: 'pinned', requirement: 'ROUTE-14' },
    {
      name: 'funding-application',
      path: '/apply-funding/$fundType',
      guard: 'profiled',
      requirement: 'ROUTE-15',
    },
    {
      name: 'funding-application',
      path: '/apply-grant/$grantType',
      guard: 'profiled',
      requirement: 'ROUTE-15',
    },
  ]),
] as const satisfies readonly Screen[];
