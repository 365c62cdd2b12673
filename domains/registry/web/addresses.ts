import { address, anyText, oneOf } from '@egcr/contract/address';
import { stepFields } from '@egcr/forms/web';

import { activities } from '../contract/index.ts';

const steps = address('registration-draft', stepFields);

/** The address of a draft: its steps stand in the query. */
export function draftAddress(draftId: string) {
  const path = `/business-registration/register/${encodeURIComponent(draftId)}`;
  return {
    to: (view: ReturnType<typeof steps.read> = {}) => {
      const [, query] = steps.to(view).split('?');
      return query === undefined ? path : `${path}?${query}`;
    },
    read: steps.read,
  };
}

/** `/business/directory`: what is looked for. */
export const directoryAddress = address('directory', {
  words: anyText,
  activity: oneOf([...activities]),
  country: anyText,
  level: oneOf(['1', '2', '3']),
  sample: oneOf(['hidden']),
});

export function profilePath(slug: string): string {
  return `/business/directory/${encodeURIComponent(slug)}`;
}

export function certificatePath(code: string): string {
  return `/verify/${encodeURIComponent(code)}`;
}

/** Where a holder answers whether shares of theirs go over. */
export function consentPath(changeId: string): string {
  return `/businesses/consents/${encodeURIComponent(changeId)}`;
}

/** Where a person who is named as a director answers. */
export function directorshipPath(id: string): string {
  return `/businesses/directorships/${encodeURIComponent(id)}`;
}

/** The certificate on paper, in a language. */
export function certificateFile(code: string, language: string): string {
  return `/api/v1/registry/certificates/${encodeURIComponent(code)}/file?language=${language}`;
}

/** What was signed, with the signature. */
export function certificateExtract(code: string): string {
  return `/api/v1/registry/certificates/${encodeURIComponent(code)}`;
}

/** The verified badge with its signature, which anyone checks without us. */
export function badgeFile(slug: string): string {
  return `/api/v1/directory/businesses/${encodeURIComponent(slug)}/badge`;
}

/** An invented document of the sample business. */
export function sampleFile(slug: string, kind: 'pdf' | 'json'): string {
  return `/api/v1/directory/businesses/${encodeURIComponent(slug)}/sample-files/${kind}`;
}

/** The owners of a business as open data. */
export function bodsFile(number: string): string {
  return `/api/v1/registry/businesses/${encodeURIComponent(number)}/bods`;
}

export const businessTabs = ['overview', 'wallet', 'tokens', 'grants', 'documents', 'settings'] as const;
const dashboard = address('business', { tab: oneOf([...businessTabs]) });

/** The dashboard of a business, and which of its tabs is open. */
export function businessAddress(id: string) {
  const path = `/businesses/${encodeURIComponent(id)}`;
  return {
    fields: dashboard.fields,
    to: (view: ReturnType<typeof dashboard.read> = {}) => {
      const [, query] = dashboard.to(view).split('?');
      return query === undefined ? path : `${path}?${query}`;
    },
    read: dashboard.read,
  };
}
