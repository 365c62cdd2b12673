import { createHash, webcrypto } from 'node:crypto';

import {
  AnsweringServer,
  closeShown,
  drawnReply,
  giveFile,
  openShown,
  says,
  visitor,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { checkCertificateCall, type CheckedCertificate } from '../../contract/index.ts';
import { Screen } from './verify-certificate-screen.tsx';

const CODE = 'EGCR-2026-000123';
const drawn = drawnReply(checkCertificateCall);
const valid: CheckedCertificate = {
  ...drawn,
  state: 'valid',
  slug: 'harbour-bakery',
  is_sample: false,
  verified: null,
  contacts: [],
  dissolution: null,
  status_said: null,
  people_changed_at: null,
  facts: {
    ...drawn.facts,
    name: 'Harbour Bakery',
    number: 'JVRIT0000042X',
    registered_on: '2026-03-02',
    issued_on: '2026-04-15',
    expires_on: '2027-04-15',
  },
};

let server: AnsweringServer;
let states: CheckedCertificate['state'][];
beforeEach(() => {
  states = ['valid'];
  server = new AnsweringServer();
});
afterEach(() => {
  closeShown(server);
  vi.unstubAllGlobals();
});

const open = (part: Partial<CheckedCertificate> = {}) => {
  server.answers(checkCertificateCall, () =>
    Response.json({ ...valid, state: states.length > 1 ? states.shift() : states[0], ...part }),
  );
  return openShown(() => <Screen />, {
    address: `/verify/${CODE}`,
    path: '/verify/$certificate',
    as: visitor,
  });
};
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const file = new File(['paper'], 'paper.pdf', { type: 'application/pdf' });

it.each([
  ['valid', 'This certificate is valid.', true],
  ['expired', 'This certificate has expired.', true],
  ['revoked', 'This certificate was revoked. Don’t rely on it.', false],
] as const)(
  'a certificate is shown as %s; the paper of one that was revoked is not given out',
  async (state, said, hasPaper) => {
    states = [state];
    await open();
    await says(said);
    expect(screen.queryByText(/The file is unaltered/)).toBeNull();
    expect(links()).toEqual([
      ['View public profile', '/business/directory/harbour-bakery'],
      ...(hasPaper ? [['Download the PDF', `/api/v1/registry/certificates/${CODE}/file?language=en`]] : []),
    ]);
  },
);

it.each([
  ['valid', 'The file is unaltered.'],
  ['altered', 'The file isn’t one of ours. It was changed after it was issued.'],
] as const)('a file is compared by its hash, and stays on the device: %s', async (state, said) => {
  // jsdom has none.
  vi.stubGlobal('crypto', {
    subtle: {
      digest: (name: string, bytes: ArrayBuffer) =>
        webcrypto.subtle.digest(name, Uint8Array.from(new Uint8Array(bytes))),
    },
  });
  states = ['valid', state];
  await open();
  await says('This certificate is valid.');
  await giveFile('Compare a PDF', file);
  await says(new RegExp(said));
  const hash = createHash('sha256').update('paper').digest('hex');
  expect(server.read).toEqual([
    `registry/certificates/${CODE}`,
    `registry/certificates/${CODE}?sha256=${hash}`,
  ]);
  expect(server.sent).toEqual([]);
  expect(screen.queryByText(/This certificate is valid\./) !== null).toBe(state === 'valid');
});

it('a business that was never verified is not said to be; nothing is warned of without a reason', async () => {
  await open();
  await says('Not verified.');
  expect(screen.queryByText(/^New directors or owners/)).toBeNull();
});

it('a code that was never given out is said to be none; a check that failed can be tried again', async () => {
  server.refuses(checkCertificateCall, { status: 404, code: 'not_found' });
  await openShown(() => <Screen />, {
    address: `/verify/${CODE}`,
    path: '/verify/$certificate',
    as: visitor,
  });
  await says('No such certificate');
  expect(screen.queryByText('Compare a PDF')).toBeNull();
  closeShown(server);
  server = new AnsweringServer().refuses(checkCertificateCall, { status: 403, code: 'role_required' });
  await openShown(() => <Screen />, {
    address: `/verify/${CODE}`,
    path: '/verify/$certificate',
    as: visitor,
  });
  const again = await screen.findByRole('button');
  expect(screen.queryByText('No such certificate')).toBeNull();
  server.replies(checkCertificateCall, valid);
  fireEvent.click(again);
  await says('This certificate is valid.');
});
