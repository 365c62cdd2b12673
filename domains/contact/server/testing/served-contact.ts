import { createCases } from '@egcr/cases/server';
import { createDocuments } from '@egcr/documents/server';
import { createForms } from '@egcr/forms/server';
import { serveDomain } from '@egcr/server-kit/testing/served-domain';
import { waitingMessages } from '@egcr/server-kit/testing/waiting-messages';
import { createUploads } from '@egcr/server-kit/uploads';

import { createContact, ticketForm, ticketKind } from '../index.ts';

export const publicUrl = 'https://egcr.example';

/** Contact with the cases and forms on which it stands; `addresses` are confirmed ones, by person. */
function composed(addresses: ReadonlyMap<string, string>) {
  const acting = {
    memberOf: async () => undefined,
    membersWith: async () => [],
    namesOf: async () => new Map<string, string>(),
  };
  const uploads = createUploads({ clamdUrl: undefined, kinds: () => [] });
  const { door: papers } = createDocuments({ uploads: uploads.door });
  const forms = createForms({ acting, papers, forms: [ticketForm] });
  const cases = createCases({
    kinds: [ticketKind({ publicUrl })],
    forms: forms.door,
    acting,
    papers,
    mayIn: async () => () => true,
    holders: async () => [],
    findByUsername: async () => undefined,
    namesOf: async () => new Map(),
    record: async () => undefined,
  });
  return createContact({
    publicUrl,
    limitsNetworks: true,
    secret: Buffer.alloc(32, 7),
    verifyCaptcha: async (_work, token) => (token === 'bad' ? 'failed' : 'ok'),
    cases: cases.door,
    confirmedEmail: async (_db, userId) => addresses.get(userId),
  }).domain;
}

interface Asked {
  readonly who?: string;
  readonly from?: string;
  readonly language?: string;
  readonly body?: object;
}
export const letter = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  topic: 'money',
  message: 'A payment of mine has not arrived yet, what can I do?',
};

/** Messages to the platform, on a database of their own. Networks are limited; `bad` is no captcha. */
export async function serveContact() {
  const addresses = new Map<string, string>();
  const domain = composed(addresses);
  const served = await serveDomain(domain, { staff: ['editor'] });
  const advance = (seconds: number) => served.services.movableClock.advance(seconds);
  let networks = 0;
  const newNetwork = () => `198.51.${(networks += 1)}.7`;
  const ask = async (
    method: 'GET' | 'POST',
    path: string,
    { who, from = newNetwork(), language = 'en', body }: Asked,
  ) => {
    const answer = await served.app.inject({
      method,
      url: `/api/v1${path}`,
      remoteAddress: from,
      headers: {
        ...(who !== undefined && { authorization: `Bearer ${who}` }),
        'idempotency-key': served.newId(),
        'accept-language': language,
      },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(answer.body || '{}') };
  };
  const editor = () => `${served.newId()} editor aal2`;
  const write = (change: object = {}, given: Asked = {}) =>
    ask('POST', '/contact/messages', { ...given, body: { ...letter, ...change } });
  /** Mails to an address, the latest first. */
  const mailsTo = async (address: string) =>
    (await waitingMessages(served.services)).filter(({ to }) => to === address);
  const step = (id: string, who: string, body: object) =>
    ask('POST', `/admin/contact-messages/${id}/steps`, { who, body });
  let written = 0;
  /** A message of an address of its own. */
  async function ticket(change: object = {}) {
    const email = `writer${(written += 1)}@example.com`;
    const { status, body } = await write({ email, ...change });
    if (status !== 201) throw new Error(`the message was not taken: ${status}`);
    const { rows } = await served.owner.query('select id from contact.ticket where reference = $1', [
      body.reference,
    ]);
    return { email, reference: String(body.reference), id: String(rows[0].id) };
  }
  return { ...served, domain, addresses, advance, newNetwork, ask, editor, write, mailsTo, step, ticket };
}
