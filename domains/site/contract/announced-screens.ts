import { screens, type Screen } from '@egcr/contract/screen';

/**
 * Services that are not built yet: each address says what will be there. The domain that brings a service takes its row over, with its title
 * and its place in the navigation. Until then everyone may see its address (`shownAs`); mails link to it with a secret.
 */
export const announcedScreens = [
  ...screens({ guard: 'pinned', frame: 'app', requirement: 'ROUTE-14', isOpen: false, takesSecrets: true }, [
    { name: 'business-reserve', path: '/services/egcr-business-reserve' },
    { name: 'capital-market', path: '/egcr-capital-market' },
    { name: 'email', path: '/email' },
    { name: 'debt', path: '/debt-management' },
  ]),
  ...screens(
    { guard: 'profiled', frame: 'app', requirement: 'ROUTE-15', isOpen: false, takesSecrets: true },
    [
      { name: 'credit', path: '/credit-reporting' },
      { name: 'business-capital-market', path: '/business/capital-market' },
      { name: 'ai-agents', path: '/ai-agents' },
      { name: 'business-ai-agents', path: '/ai-agents/business' },
    ],
  ),
] as const satisfies readonly Screen[];
