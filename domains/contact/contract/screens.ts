import { screens, type Screen } from '@egcr/contract/screen';

export const contactScreens = screens({ requirement: 'ROUTE-05', isOpen: true }, [
  { name: 'contact', path: '/contact', guard: 'public', frame: 'entry', kind: 'ContactPage' },
  { name: 'contact-queue', path: '/super-admin/contact', guard: 'profiled', frame: 'app' },
]) satisfies readonly Screen[];
