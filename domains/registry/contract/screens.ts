import { screens, type Screen } from '@egcr/contract/screen';

export const registryScreens = [
  ...screens({ guard: 'profiled', frame: 'app', requirement: 'ROUTE-15', isOpen: true }, [
    { name: 'registration', path: '/business-registration' },
    { name: 'register-business', path: '/business-registration/register' },
    { name: 'registration-draft', path: '/business-registration/register/$draftId' },
    { name: 'directory', path: '/business/directory' },
  ]),
  ...screens({ guard: 'pinned', frame: 'app', requirement: 'ROUTE-14', isOpen: true }, [
    { name: 'businesses', path: '/businesses' },
    { name: 'business', path: '/businesses/$businessId' },
  ]),
  ...screens({ guard: 'pinned', frame: 'app', requirement: 'SYS-08', isOpen: true }, [
    { name: 'business-changes', path: '/businesses/$businessId/changes' },
    { name: 'directorship', path: '/businesses/directorships/$directorshipId' },
    { name: 'share-consent', path: '/businesses/consents/$changeId' },
  ]),
  ...screens({ guard: 'pinned', frame: 'app', requirement: 'SYS-10', isOpen: true }, [
    { name: 'public-profile', path: '/businesses/$businessId/public-profile' },
  ]),
  ...screens({ guard: 'public', requirement: 'SYS-10', isOpen: true }, [
    {
      name: 'business-profile',
      path: '/business/directory/$slug',
      frame: 'public',
      drawnAhead: 'head',
      stored: true,
    },
    { name: 'verify-certificate', path: '/verify/$certificate', frame: 'entry' },
  ]),
] as const satisfies readonly Screen[];
