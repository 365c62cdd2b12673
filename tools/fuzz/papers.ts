/** Things that take more than one request: a finished upload, a document of one, and the ticket of a link to it. */
import type { BankPerson, Caller } from '../bank-test/caller.ts';
import { PATIENCE_MS } from './patience.ts';

const UPLOAD = '/api/v1/uploads/{id}';
const DOCUMENT = '/api/v1/documents/{id}';
const FILE = '/api/v1/files/{ticket}';

/** The thing at that place; undefined where it is none of these. */
export async function makePaper(
  place: string,
  caller: Caller,
  person: BankPerson,
): Promise<string | undefined> {
  if (![UPLOAD, DOCUMENT, FILE].includes(place)) return undefined;
  const ask = async (
    method: string,
    path: string,
    sent: { readonly body?: unknown; readonly rawBody?: string },
  ) => {
    const headers = {
      authorization: `Bearer ${person.access_token}`,
      'idempotency-key': crypto.randomUUID(),
      ...(sent.rawBody !== undefined && { 'content-type': 'application/octet-stream' }),
    };
    const { text } = await caller.call({
      method,
      path: `/api/v1${path}`,
      ...sent,
      headers,
      timeoutMs: PATIENCE_MS,
    });
    return JSON.parse(text) as Readonly<Record<string, string>>;
  };
  const rawBody = `%PDF-1.7\n%${crypto.randomUUID()}\n%%EOF\n`;
  const begun = { kind: 'documents.paper', name: 'paper.pdf', size_bytes: rawBody.length };
  const { id: upload } = await ask('POST', '/uploads', { body: begun });
  await ask('PUT', `/uploads/${upload}/pieces/0`, { rawBody });
  await ask('POST', `/uploads/${upload}/complete`, {});
  if (place === UPLOAD) return upload;
  const { id } = await ask('POST', '/documents', { body: { upload_id: upload, kind: 'cv' } });
  if (place === DOCUMENT) return id;
  return (await ask('POST', `/documents/${id}/versions/1/link`, {}))['ticket'];
}
