import {
  isLegalDocument,
  legalDocuments,
  legalVersions,
  type LegalDocument,
  type LegalVersion,
} from '../contract/index.ts';

/** What the address asks to see. */
export interface LegalsView {
  readonly document: LegalDocument;
  readonly version: LegalVersion;
  readonly isNewest: boolean;
  /** The version before the one that is shown; undefined for the first. */
  readonly before: LegalVersion | undefined;
  readonly showsChanges: boolean;
}

/** Reads the address; what it names wrongly becomes the terms, or the newest version. */
export function readLegalsAddress(search: string): LegalsView {
  const given = new URLSearchParams(search);
  const asked = given.get('document') ?? undefined;
  const document = isLegalDocument(asked) ? asked : legalDocuments[0];
  const versions = legalVersions[document];
  const found = versions.findIndex(({ version }) => version === given.get('version'));
  const at = Math.max(0, found);
  const before = versions[at + 1];
  return {
    document,
    version: versions[at] ?? versions[0],
    isNewest: at === 0,
    before,
    showsChanges: before !== undefined && given.get('changes') === 'shown',
  };
}

/** The address of a document, of an older version, or with its changes marked. */
export function legalsAddress(
  document: LegalDocument,
  { version, changes = false }: { readonly version?: string; readonly changes?: boolean } = {},
): string {
  const search = new URLSearchParams({
    document,
    ...(version !== undefined && { version }),
    ...(changes && { changes: 'shown' }),
  });
  return `/legals?${search.toString()}`;
}
