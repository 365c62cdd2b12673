import {
  AnsweringServer,
  closeShown,
  drawnReply,
  openShown,
  press,
  says,
  type,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { walletCall } from '../../contract/index.ts';
import {
  addPayeeCall,
  changePayeeCall,
  checkNameCall,
  payeesCall,
  removePayeeCall,
  type Payee,
} from '../../contract/payees.ts';
import { Screen } from './payees-screen.tsx';

const id = (at: number) => `01990000-0000-7000-8000-00000000000${at}`;
const drawn = drawnReply(addPayeeCall);
const bao: Payee = {
  ...drawn,
  id: id(1),
  label: 'Landlord',
  person: { ...drawn.person, user_id: id(7), name: 'Bao Lin', username: 'bao' },
  verified_name: 'Bao Lin',
  typed_name: 'Bao Lin',
  name_check: 'match',
  is_favourite: true,
  last_paid_at: null,
};

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer()
    .replies(payeesCall, { items: [bao] })
    .replies(walletCall, drawnReply(walletCall, { frozen_at: null, held_until: null }))
    .replies(addPayeeCall, bao)
    .replies(changePayeeCall, bao)
    .replies(removePayeeCall, undefined);
});
afterEach(() => closeShown(server));

const open = () => openShown(() => <Screen />);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const bodies = () => server.sent.map(({ call, body }) => [call, body]);

describe('a person who is kept to be paid again', () => {
  async function fill(values: Partial<Record<'to' | 'name' | 'label', string>> = {}): Promise<void> {
    const { to = ' bao ', name = ' Bao Lin ', label = ' Landlord ' } = values;
    await press('Add a payee');
    await type('Whose account?', to);
    await type('Their name', name);
    await type('Your name for them', label);
    await press('Save');
  }
  const checked = { to: { username: 'bao' }, name: 'Bao Lin' };
  const kept = { ...checked, label: 'Landlord' };

  it('whose name matches the account is kept at once', async () => {
    server.replies(checkNameCall, { verdict: 'match', person: bao.person });
    await open();
    await fill();
    await waitFor(() => expect(screen.queryByLabelText('Their name')).toBeNull());
    expect(bodies()).toEqual([
      ['POST wallet/payees/check', checked],
      ['POST wallet/payees', kept],
    ]);
    expect(server.keys[1]).toMatch(/^[0-9a-f-]{36}$/);
    await waitFor(() => expect(server.read.filter((each) => each === 'wallet/payees')).toHaveLength(2));
  });

  it.each([
    ['close', bao.person, 'Close match: the account belongs to Bao Lin.'],
    ['no_match', null, 'The name does not match the account. Ask the person before you pay.'],
  ] as const)(
    'whose name does not match is kept only when that is wanted: %s',
    async (verdict, person, said) => {
      server.replies(checkNameCall, { verdict, person });
      await open();
      await fill();
      await says(said);
      expect(bodies()).toEqual([['POST wallet/payees/check', checked]]);
      // Another name is compared anew; the label changes nothing.
      await type('Your name for them', 'Landlord');
      expect(buttons()).toContain('Keep anyway');
      await type('Their name', 'Bao Linn');
      expect(screen.queryByText(said)).toBeNull();
      await press('Save');
      await says(said);
      await press('Keep anyway');
      await waitFor(() => expect(server.sentTo(addPayeeCall)).toHaveLength(1));
      expect(server.sentTo(checkNameCall)).toHaveLength(2);
      expect(server.sentTo(addPayeeCall)[0]?.body).toEqual({ ...kept, name: 'Bao Linn' });
    },
  );

  it.each([
    ['payee_exists', 409, 'This person is already one of your payees.'],
    ['payee_limit_reached', 409, 'You’ve reached the limit of payees. Remove one first.'],
  ])('is refused with the reason, and the next try is another: %s', async (code, status, said) => {
    server.replies(checkNameCall, { verdict: 'match', person: bao.person });
    server.refuses(addPayeeCall, { status, code });
    await open();
    await fill();
    await says(said);
    await press('Save');
    await waitFor(() => expect(server.sentTo(addPayeeCall)).toHaveLength(2));
    const [one, other] = server.sentTo(addPayeeCall).map(({ key }) => key);
    expect(one).not.toBe(other);
    expect(server.sentTo(checkNameCall)).toHaveLength(1);
  });

  it.each([
    [{ to: '  ' }, 'Enter who gets the money.'],
    [{ to: 'x'.repeat(255) }, 'That is too long to be a name or an address.'],
    [{ to: 'b\u202eao' }, 'This has characters that no name or address has.'],
    [{ label: ' ' }, 'Enter a name.'],
    [{ label: 'x'.repeat(61) }, 'That is too long. At most 60 characters.'],
    [{ name: 'Bao\u202e' }, 'This has characters we can’t show.'],
  ])('is judged before anything is sent: %j', async (values, said) => {
    await open();
    await fill(values);
    await says(said);
    expect(server.sent).toEqual([]);
  });

  it('may have names of sixty characters and an account of 254', async () => {
    server.replies(checkNameCall, { verdict: 'match', person: bao.person });
    await open();
    await fill({ to: 'x'.repeat(254), name: 'é'.repeat(60), label: '🏠'.repeat(60) });
    await waitFor(() => expect(server.sentTo(addPayeeCall)).toHaveLength(1));
  });
});

