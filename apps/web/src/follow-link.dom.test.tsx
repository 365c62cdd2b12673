import { takeArrivedLink } from '@egcr/web-kit/arrived-link';
import { beforeEach, describe, expect, it } from 'vitest';

import { takeAddress } from './arrival.ts';
import { isPinReset } from './follow-link.ts';

const tokens = 'access_token=head.body.sign&refresh_token=refresh-token-1';

beforeEach(() => {
  takeArrivedLink();
  sessionStorage.clear();
});

async function arriveAt(address: string) {
  window.history.replaceState(null, '', address);
  const entries = window.history.length;
  const taking = takeAddress();
  const atOnce = window.location.href;
  const link = await taking;
  return {
    link,
    atOnce,
    now: window.location.pathname + window.location.search + window.location.hash,
    added: window.history.length - entries,
  };
}

describe('arriving by a link', () => {
  it('clears the tokens before anything is fetched, and adds no history entry [AUTH-10] [LINK-01]', async () => {
    const { atOnce, now, added, link } = await arriveAt(`/dashboard#${tokens}&type=recovery`);
    expect(atOnce).not.toContain('token');
    expect(now).toBe('/auth?mode=reset-password');
    expect(added).toBe(0);
    expect(link).toMatchObject({ kind: 'tokens', purpose: 'recovery' });
    expect(takeArrivedLink()).toEqual(link);
    expect(takeArrivedLink()).toBeUndefined();
  });

  it('keeps a magic link away from the screens: the shell looks at its user first [LINK-02]', async () => {
    const { now } = await arriveAt(`/wallet?tab=in#${tokens}&type=magiclink`);
    expect(now).toBe('/wallet?tab=in');
    expect(takeArrivedLink()).toBeUndefined();
  });

  it('keeps a partner’s way back for this tab [LINK-05]', async () => {
    const { now } = await arriveAt('/?redirect=ai-build&redirectTo=%2Fdashboard&prompt=a%20shop');
    expect(now).toBe('/pin-verification');
    expect([sessionStorage.getItem('aiBuildRedirectTo'), sessionStorage.getItem('aiBuildPrompt')]).toEqual([
      '/dashboard',
      'a shop',
    ]);
  });

  it('forgets a hostile one [LINK-05]', async () => {
    const { now } = await arriveAt('/?redirect=ai-build&redirectTo=https%3A%2F%2Fevil.example');
    expect(now).toBe('/');
    expect(sessionStorage.length).toBe(0);
  });

  it('leaves every other address alone', async () => {
    const address = '/verification-example?step=2#part';
    expect(await arriveAt(address)).toMatchObject({ now: address, link: { kind: 'none' } });
    expect(await arriveAt('/blog/hello?message=hi')).toMatchObject({ now: '/blog/hello?message=hi' });
  });
});

describe('the mark of a PIN reset', () => {
  it.each([
    [{ purpose: 'pin_reset' }, true],
    [{ pin_reset_mode: true }, true],
    [{ pin_reset: true }, true],
    [{ purpose: 'other' }, false],
    [{ pin_reset_mode: 'true' }, false],
    [{}, false],
  ])('in %j is %s [LINK-02]', (metadata, expected) => {
    expect(isPinReset(metadata)).toBe(expected);
  });
});
