/** In the order in which they are listed; also their place in an address. */
export const legalDocuments = [
  'terms',
  'privacy',
  'cookies',
  'anti-money-laundering',
  'grants',
  'referrals',
  'acceptable-use',
  'accessibility',
] as const;
export type LegalDocument = (typeof legalDocuments)[number];

export interface LegalVersion {
  readonly version: string;
  /** `YYYY-MM-DD`; it holds from the beginning of that day, UTC. */
  readonly publishedOn: string;
}

const first = { version: '1.0', publishedOn: '2026-11-02' } as const;
const second = { version: '1.1', publishedOn: '2026-11-20' } as const;
const third = { version: '1.2', publishedOn: '2026-11-20' } as const;
const fourth = { version: '1.3', publishedOn: '2026-11-22' } as const;
/** The same in shorter English sentences. */
const IN_SHORT = '2026-11-23';
const secondInShort = { version: '1.1', publishedOn: IN_SHORT } as const;
const thirdInShort = { version: '1.2', publishedOn: IN_SHORT } as const;
const fifthInShort = { version: '1.4', publishedOn: IN_SHORT } as const;

/** All versions of each document, newest first. A published version never changes: a test holds their hashes. */
export const legalVersions: Readonly<Record<LegalDocument, readonly [LegalVersion, ...LegalVersion[]]>> = {
  terms: [second, first],
  privacy: [thirdInShort, second, first],
  cookies: [fifthInShort, fourth, third, second, first],
  'anti-money-laundering': [secondInShort, first],
  grants: [secondInShort, first],
  referrals: [first],
  'acceptable-use': [first],
  accessibility: [secondInShort, first],
};

/** What everyone who signs up agrees to. */
export const agreedDocuments = [
  'terms',
  'privacy',
  'anti-money-laundering',
  'acceptable-use',
] as const satisfies readonly LegalDocument[];

/** The language whose wording counts where translations differ. */
export const BINDING_LANGUAGE = 'en';

export function isLegalDocument(text: string | undefined): text is LegalDocument {
  return legalDocuments.some((document) => document === text);
}

/** The version that held at an instant; the oldest one for any time before. */
export function versionAt(document: LegalDocument, at: Date): LegalVersion {
  const day = at.toISOString().slice(0, 10);
  const versions = legalVersions[document];
  return versions.find(({ publishedOn }) => publishedOn <= day) ?? versions.at(-1) ?? versions[0];
}
