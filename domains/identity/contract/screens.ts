import { screens, type Screen } from '@egcr/contract/screen';

export const identityScreens = [
  ...screens({ guard: 'public', frame: 'entry', isOpen: true }, [
    // What it shows depends on the way someone comes.
    {
      name: 'auth',
      path: '/auth',
      requirement: 'ROUTE-02',
      drawnAhead: 'head',
      role: 'sign_in',
      takesSecrets: true,
    },
    { name: 'verification-example', path: '/verification-example', requirement: 'ROUTE-08' },
  ]),
  ...screens({ guard: 'profiled', frame: 'bare', requirement: 'ROUTE-13', isOpen: true }, [
    { name: 'pin-verification', path: '/pin-verification', role: 'enter_pin' },
    { name: 'pin-reset', path: '/pin-reset', role: 'reset_pin', takesSecrets: true },
  ]),
] as const satisfies readonly Screen[];
