import '@egcr/app-web/domains';
import { LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import type { Language } from '@egcr/web-kit/languages';
import { loadOpened } from '@egcr/web-kit/messages';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { anonymousState } from '@egcr/web-kit/auth-state';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Screen as Businesses } from './businesses-screen.tsx';
import { Screen as Governments } from './governments-screen.tsx';
import { Screen as Individuals } from './individuals-screen.tsx';
import { Screen as Organizations } from './organizations-screen.tsx';

afterEach(() => {
  cleanup();
  changeAuthState(anonymousState);
});

const pages = {
  individuals: Individuals,
  businesses: Businesses,
  governments: Governments,
  organizations: Organizations,
} as const;

interface Asked {
  readonly search?: string;
  readonly language?: Language;
  readonly locale?: string;
}

async function show(
  name: keyof typeof pages,
  { search = '', language = 'en', locale = 'en-US' }: Asked = {},
) {
  const path = `/egcr/benefits/${name}`;
  await loadOpened(language);
  const page = await openPages({
    address: path + search,
    pages: { [path]: pages[name] },
    around: (shown) => <LanguageProvider initial={{ language, locale }}>{shown}</LanguageProvider>,
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

/** The one figure a calculation is about, under its label. */
function headline(part: ReturnType<typeof calculation>, label: string): string {
  return part.getAllByText(label)[0]?.parentElement?.textContent ?? '';
}

/** The calculation under a heading. */
function calculation(name: string) {
  return within(screen.getByRole('region', { name }));
}

function type(field: HTMLElement, text: string) {
  fireEvent.change(field, { target: { value: text } });
}

describe('the benefits pages', () => {
  it.each([
    ['individuals', ['1 billion', '$10 million', '$2K-$10K']],
    ['businesses', ['830 million', '$46 Trillion', '$10K-$1M']],
    ['governments', ['$115T', '$46 Trillion', '$10K-$10M']],
    ['organizations', ['240+', '$320T', '$46 Trillion']],
  ] as const)(
    'for %s shows its figures as published, labelled as targets [ROUTE-06] [HOME-17]',
    async (name, figures) => {
      await show(name);
      const part = screen.getByRole('heading', { name: 'What the programme aims at' }).closest('section');
      expect(part?.textContent).toContain('Platform target');
      for (const figure of figures) expect(part?.textContent).toContain(figure);
    },
  );

  it.each(['individuals', 'businesses', 'governments', 'organizations'] as const)(
    'for %s says what EGCR is not, and offers a next step',
    async (name) => {
      await show(name);
      expect(screen.getAllByText(/not a licensed bank, and no deposit insurer/)).toHaveLength(1);
      expect(screen.getAllByText(/It is not a state register/)).toHaveLength(1);
      const [first] = screen.getAllByRole('link', { name: 'Open your account' });
      expect(first?.getAttribute('href')).toBe('/auth?mode=signup');
      expect(screen.getByRole('link', { name: 'Ask us first' }).getAttribute('href')).toBe(
        '/contact?topic=other',
      );
    },
  );

  it('says of each service whether it is open', async () => {
    await show('individuals');
    const entry = (name: string) => {
      const item = screen.getByRole('link', { name }).closest('li');
      if (!item) throw new Error(name);
      return within(item);
    };
    expect(entry('Wallet').getAllByText('Open')).toHaveLength(1);
    expect(entry('Debt management').getAllByText('Not open yet')).toHaveLength(1);
  });

  it('leads who is signed in on: to the rest of the profile, then to the services', async () => {
    changeAuthState({ isAuthenticated: true, userProfile: null });
    await show('businesses');
    expect(screen.getAllByRole('link', { name: 'Complete your profile' })).toHaveLength(2);
    cleanup();
    changeAuthState({
      isAuthenticated: true,
      userProfile: { user_id: 'u', first_name: 'Ada', last_name: 'Vale', username: 'ada', has_pin: true },
    });
    await show('businesses');
    const [next] = screen.getAllByRole('link', { name: 'Go to your services' });
    expect(next?.getAttribute('href')).toBe('/services/business');
  });
});

describe('a calculation', () => {
  it('says what is kept in a year, and stands in the address', async () => {
    const page = await show('individuals', { search: '?utm=x' });
    const send = calculation('What sending money costs you');
    // 300 at 5 % and twice 2.00: 19.00 a month.
    expect(headline(send, 'Kept in a year')).toContain('$228');
    type(send.getByLabelText('You send in a month'), '1,000.50');
    type(send.getByLabelText('Fee today, in percent'), '6.5');
    // 65.04 (rounded up) and 4.00.
    await waitFor(() => expect(send.getAllByText('$828.48')).not.toHaveLength(0));
    await waitFor(() => expect(page.search()).toBe('?utm=x&send=1000.50&percent=6.5'));
    fireEvent.click(send.getByRole('checkbox', { name: 'They receive another currency' }));
    await waitFor(() => expect(send.getAllByText('$798.36')).not.toHaveLength(0));
    expect(new URLSearchParams(page.search()).get('convert')).toBe('yes');
    fireEvent.click(send.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(page.search()).toBe('?utm=x'));
    expect(send.getByLabelText('You send in a month')).toHaveProperty('value', '300');
  });

  it('opens as it was shared, in the writing of the reader', async () => {
    await show('individuals', {
      search: '?send=1000.50&percent=6.5&currency=EUR',
      language: 'de',
      locale: 'de-DE',
    });
    const send = within(await screen.findByRole('region', { name: 'Was Sie das Senden von Geld kostet' }));
    expect(send.getByLabelText('Sie senden im Monat')).toHaveProperty('value', '1000,50');
    expect(send.getByLabelText('Gebühr heute, in Prozent')).toHaveProperty('value', '6,5');
    expect(send.getAllByText(/828,48\s€/)).not.toHaveLength(0);
  });

  it.each([
    ['', 'Enter a figure.'],
    ['-1', 'Enter a figure that is not negative.'],
    ['ten', 'Enter a figure in digits only.'],
    ['0.5', 'Enter at least $1.'],
    ['1000001', 'Enter at most $1,000,000.'],
    ['1.234', 'Enter fewer decimals.'],
  ])('says of %j what is wrong, and keeps the last right answer', async (text, message) => {
    const page = await show('individuals');
    const send = calculation('What sending money costs you');
    const field = send.getByLabelText('You send in a month');
    type(field, text);
    send.getByText(message);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(send.getAllByText('$228')).not.toHaveLength(0);
    expect(page.search()).toBe('');
  });

  it('has the figures of its drawing in a table', async () => {
    await show('businesses');
    const pay = calculation('What taking payments costs you');
    const table = pay.getByRole('table', {
      name: 'What the fees add up to over twelve months',
      hidden: true,
    });
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(13);
  });

  it('of support says what the rule does that pays, and who may claim', async () => {
    await show('individuals', { search: '?support=200&earned=450' });
    const support = calculation('Support while you look for work');
    expect(support.queryByText('Platform target')).toBeNull();
    support.getByText(/your CV must be 70% complete\. The weeks are counted anew after 26 weeks/);
    support.getByText(/Nothing is paid in a week in which you earn \$450 or more/);
    expect(headline(support, 'Support in such a week')).toMatch(/\$0$/);
  });

  it.each([
    ['businesses', '9999.99', 'Below the smallest grant'],
    ['businesses', '10000', 'Within the range'],
    ['businesses', '1000000.01', 'Above the largest grant'],
    ['governments', '10000000', 'Within the range'],
    ['governments', '10000001', 'Above the largest grant'],
  ] as const)('of grants for %s says of %s: %s [HOME-17]', async (name, wanted, fit) => {
    await show(name, { search: `?wanted=${wanted}` });
    const grant = calculation('Does your project fit a grant?');
    expect(grant.getAllByText(fit)).toHaveLength(1);
    // The range is the one that applications are held to, and they are open.
    expect(grant.queryByText('Platform target')).toBeNull();
    grant.getByText(/^This range is open for applications now\./);
  });

  it('of a reserve says what is short after withdrawals, and what stays unpaid', async () => {
    await show('governments', { search: '?deposits=1000&held=120&ratio=10&outflow=50' });
    const reserve = calculation('What if deposits leave?');
    // 500 wanted, 120 there: 880 of deposits stay, and 88 would be required.
    expect(reserve.getAllByText('$88')).not.toHaveLength(0);
    reserve.getByText(/\$380 would stay unpaid/);
    reserve.getByText('After the withdrawals: Short of the requirement');
  });

  it('of gifts counts those from wallets as whole', async () => {
    await show('organizations', { search: '?volume=1000&payments=10&percent=5&fixed=0&share=100' });
    const give = calculation('How much of each gift arrives');
    expect(headline(give, 'Kept in a year')).toContain('$600');
  });
});
