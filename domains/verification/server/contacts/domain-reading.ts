import { Resolver } from 'node:dns/promises';

import { readOutside } from '@egcr/server-kit/http/post-outside';

import { markFileOf, markOf, markRecordOf, type CheckNote } from '../../contract/index.ts';

type Read = Awaited<ReturnType<typeof readOutside>>;

/** How the outside is asked; tests give their own. */
export interface DomainReading {
  readonly readText: (url: string) => Promise<Read>;
  /** The TXT records of a name, each as one text; none where the name is not there. */
  readonly readTxt: (name: string) => Promise<readonly string[]>;
}

const DNS_TIMEOUT_MS = 3_000;
const DNS_TRIES = 2;

/** By the reader that reaches nothing inside our network, and by the resolver of the system. */
export const systemReading: DomainReading = {
  readText: (url) => readOutside({ url, headers: { accept: 'text/plain' }, allowsLoopback: false }),
  async readTxt(name) {
    const records = await new Resolver({ timeout: DNS_TIMEOUT_MS, tries: DNS_TRIES }).resolveTxt(name);
    return records.map((parts) => parts.join(''));
  },
};

export type Seen =
  | { readonly how: 'file' | 'dns' }
  | { readonly note: Extract<CheckNote, 'proof_missing' | 'proof_unreachable' | 'proof_private'> };

/** Looks for the mark of a business on a domain: as a line of the file, then as a TXT record. */
export async function lookAtDomain(
  { readText, readTxt }: DomainReading,
  { domain, token }: { readonly domain: string; readonly token: string },
): Promise<Seen> {
  const mark = markOf(token);
  const file = await readText(markFileOf(domain));
  const lines = 'status' in file && file.status === 200 ? file.text.split(/\r?\n/u) : [];
  if (lines.some((line) => line.trim() === mark)) return { how: 'file' };
  const records = await readTxt(markRecordOf(domain)).catch(() => []);
  if (records.some((record) => record.trim() === mark)) return { how: 'dns' };
  if ('status' in file) return { note: 'proof_missing' };
  return { note: file.failure === 'url_not_allowed' ? 'proof_private' : 'proof_unreachable' };
}
