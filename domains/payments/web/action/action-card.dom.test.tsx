import { AnsweringServer, closeShown, press, says } from '@egcr/web-kit/testing/answering-server.tsx';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { answerActionCall, type Payment } from '../../contract/index.ts';
import { aPayment, ID, NOW } from '../testing/a-payment.ts';
import { anAttempt } from '../testing/an-attempt.ts';
import { buttons, showPart } from '../testing/shown-part.tsx';
import { ActionCard } from './action-card.tsx';
import { hostOf } from './action-rules.ts';

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));

describe('a payment that waits for its payer [SYS-02]', () => {
  const waiting: Payment = {
    ...aPayment,
    role: 'payer',
    state: 'requires_action',
    next_action: {
      kind: 'redirect',
      url: 'https://bank.example:8443/ask?x=1',
      until: NOW,
    },
    attempts: [],
  };

  it('names the host of the page to which it leads, and takes no other page', async () => {
    await showPart(<ActionCard payment={waiting} />);
    expect(
      screen.getByText('You enter your card on the page of bank.example:8443, not here. Then you come back.'),
    ).toBeDefined();
    const link = screen.getByRole('link', { name: 'Continue to bank.example:8443' });
    expect(link.getAttribute('href')).toBe('https://bank.example:8443/ask?x=1');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(buttons()).toEqual(['I’m done there', 'Don’t pay']);
    expect(screen.getByText(/^Open until .*\d/)).toBeDefined();
  });

  it('says of a wallet elsewhere that the person agrees there', async () => {
    await showPart(
      <ActionCard payment={{ ...waiting, attempts: [{ ...anAttempt, rail: 'open_payments' }] }} />,
    );
    expect(
      screen.getByText(
        'You agree to this payment on the page of bank.example:8443, where your wallet is. Then you come back.',
      ),
    ).toBeDefined();
  });

  it.each([
    ['Yes, it’s me', 'done'],
    ['No, stop it', 'give_up'],
  ])('tells the server that the payer pressed %j where the bank asks here', async (name, answer) => {
    server.refuses(answerActionCall, { status: 409, code: 'payment_closed' });
    const action = waiting.next_action && { ...waiting.next_action, url: null };
    await showPart(<ActionCard payment={{ ...waiting, next_action: action }} />);
    expect(screen.getByText('Your bank wants to know: is it you? This bank is simulated.')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
    expect(buttons()).toEqual(['Yes, it’s me', 'No, stop it']);
    await press(name);
    await says('It’s over already. Look at its state above.');
    expect(server.sent).toEqual([{ call: `POST payments/${ID}/action`, body: { answer } }]);
  });

  it('is told to the merchant, who can do nothing about it; in another state nothing is said', async () => {
    await showPart(<ActionCard payment={{ ...waiting, next_action: null }} />);
    expect(
      screen.getByText('The payer has to do something first. This page updates automatically.'),
    ).toBeDefined();
    expect(buttons()).toEqual([]);
    closeShown(server);
    server = new AnsweringServer();
    await showPart(<ActionCard payment={{ ...waiting, state: 'processing' }} />);
    expect(buttons()).toEqual([]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['https://bank.example/a', 'bank.example'],
    ['http://127.0.0.1:4000/', '127.0.0.1:4000'],
    ['javascript:alert(1)', undefined],
    ['ftp://bank.example/', undefined],
    ['bank.example', undefined],
    ['', undefined],
  ])('leads to pages of the web alone: %j', (url, host) => {
    expect(hostOf(url)).toBe(host);
  });
});
