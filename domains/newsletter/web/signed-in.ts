import type { BlogSlots } from '@egcr/blog/contract';
import type { Slots } from '@egcr/web-kit/web-domain';

export const slots: Slots<BlogSlots> = {
  'blog-desk.beside': [{ at: 10, load: () => import('./figures/figures-card.tsx') }],
};
