import { screens, type Screen } from '@egcr/contract/screen';

export const blogScreens = [
  ...screens(
    { guard: 'public', frame: 'public', isOpen: true, drawnAhead: 'head', requirement: 'ROUTE-07' },
    [
      { name: 'blog', path: '/blog' },
      { name: 'blog-category', path: '/blog/category/$slug', stored: true },
      { name: 'blog-author', path: '/blog/author/$id', stored: true },
      { name: 'blog-tag', path: '/blog/tag/$slug', stored: true },
    ],
  ),
  // A post may be for members: the page knows who reads.
  ...screens({ guard: 'public', frame: 'entry', isOpen: true, drawnAhead: 'head', requirement: 'ROUTE-07' }, [
    { name: 'blog-post', path: '/blog/$slug', stored: true },
  ]),
  ...screens({ guard: 'profiled', frame: 'app', isOpen: true, requirement: 'SYS-18' }, [
    { name: 'blog-desk', path: '/super-admin/blog' },
    { name: 'blog-editor', path: '/super-admin/blog/$post' },
  ]),
] as const satisfies readonly Screen[];
