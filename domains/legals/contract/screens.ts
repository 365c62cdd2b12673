import { screens, type Screen } from '@egcr/contract/screen';

export const legalScreens = screens({ guard: 'public', frame: 'public', isOpen: true }, [
  { name: 'legals', path: '/legals', requirement: 'ROUTE-05' },
]) satisfies readonly Screen[];
