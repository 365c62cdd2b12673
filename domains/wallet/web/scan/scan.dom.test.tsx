import {
  AnsweringServer,
  closeShown,
  drawnReply,
  giveFile,
  openShown,
  press,
  says,
  type,
} from '@egcr/web-kit/testing/answering-server.tsx';
import type { OpenedPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { walletCall } from '../../contract/index.ts';
import { Screen as Receive } from './receive-screen.tsx';
import { Screen as Scan } from './scan-screen.tsx';

let server: AnsweringServer;
let pages: OpenedPages;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => {
  closeShown(server);
  vi.unstubAllGlobals();
});
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const code = (search: string) => `${window.location.origin}/wallet/send?${search}`;

describe('a code that is scanned', () => {
  /** What the reader of codes finds, one answer a look; then nothing. */
  let found: (string | undefined | Error)[];
  let stopped: number;
  let asked: unknown[];
  /** How the browser answers the question for the camera. */
  let camera: () => Promise<unknown>;

  beforeEach(async () => {
    [found, stopped, asked] = [[], 0, []];
    camera = async () => ({ getTracks: () => [{ stop: () => (stopped += 1) }] });
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        static getSupportedFormats = async () => ['qr_code'];
        detect = async () => {
          const next = found.shift();
          if (next instanceof Error) throw next;
          return next === undefined ? [] : [{ rawValue: next }];
        };
      },
    );
    vi.stubGlobal('createImageBitmap', async (file: File) => {
      if (file.type !== 'image/png') throw new Error('no picture');
      return file;
    });
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: {
        getUserMedia: (wish: unknown) => {
          asked.push(wish);
          return camera();
        },
      },
    });
    HTMLMediaElement.prototype.play = () => Promise.resolve();
    pages = await openShown(() => <Scan />, { address: '/wallet/scan' });
  });

  it('by the camera leads to its payment, and the camera is off again', async () => {
    found = [undefined, new Error('no frame yet'), code('to=bola&amount=5')];
    await press('Use the camera');
    await says('elsewhere');
    expect(pages.address()).toBe('/wallet/send?to=bola&amount=5');
    expect(asked).toEqual([{ video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false }]);
    await waitFor(() => expect(stopped).toBe(1));
  });

  it('that is none of ours opens nothing; the camera looks on until it is stopped', async () => {
    found = ['https://evil.example/wallet/send?to=bola'];
    expect(screen.queryByText('Looking for a code')).toBeNull();
    await press('Use the camera');
    await says('This is not one of our payment codes');
    await says('Looking for a code');
    expect(pages.address()).toBe('/wallet/scan');
    await press('Stop the camera');
    expect(screen.queryByText('This is not one of our payment codes')).toBeNull();
    expect(screen.queryByText('Looking for a code')).toBeNull();
    expect([buttons(), stopped]).toEqual([['Use the camera', 'Choose a picture'], 1]);
  });

  it.each([
    ['refused', new DOMException('no', 'NotAllowedError'), 'The camera may not be used'],
    ['missing', new DOMException('none', 'NotFoundError'), 'No camera found'],
    ['not offered by the browser', new TypeError('no media devices'), 'No camera found'],
  ])('needs no camera where it is %s: the page says so', async (_, failure, said) => {
    camera = () => Promise.reject(failure);
    await press('Use the camera');
    await says(said);
    const others = ['The camera may not be used', 'No camera found'].filter((each) => each !== said);
    for (const other of others) expect(screen.queryByText(other)).toBeNull();
    expect(buttons()[0]).toBe('Use the camera');
  });

  it('while the browser still asks for the camera can be left: the camera goes off as soon as it comes', async () => {
    let grant: (stream: unknown) => void = () => undefined;
    camera = () => new Promise((resolve) => (grant = resolve));
    await press('Use the camera');
    await press('Stop the camera');
    await act(async () => grant({ getTracks: () => [{ stop: () => (stopped += 1) }] }));
    await waitFor(() => expect(stopped).toBe(1));
    expect(screen.queryByText('Looking for a code')).toBeNull();
  });

  it.each([
    ['with a code leads to its payment', 'image/png', code('to=bola'), undefined],
    ['with another code opens nothing', 'image/png', 'hello', 'This is not one of our payment codes'],
    ['without a code says so', 'image/png', undefined, 'No code was found'],
    ['that the reader cannot read says so', 'image/png', new Error('broken'), 'No code was found'],
    ['that is none says so', 'text/plain', code('to=bola'), 'No code was found'],
  ] as const)('on a picture %s', async (_, media, what, said) => {
    found = [what];
    await giveFile('Choose a picture', new File(['x'], 'code', { type: media }));
    await says(said ?? 'elsewhere');
    expect(pages.address()).toBe(said === undefined ? '/wallet/send?to=bola' : '/wallet/scan');
    if (said === undefined) return;
    expect(screen.getByRole('button', { name: 'Choose a picture' }).ariaBusy).not.toBe('true');
    // The next picture begins without what was said of the one before.
    found = [code('to=bola')];
    await giveFile('Choose a picture', new File(['x'], 'code', { type: 'image/png' }));
    await says('elsewhere');
  });
});

