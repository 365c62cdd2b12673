import { screens, type Screen } from '@egcr/contract/screen';

export const registryScreens = [
  ...screens({ guard: 'profiled', frame: 'app', requirement: 'ROUTE-15', isOpen: true }, [
    { name: 'registration', path: '/business-registration' },
    { name: 'register-business', path: '/business-registration/register' },
    { name: 'registration-draft', path: '/business-registration/register/$draftId' },
  ]),
] as const satisfies readonly Screen[];