describe('the payees', () => {
  const menu = async (item: string) => {
    await press('More about Landlord');
    const line = await screen.findByRole('menuitem', { name: item });
    await act(async () => void fireEvent.click(line));
  };

  it('lead to a payment, a request and a schedule; a star makes one a favourite or not', async () => {
    await open();
    const line = await screen.findByRole('link', { name: 'Send money to Landlord' });
    expect(line.getAttribute('href')).toBe('/wallet/send?to=bao');
    await press('More about Landlord');
    const links = screen.getAllByRole('menuitem').flatMap((item) => item.getAttribute('href') ?? []);
    expect(links).toEqual(['/wallet/requests/new?to=bao', '/wallet/scheduled/new?to=bao']);
    expect(screen.getByRole('button', { name: 'Favourite: Landlord' }).ariaPressed).toBe('true');
    await press('Favourite: Landlord');
    await waitFor(() =>
      expect(bodies()).toEqual([[`PATCH wallet/payees/${id(1)}`, { is_favourite: false }]]),
    );
    await waitFor(() => expect(server.read.filter((each) => each === 'wallet/payees')).toHaveLength(2));
  });

  it('say whose account it is, whether the name matched, and that a person has another name now', async () => {
    const paid = { ...bao, id: id(2), label: 'Shop', last_paid_at: '2026-03-01T09:30:00.000Z' };
    server.replies(payeesCall, {
      items: [
        bao,
        { ...paid, name_check: 'close' },
        { ...bao, id: id(3), label: 'Friend', name_check: null },
        { ...bao, id: id(4), label: 'Old', name_check: 'match', verified_name: 'Bao Chen' },
        { ...bao, id: id(5), label: 'Other', name_check: 'no_match' },
      ],
    });
    await open();
    await screen.findByText('Landlord');
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(
      lines.map(
        (line) => /Name checked|Close name match|Name does not match|Now called Bao Lin/.exec(line)?.[0],
      ),
    ).toEqual(['Name checked', 'Close name match', undefined, 'Now called Bao Lin', 'Name does not match']);
    expect(lines.map((line) => line.includes('Never paid'))).toEqual([true, false, true, true, true]);
    expect(lines[3]).toContain('Bao Chen');
    expect(lines[3]).not.toContain('Name checked');
  });

  it.each([[{ frozen_at: '2026-03-01T09:30:00.000Z' }], [{ held_until: '2999-03-01T09:30:00.000Z' }]])(
    'of a wallet that money may not leave lead to no payment: %j',
    async (part) => {
      server.replies(walletCall, drawnReply(walletCall, { frozen_at: null, held_until: null, ...part }));
      await open();
      const line = await screen.findByRole('link', { name: 'Send money to Landlord' });
      await waitFor(() =>
        expect(line.isConnected && line.getAttribute('href')).not.toBe('/wallet/send?to=bao'),
      );
      const stopped = screen.getByRole('link', { name: 'Send money to Landlord' });
      expect([stopped.getAttribute('href'), stopped.ariaDisabled]).toEqual([null, 'true']);
      expect(stopped.title).not.toBe('');
    },
  );

  it('get another label', async () => {
    await open();
    await menu('Rename');
    expect(field('Your name for them').value).toBe('Landlord');
    await type('Your name for them', 'x'.repeat(61));
    await press('Save');
    await says('That is too long. At most 60 characters.');
    await type('Your name for them', ' Old landlord ');
    await press('Save');
    await waitFor(() => expect(screen.queryByLabelText('Your name for them')).toBeNull());
    expect(bodies()).toEqual([[`PATCH wallet/payees/${id(1)}`, { label: 'Old landlord' }]]);
  });

  it('are removed once that is confirmed', async () => {
    await open();
    await menu('Remove');
    await press('Keep');
    await waitFor(() => expect(screen.queryByText('Remove Landlord?')).toBeNull());
    expect(server.sent).toEqual([]);
    server.refuses(removePayeeCall, { status: 404, code: 'not_found' });
    await menu('Remove');
    await press('Remove');
    await waitFor(() => expect(screen.getByRole('alertdialog').textContent.length).toBeGreaterThan(80));
    expect(screen.queryByText('Landlord was removed')).toBeNull();
    server.replies(removePayeeCall, undefined);
    await press('Remove');
    await says('Landlord was removed');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.sent.at(-1)?.call).toBe(`DELETE wallet/payees/${id(1)}`);
  });

  it('that are none yet, or cannot be read, are said so', async () => {
    server.replies(payeesCall, { items: [] });
    await open();
    await says('No payees yet');
    closeShown(server);
    server = new AnsweringServer().refuses(payeesCall, { status: 403, code: 'role_required' });
    await open();
    await says('The payees could not be loaded');
    expect(screen.queryByText('No payees yet')).toBeNull();
    server.replies(payeesCall, { items: [bao] });
    await press('Retry');
    await says('Landlord');
  });
});
