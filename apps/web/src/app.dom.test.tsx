import { CONSENT_STORAGE_KEY } from '@egcr/web-kit/consent';
import { applyLanguage, LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import { RouterView } from '@egcr/web-kit/router.tsx';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { makeAppRouter } from './router.tsx';
import { loadShell } from './shell.ts';

/** How the page was scrolled by us; the router’s own scrolling has no behaviour. */
const scrolls: unknown[] = [];

beforeAll(loadShell);
beforeEach(() => {
  localStorage.clear();
  // Nobody here is asked about cookies; jsdom cannot open a dialog.
  localStorage.setItem(CONSENT_STORAGE_KEY, 'rejected');
  scrolls.length = 0;
  // What jsdom lacks of a browser.
  window.scrollTo = (to?: ScrollToOptions | number) => {
    if (typeof to === 'object' && to.behavior !== undefined) scrolls.push(to);
  };
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
});
afterEach(cleanup);

function openApp(address: string) {
  window.history.replaceState(null, '', address);
  const reader = { language: 'en', locale: 'en' } as const;
  applyLanguage(reader);
  render(
    <LanguageProvider initial={reader}>
      <RouterView router={makeAppRouter()} />
    </LanguageProvider>,
  );
  return userEvent.setup();
}

function whereWeAre(): string {
  return window.location.pathname + window.location.search;
}

/** To a page that is not open yet. */
async function followToAiServices(user: ReturnType<typeof openApp>): Promise<void> {
  const footer = within(await screen.findByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: 'AI services' }));
}

