import type { FrameKey, MenuLink } from './menus.ts';

/** Addresses of our other sites, set when the app is built; until then they lead to our own pages. */
const subSites = {
  blog: import.meta.env['VITE_BLOG_URL'] ?? '/blog',
  ai: import.meta.env['VITE_AI_URL'] ?? '/ai-agents',
  partners: import.meta.env['VITE_PARTNERS_URL'] ?? '/contact',
} as const;

export interface FooterColumn {
  readonly key: FrameKey;
  readonly links: readonly MenuLink[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    key: 'menu.services',
    links: [
      { href: '/wallet', title: 'wallet' },
      { href: '/credit-reporting', title: 'credit' },
      { href: '/debt-management', title: 'debt' },
      { href: '/business-registration', title: 'registration' },
      { href: '/jobs', title: 'jobs' },
    ],
  },
  {
    key: 'menu.egcr',
    links: [
      { href: '/egcr/whitepaper', title: 'whitepaper' },
      { href: '/services/egcr-business-reserve', text: 'link.reserve-banks' },
      { href: '/auth?mode=signup', text: 'link.subnational-banks' },
      { href: '/egcr-capital-market', title: 'capital-market' },
    ],
  },
  {
    key: 'footer.help',
    links: [
      { href: '/contact', title: 'contact' },
      { href: '/auth', text: 'link.documentation' },
      { href: '/auth', text: 'link.api' },
      { href: '/security', title: 'security' },
      { href: '/legals', title: 'legals' },
    ],
  },
  {
    key: 'footer.partners',
    links: [
      { href: String(subSites.blog), text: 'link.blog-site' },
      { href: String(subSites.ai), text: 'link.ai-site' },
      { href: String(subSites.partners), text: 'link.partners-site' },
    ],
  },
];