describe('one’s own code', () => {
  const [drawn] = drawnReply(walletCall).accounts;
  if (drawn === undefined) throw new Error('a wallet has an account');
  const account = { ...drawn, asset: 'JVD' as const, address: 'egcr1test' };
  const open = () => openShown(() => <Receive />, { address: '/wallet/receive' });
  const copied: string[] = [];
  const copy = async () => {
    copied.length = 0;
    await press('Copy payment link');
    return copied[0];
  };
  beforeEach(() => {
    server.answers(walletCall, () =>
      Response.json({ ...drawnReply(walletCall), accounts: [account], frozen_at: null, held_until: null }),
    );
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
  });

  it('holds the address, with the amount and the note that were entered', async () => {
    await open();
    expect(await copy()).toBe(code('to=egcr1test'));
    await says('Payment link copied');
    const empty = screen.getByRole('img', { name: 'QR code to pay you' }).innerHTML;
    await type('Amount', '25.5');
    await type(/^Note/, ' lunch ');
    expect(await copy()).toBe(code('to=egcr1test&amount=25.50&note=lunch'));
    expect(screen.getByRole('img', { name: 'QR code to pay you' }).innerHTML).not.toBe(empty);
  });

  it.each([
    ['ten', '', 'Enter the amount in digits', 'to=egcr1test'],
    ['0', '', 'Enter an amount above zero.', 'to=egcr1test'],
    ['5', 'x'.repeat(141), 'A note has at most 140 characters.', 'to=egcr1test&amount=5.00'],
    ['5', 'x\u202e', 'The note has characters we can’t show.', 'to=egcr1test&amount=5.00'],
  ])('leaves out what is wrong, and says so: %s %s', async (amount, note, said, search) => {
    await open();
    await type('Amount', amount);
    await type(/^Note/, note);
    await says(new RegExp(said));
    expect(await copy()).toBe(code(search));
  });

  it('is handed to another app where the device can; closing that without a choice is no failure', async () => {
    const shared: unknown[] = [];
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (what: unknown) => {
        shared.push(what);
        throw new DOMException('closed', 'AbortError');
      },
    });
    await open();
    await press('Share');
    expect(shared).toEqual([{ url: code('to=egcr1test'), text: '@' }]);
  });

  it('that the browser does not let us copy can be copied by hand; a device that cannot share offers nothing', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await open();
    await press('Copy payment link');
    await says('We couldn’t copy it. Select the text and copy it yourself.');
    expect(screen.queryByText('Payment link copied')).toBeNull();
    expect(buttons()).not.toContain('Share');
  });

  it('that cannot be read is said so, and read again', async () => {
    server.refuses(walletCall, { status: 403, code: 'role_required' });
    await open();
    await says('Your wallet could not be loaded');
    server.replies(walletCall, { ...drawnReply(walletCall), accounts: [account] });
    await press('Retry');
    expect(await screen.findByRole('img', { name: 'QR code to pay you' })).toBeDefined();
  });
});
