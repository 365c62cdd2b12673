import { screens, type Screen } from '@egcr/contract/screen';

export const blogScreens = screens({ guard: 'public', frame: 'public', isOpen: true }, [
  { name: 'blog-post', path: '/blog/$slug', requirement: 'ROUTE-07' },
]) satisfies readonly Screen[];