describe('the app', () => {
  it('opens the landing page to everyone [ROUTE-01]', async () => {
    openApp('/');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'An economy that pays its people first' }),
    ).toBeDefined();
    expect(document.title).toBe('EGCR: work, money and public services in one account');
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#content');
  });

  it('sends a stranger from a guarded page to sign-in, with the way back [ROUTE-04] [GUARD-01]', async () => {
    openApp('/wallet?tab=in');
    await waitFor(() => expect(whereWeAre()).toBe('/auth?redirect=%2Fwallet%3Ftab%3Din'));
  });

  it('says at an unknown address that there is nothing [ROUTE-09]', async () => {
    openApp('/nothing/here');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no page at this address' }),
    ).toBeDefined();
    expect(document.title).toBe('Page not found · EGCR');
  });

  it('names a service that is not open yet, says what it will do, and leads back', async () => {
    const user = openApp('/');
    await screen.findByRole('heading', { level: 1 });
    await followToAiServices(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'AI agents' })).toBeDefined();
    expect(within(screen.getByRole('main')).getByText('Not open yet')).toBeDefined();
    expect(screen.getByText(/AI agents will draft, check and explain for you/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Back to the previous page' }));
    await waitFor(() => expect(whereWeAre()).toBe('/'));
  });

  it('scrolls to the top, focuses the heading and speaks the title at every change of route, also on the way back [ROUTE-16]', async () => {
    const user = openApp('/');
    await screen.findByRole('heading', { level: 1 });
    expect(scrolls).toEqual([]);
    await followToAiServices(user);
    const heading = await screen.findByRole('heading', { level: 1, name: 'AI agents' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(scrolls).toEqual([{ top: 0, behavior: 'instant' }]);
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain('AI agents · EGCR'),
    );
    window.history.back();
    await screen.findByRole('heading', { level: 1, name: 'An economy that pays its people first' });
    await waitFor(() => expect(scrolls).toHaveLength(2));
  });

  it('has five menus; they open by press and close by Escape, giving focus back [SHELL-01]', async () => {
    const user = openApp('/');
    const banner = within(await screen.findByRole('banner'));
    const names = ['Services', 'Operating Systems', 'EGCR', 'Grants', 'Wallet'];
    const menus = names.map((name) => banner.getByRole('button', { name }));
    const [services] = menus;
    if (!services) throw new Error('no menu');
    expect(banner.queryByRole('link', { name: 'Global job board' })).toBeNull();
    await user.click(services);
    expect(services.getAttribute('aria-expanded')).toBe('true');
    expect(banner.getByRole('link', { name: 'Global job board' }).getAttribute('href')).toBe(
      '/global-job-board',
    );
    await user.keyboard('{Escape}');
    expect(services.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(services);
    await user.click(services);
    await user.click(document.body);
    expect(services.getAttribute('aria-expanded')).toBe('false');
  });

  it('offers ten languages and changes everything at once, direction too [SHELL-02]', async () => {
    const user = openApp('/');
    const [picker] = await screen.findAllByRole('combobox', { name: 'Language' });
    if (!picker) throw new Error('no picker');
    expect(
      within(picker)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['EN', 'ES', 'FR', 'DE', 'IT', 'PT', 'ZH', 'JA', 'KO', 'AR', 'More languages…']);
    await user.selectOptions(picker, 'ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'اقتصاد يدفع للناس أولًا' })).toBeDefined();
    await waitFor(() =>
      expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']),
    );
    expect(localStorage.getItem('language')).toBe('ar');
  });

  it('keeps the chosen theme under its key and goes round: system, light, dark [SHELL-03]', async () => {
    const user = openApp('/');
    const [toggle] = await screen.findAllByRole('button', { name: /^Theme: system/ });
    if (!toggle) throw new Error('no toggle');
    await user.click(toggle);
    expect([localStorage.getItem('theme'), document.documentElement.dataset['theme']]).toEqual([
      'light',
      'light',
    ]);
    await user.click(toggle);
    expect([localStorage.getItem('theme'), document.documentElement.dataset['theme']]).toEqual([
      'dark',
      'dark',
    ]);
    await user.click(toggle);
    expect(localStorage.getItem('theme')).toBe('system');
  });

  it('shows the way to the top after more than 300 px, and takes it smoothly [HOME-11]', async () => {
    const user = openApp('/');
    await screen.findByRole('contentinfo');
    const scrollTo = (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    };
    scrollTo(300);
    expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
    scrollTo(301);
    await user.click(await screen.findByRole('button', { name: 'Back to top' }));
    expect(scrolls).toEqual([{ top: 0, behavior: 'smooth' }]);
  });

  it('points Documentation and API to /auth, and to our other sites [ROUTE-11]', async () => {
    openApp('/');
    const footer = within(await screen.findByRole('contentinfo'));
    const hrefOf = (name: string) => footer.getByRole('link', { name }).getAttribute('href');
    expect([hrefOf('Documentation'), hrefOf('API')]).toEqual(['/auth', '/auth']);
    expect([hrefOf('Blog'), hrefOf('AI services'), hrefOf('Partnerships')]).toEqual([
      '/blog',
      '/ai-agents',
      '/contact',
    ]);
  });

  it('leads to our other sites where this installation says it has them [ROUTE-11]', async () => {
    const meta = Object.assign(document.createElement('meta'), {
      name: 'site-blog',
      content: 'https://blog.example.org/',
    });
    document.head.append(meta);
    openApp('/');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('https://blog.example.org/');
    expect(footer.getByRole('link', { name: 'AI services' }).getAttribute('href')).toBe('/ai-agents');
    meta.remove();
  });

  it('shows the job board’s four figures as targets, and the pages every card leads to [HOME-02] [HOME-05] [HOME-06] [HOME-10]', async () => {
    openApp('/');
    expect(await screen.findByText('Programme targets')).toBeDefined();
    expect(
      screen
        .getAllByRole('term')
        .slice(0, 4)
        .map((term) => term.textContent),
    ).toEqual(['people in work', 'countries', 'small businesses to reach', 'automatic matching']);
    const counted = await screen.findByRole('figure', { name: 'Counted now' });
    expect(
      within(counted)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['open jobs', 'people sought', 'people hired', 'people on support']);
    const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect([
      await hrefOf('Open the job board'),
      await hrefOf('Get started'),
      await hrefOf('Explore reserves'),
      await hrefOf('Contact us'),
    ]).toEqual(['/global-job-board', '/auth?mode=signup', '/services/egcr-business-reserve', '/contact']);
  });
});
