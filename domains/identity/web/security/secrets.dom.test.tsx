import { CallRefusal } from '@egcr/web-kit/call';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { AuthFailure } from '../auth/auth-failure.ts';
import { securityDesk } from '../testing/security-cards.tsx';
import { ContactCard } from './contact-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PinCard } from './pin-card.tsx';
import type { Contacts } from './security-calls.ts';

afterEach(cleanup);

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

describe('the password', () => {
  it('is changed with the current one; what is wrong stands at its field', async () => {
    let refusal: Error | undefined = new AuthFailure('', { code: 'current_password_mismatch', status: 400 });
    const sent: unknown[][] = [];
    const desk = securityDesk({
      changePassword: async (...given) => {
        sent.push(given);
        if (refusal) throw refusal;
      },
    });
    await desk.open(<PasswordCard />);
    press('Change password');
    press('Change password');
    await waitFor(() => expect(field('Current password').getAttribute('aria-invalid')).toBe('true'));
    expect(sent).toEqual([]);
    fill('Current password', 'Old-secret-1');
    fill('New password', 'New-secret-22!');
    fill(/^Confirm/, 'New-secret-23!');
    press('Change password');
    await waitFor(() => expect(field(/^Confirm/).getAttribute('aria-invalid')).toBe('true'));
    expect(sent).toEqual([]);
    fill(/^Confirm/, 'New-secret-22!');
    press('Change password');
    expect((await screen.findAllByText('The current password is not right.')).length).toBeGreaterThan(0);
    expect(field('Current password').getAttribute('aria-invalid')).toBe('true');
    refusal = new AuthFailure('', { code: 'same_password', status: 422 });
    press('Change password');
    expect((await screen.findAllByText(/^This is your current password/)).length).toBeGreaterThan(0);
    expect(field('New password').getAttribute('aria-invalid')).toBe('true');
    refusal = undefined;
    press('Change password');
    expect(await screen.findByText('Your other devices are signed out.')).toBeDefined();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(sent.at(-1)).toEqual(['New-secret-22!', 'Old-secret-1']);
  });
});

describe('the PIN', () => {
  it('is changed with the current one, which is emptied where it is wrong', async () => {
    let refusal: Error | undefined = new CallRefusal({
      code: 'pin_incorrect',
      status: 403,
      members: { attempts_left: 3 },
    });
    const sent: unknown[][] = [];
    const desk = securityDesk({
      changePin: async (...given) => {
        sent.push(given);
        if (refusal) throw refusal;
      },
    });
    await desk.open(<PinCard />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/pin-reset');
    press('Change PIN');
    const pins = () =>
      screen.queryAllByLabelText<HTMLInputElement>(/PIN/).filter((at) => at.tagName === 'INPUT');
    const type = (...digits: readonly string[]) =>
      digits.forEach((value, at) => {
        const pin = pins()[at];
        if (pin) fireEvent.change(pin, { target: { value } });
      });
    type('12345', '111111', '111112');
    press('Change PIN');
    await waitFor(() =>
      expect(pins().map((pin) => pin.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']),
    );
    expect(sent).toEqual([]);
    type('273918', '849205', '849205');
    press('Change PIN');
    expect((await screen.findAllByText(/3 attempts are left/)).length).toBeGreaterThan(0);
    expect(pins().map(({ value }) => value)).toEqual(['', '849205', '849205']);
    refusal = undefined;
    type('273919');
    press('Change PIN');
    await waitFor(() => expect(pins()).toEqual([]));
    expect(sent).toEqual([
      ['849205', '273918'],
      ['849205', '273919'],
    ]);
    expect(button('Change PIN')).toBeDefined();
  });
});

describe('a contact that waits to be changed', () => {
  const both: Contacts = {
    email: 'ada@example.org',
    isEmailVerified: true,
    newEmail: 'lovelace@example.org',
    phone: '+12025550123',
    isPhoneVerified: false,
    newPhone: '+12025550199',
  };
  const codes = () => screen.getAllByRole<HTMLInputElement>('textbox');
  const enter = (at: number, value: string) => {
    const code = codes()[at];
    if (!code) throw new Error('no such field');
    fireEvent.change(code, { target: { value } });
    const form = code.closest('form');
    if (form) fireEvent.submit(form);
  };

  it('takes a code of the present address and one of the new', async () => {
    let contacts = both;
    let outcome: 'half' | 'whole' = 'half';
    const sent: unknown[][] = [];
    const desk = securityDesk({
      contacts: async () => contacts,
      confirmChange: async (...given) => {
        sent.push(given);
        return outcome;
      },
    });
    await desk.open(<ContactCard kind="email" />);
    expect(await screen.findByText('Change to lovelace@example.org')).toBeDefined();
    expect(screen.getByText('Verified')).toBeDefined();
    expect(screen.getByText('Enter the 6-digit code we sent to ada@example.org.')).toBeDefined();
    enter(0, '111111');
    expect(await screen.findByText('One step left')).toBeDefined();
    expect(screen.getByText('ada@example.org has confirmed.')).toBeDefined();
    expect(screen.queryByText('Contact changed')).toBeNull();
    outcome = 'whole';
    contacts = { ...both, email: 'lovelace@example.org', newEmail: null };
    enter(0, '222222');
    expect(await screen.findByText('lovelace@example.org is yours now.')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Change to lovelace@example.org')).toBeNull());
    expect(sent).toEqual([
      ['email', 'ada@example.org', '111111'],
      ['email', 'lovelace@example.org', '222222'],
    ]);
  });

  it.each<readonly [string, Partial<Contacts>, 'email' | 'phone', number]>([
    ['an address that is not verified', { isEmailVerified: false }, 'email', 1],
    ['no address yet', { email: null }, 'email', 1],
    ['a phone number', { isPhoneVerified: true }, 'phone', 1],
    ['a verified address', {}, 'email', 2],
  ])('takes as many codes as sides have to confirm: %s', async (_of, part, kind, count) => {
    await securityDesk({ contacts: async () => ({ ...both, ...part }) }).open(<ContactCard kind={kind} />);
    await screen.findByText(/^Change to/);
    expect(codes()).toHaveLength(count);
  });

  it('says why a code was refused', async () => {
    const refused = new AuthFailure('', { code: 'otp_expired', status: 403 });
    const desk = securityDesk({
      contacts: async () => both,
      confirmChange: () => Promise.reject(refused),
    });
    await desk.open(<ContactCard kind="phone" />);
    await screen.findByText('Change to +12025550199');
    expect(screen.getByText('Not Verified')).toBeDefined();
    enter(0, '111111');
    expect(await screen.findByText('This code is wrong or has expired.')).toBeDefined();
    expect(codes()[0]?.value).toBe('');
  });
});
