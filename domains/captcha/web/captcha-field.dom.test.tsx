import { openShown } from '@egcr/web-kit/testing/answering-server.tsx';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { CaptchaAsk } from './captcha-asks.ts';
import { CaptchaField, type CaptchaFieldProps } from './captcha-field.tsx';
import { GatePanel } from './gate-panel.tsx';
import { trustWidget, workerUrl } from './trusted-widget.ts';

let told: unknown[];
beforeEach(() => {
  told = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function widget(): Promise<Element> {
  await waitFor(() => expect(document.querySelector('altcha-widget')).not.toBeNull());
  return document.querySelector('altcha-widget') ?? document.body;
}
const says = async (detail: unknown) => {
  const element = await widget();
  act(() => void element.dispatchEvent(new CustomEvent('statechange', { detail })));
};

describe('the question whether a person is there', () => {
  async function open(part: Partial<CaptchaFieldProps> = {}) {
    await openShown(() => (
      <CaptchaField
        action="signin"
        onVerified={(token) => told.push(token)}
        onLost={() => told.push('lost')}
        {...part}
      />
    ));
    return widget();
  }
  const attribute = (element: Element, name: string): unknown =>
    element.getAttribute(name) ?? Reflect.get(element, name);

  it('is asked for one act, at our own server, in the words of the reader', async () => {
    const element = await open();
    const challenge = String(attribute(element, 'challengeurl'));
    expect(new URL(challenge).search).toBe('?action=signin');
    expect(new URL(challenge).origin).toBe(location.origin);
    const strings: unknown = JSON.parse(String(attribute(element, 'strings')));
    expect(strings).toMatchObject({
      label: "I'm not a robot",
      verified: 'Verified',
      expired: 'Verification expired. Try again.',
      verificationRequired: 'Verification required!',
      enterCode: 'Enter code',
      footer: '',
    });
    expect(attribute(element, 'auto')).toBe('off');
    cleanup();
    expect(attribute(await open({ start: 'at_once' }), 'auto')).toBe('onload');
  });

  it('gives its token once it is answered, and takes it back when it has ended', async () => {
    await open();
    await says({ state: 'verified', payload: 'token' });
    await says({ state: 'expired' });
    await says({ state: 'verified', payload: null });
    await says('nothing that is known');
    expect(told).toEqual(['token', 'lost', 'lost']);
  });

  it('says what the server answered, until it is tried again', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
    const element = await open();
    const ask: unknown = Reflect.get(element, 'customfetch');
    expect(typeof ask).toBe('function');
    await act(async () => typeof ask === 'function' && void (await ask('/captcha', {})));
    const error = await screen.findByText('Server responded with 503.');
    expect(element.parentElement?.getAttribute('aria-describedby')).toBe(error.closest('[id]')?.id);
    await says({ state: 'verifying' });
    expect(screen.queryByText('Server responded with 503.')).toBeNull();
  });

  it('says that what was written looks like spam', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ verified: false, classification: 'BAD' }));
    const ask: unknown = Reflect.get(await open(), 'customfetch');
    await act(
      async () => typeof ask === 'function' && void (await ask('/captcha', { method: 'POST', body: '{}' })),
    );
    expect(await screen.findByText('SpamFilter returned negative classification.')).toBeDefined();
  });
});

describe('the gate before a request', () => {
  const gate = async (mode: CaptchaAsk['mode']) => {
    const ask: CaptchaAsk = { id: 1, action: 'signin', mode, answer: (token) => told.push(token) };
    await openShown(() => <GatePanel ask={ask} />);
    await widget();
  };

  it('works quietly in a corner, and answers with the token', async () => {
    await gate('on');
    expect(screen.getByRole('region', { name: 'Are you a person?' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await says({ state: 'verified', payload: 'token' });
    expect(told).toEqual(['token']);
  });

  it('asks for digits in a dialog that can be left', async () => {
    await gate('code');
    expect(screen.getByRole('dialog', { name: 'Are you a person?' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(told).toEqual([undefined]);
  });
});

describe('what the page trusts of the widget', () => {
  interface Rules {
    readonly createHTML: (html: string) => string | null;
    readonly createScriptURL: (url: string) => string | null;
  }
  function policies(defaultPolicy: unknown): readonly (readonly [string, Rules])[] {
    const made: (readonly [string, Rules])[] = [];
    const createPolicy = (name: string, rules: Rules) => made.push([name, rules]);
    vi.stubGlobal('trustedTypes', { defaultPolicy, createPolicy });
    trustWidget();
    return made;
  }

  it('is its own worker and plain parts, and nothing else', () => {
    const [policy] = policies(null);
    expect(policy?.[0]).toBe('default');
    const rules = policy?.[1];
    expect(rules?.createScriptURL(workerUrl)).toBe(workerUrl);
    expect(rules?.createScriptURL('https://elsewhere.example/a.js')).toBeNull();
    expect(rules?.createHTML('<div></div>')).toBe('<div></div>');
    expect(rules?.createHTML('<script>1</script>')).toBeNull();
  });

  it('is said once, and not at all where the browser knows no such rule', () => {
    expect(policies({})).toEqual([]);
    vi.unstubAllGlobals();
    expect(() => trustWidget()).not.toThrow();
  });
});
