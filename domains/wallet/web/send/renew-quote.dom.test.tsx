import { quoteCall, type Quote } from '@egcr/exchange/contract';
import {
  AnsweringServer,
  closeShown,
  drawnReply,
  openShown,
  press,
  READER,
  says,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { bola } from '../testing/small-bank.ts';
import { dropDraft, keepDraft, readDraft, type SendDraft } from './draft.ts';
import { RenewQuote } from './renew-quote.tsx';

const NOW = Date.parse('2026-11-23T12:04:00.000Z');
const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const eur = (value: string) => ({ value, assetCode: 'EUR', assetScale: 2 });
const quote = (part: Partial<Quote>): Quote =>
  drawnReply(quoteCall, {
    from: 'USD',
    to: 'EUR',
    side: 'target',
    source: usd('1100'),
    target: eur('1000'),
    ...part,
  });
const draft: SendDraft = {
  id: 'draft-1',
  owner: READER,
  link: '',
  typed: { to: 'bola', amount: '', assetCode: 'USD', note: 'For lunch', arrives: 'EUR', arrivesAmount: '10' },
  amount: usd('1100'),
  quote: quote({}),
  heldUntil_ms: NOW - 1,
  recipient: bola,
  key: 'key-1',
  state: 'unsettled',
};

let server: AnsweringServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  server = new AnsweringServer();
  keepDraft(draft);
});
afterEach(() => {
  dropDraft();
  closeShown(server);
  vi.useRealTimers();
});

const open = (shown: SendDraft = draft) => openShown(() => <RenewQuote draft={shown} />);
const renew = () => press('Get a new rate');

describe('a payment whose rate has expired', () => {
  it('is one to look at again, with the new rate and what it takes now, under a key of its own', async () => {
    const fresh = quote({ source: usd('1150'), expires_in_s: 60 });
    server.replies(quoteCall, fresh);
    await open();
    await renew();
    await waitFor(() => expect(readDraft(READER)?.quote).toEqual(fresh));
    const kept = readDraft(READER);
    expect(kept).toEqual({
      ...draft,
      id: expect.not.stringMatching(/^draft-1$/),
      key: expect.not.stringMatching(/^key-1$/),
      state: 'entered',
      quote: fresh,
      amount: usd('1150'),
      heldUntil_ms: NOW + 60_000,
    });
    expect(kept?.id).not.toBe(kept?.key);
  });

  it.each([
    ['what arrives', 'target', eur('1000')],
    ['what leaves', 'source', usd('1100')],
  ] as const)('keeps what the payer has fixed: %s', async (_what, side, amount) => {
    server.replies(quoteCall, quote({}));
    await open({ ...draft, quote: quote({ side }) });
    await renew();
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]?.body).toEqual({ from: 'USD', to: 'EUR', side, amount });
  });

  it('stays as it was where there is no answer, and asks again on request', async () => {
    server.loses(quoteCall);
    await open();
    await renew();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(readDraft(READER)).toEqual(draft);
    expect(screen.getByRole('button', { name: 'Get a new rate' }).ariaBusy).not.toBe('true');
    server.replies(quoteCall, quote({}));
    again.click();
    await waitFor(() => expect(readDraft(READER)?.state).toBe('entered'));
  });

  it('says since when there is no new rate', async () => {
    server.refuses(quoteCall, { status: 409, code: 'rate_stale', as_of: '2026-11-20T12:00:00.000Z' });
    await open();
    await renew();
    await says(/November 20, 2026/);
    expect(readDraft(READER)).toEqual(draft);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('that has no rate asks for none', async () => {
    const { quote: _none, ...plain } = draft;
    await open(plain);
    await renew();
    expect(server.sent).toEqual([]);
  });
});
