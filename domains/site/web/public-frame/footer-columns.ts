import { hrefOf } from '@egcr/contract/product-screens';
import type { FrameKey, MenuLink } from './menus.ts';

export interface FooterColumn {
  readonly key: FrameKey;
  readonly links: readonly MenuLink[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    key: 'menu.services',
    links: [
      { href: hrefOf('wallet'), title: 'wallet' },
      { href: '/credit-reporting', title: 'credit' },
      { href: '/debt-management', title: 'debt' },
      { href: hrefOf('registration'), title: 'registration' },
      { href: hrefOf('jobs'), title: 'jobs' },
    ],
  },
  {
    key: 'menu.egcr',
    links: [
      { href: '/egcr/whitepaper', title: 'whitepaper' },
      { href: '/services/egcr-business-reserve', text: 'link.reserve-banks' },
      { href: hrefOf('auth', { mode: 'signup' }), text: 'link.subnational-banks' },
      { href: '/egcr-capital-market', title: 'capital-market' },
      { href: hrefOf('rails'), title: 'rails' },
    ],
  },
  {
    key: 'footer.help',
    links: [
      { href: hrefOf('contact'), title: 'contact' },
      { href: hrefOf('auth'), text: 'link.documentation', signedIn: '/api/reference' },
      { href: hrefOf('auth'), text: 'link.api', signedIn: '/api/reference' },
      { href: '/security', title: 'security' },
      { href: hrefOf('legals'), title: 'legals' },
    ],
  },
  {
    key: 'footer.partners',
    links: [
      // Where an installation has sites of their own for these, it says so in every document.
      { href: hrefOf('blog'), fact: 'site-blog', text: 'link.blog-site' },
      { href: '/ai-agents', fact: 'site-ai', text: 'link.ai-site' },
      { href: hrefOf('contact'), fact: 'site-partners', text: 'link.partners-site' },
    ],
  },
];
