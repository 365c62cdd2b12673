import '@egcr/app-web/domains';
import { screenAt } from '@egcr/contract/product-screens';
import { anonymousState } from '@egcr/web-kit/auth-state';
import { LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { AiServices } from '../landing/below/ai-services.tsx';
import { Banks } from '../landing/below/banks.tsx';
import { Tools } from '../landing/below/tools.tsx';
import { ServiceCategories, ServicesDatabase } from '../landing/deep/catalogue.tsx';
import { PaymentGateway, AgentSystem } from '../landing/deep/drawn-parts.tsx';
import { SectorFunds } from '../landing/deep/fund-parts.tsx';
import { DebtManagement, GrantsShowcase } from '../landing/deep/money-parts.tsx';
import { JobBoard } from '../landing/jobs/job-board.tsx';
import { AllServices } from '../services/hub-screens.tsx';
import { services } from '../services/services.ts';
import { Footer } from './footer.tsx';
import { DisclosureMenu } from './header-menu.tsx';
import { headerMenus } from './menus.ts';

afterEach(() => {
  cleanup();
  changeAuthState(anonymousState);
});

async function show(part: ReactNode): Promise<void> {
  await openPages({
    address: '/',
    pages: { '/': () => <main>{part}</main> },
    hasMore: true,
    around: (shown) => (
      <LanguageProvider initial={{ language: 'en', locale: 'en-GB' }}>{shown}</LanguageProvider>
    ),
  });
  await screen.findAllByRole('link', { hidden: true });
}

const links = () => screen.getAllByRole('link', { hidden: true });
const addressOf = (link: HTMLElement) => (link.getAttribute('href') ?? '').split('?')[0] ?? '';

/** The smallest part around a link that holds no other link: what a reader takes as one thing. */
function placeOf(link: HTMLElement): HTMLElement {
  let place = link;
  while (place.parentElement && place.parentElement.querySelectorAll('a').length === 1)
    place = place.parentElement;
  return place;
}

describe('what is not open yet', () => {
  it.each([
    ['the header', headerMenus.map((menu) => <DisclosureMenu key={menu.key} menu={menu} />)],
    ['the footer', <Footer key="footer" />],
    ['the job board of the front page', <JobBoard key="jobs" />],
    ['the tools of the front page', <Tools key="tools" />],
    ['the services with AI of the front page', <AiServices key="ai" />],
    ['the banks of the front page', <Banks key="banks" />],
    ['the catalogue of the front page', <ServicesDatabase key="database" />],
    ['the grants of the front page', <GrantsShowcase key="grants" />],
    ['the debts of the front page', <DebtManagement key="debt" />],
    ['the gateway of the front page', <PaymentGateway key="gateway" />],
    ['the agents of the front page', <AgentSystem key="agents" />],
    ['the funds of the front page', <SectorFunds key="funds" />],
    ['the hub of all services', <AllServices key="hub" />],
  ])('is marked at every link of %s', async (_, part) => {
    await show(part);
    const unmarked = links()
      .filter((link) => screenAt(addressOf(link))?.isOpen === false)
      .filter((link) => !/not open yet/i.test(`${placeOf(link).textContent} ${sectionOf(link)}`));
    expect(unmarked.map(addressOf)).toEqual([]);
    // At least one link stands there, so that the list above was read.
    expect(links().length).toBeGreaterThan(0);
  });
});

/** A part of the front page with one service says it at its heading. */
function sectionOf(link: HTMLElement): string {
  const section = link.closest('section');
  return section && section.querySelectorAll('a').length === 1 ? section.textContent : '';
}

describe('the number of open services', () => {
  it('is the same on the front page and in the hub', async () => {
    const open = services.filter(({ status }) => status === 'open').length;
    await show(<AllServices />);
    expect(screen.getByText(new RegExp(`^${services.length} services, ${open} open$`))).toBeTruthy();
    cleanup();
    await show(<ServiceCategories />);
    const squares = document.querySelectorAll('[data-open=true]').length;
    const told = screen
      .getAllByText(/\d+ open, \d+ being built/)
      .reduce((sum, { textContent }) => sum + Number.parseInt(textContent ?? '', 10), 0);
    const theirs = services
      .filter(({ status }) => status === 'open')
      .reduce((sum, { audiences }) => sum + audiences.length, 0);
    expect([squares, told]).toEqual([theirs, theirs]);
  });
});

describe('the documentation in the footer', () => {
  const way = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name });

  it('leads a visitor to sign in [ROUTE-11]', async () => {
    await show(<Footer />);
    expect(way('Documentation').getAttribute('href')).toBe('/auth');
    expect(way('API').getAttribute('href')).toBe('/auth');
  });

  it('leads a person who has signed in to the reference of the API', async () => {
    changeAuthState({ ...anonymousState, isAuthenticated: true });
    await show(<Footer />);
    expect(way('Documentation').getAttribute('href')).toBe('/api/reference');
    expect(way('API').getAttribute('href')).toBe('/api/reference');
  });
});
