import type { LegalDocument } from '../documents.ts';
import type { LegalText } from '../legal-text.ts';
import { acceptableUse } from './acceptable-use/index.ts';
import { accessibility } from './accessibility/index.ts';
import { antiMoneyLaundering } from './anti-money-laundering/index.ts';
import { common } from './common/index.ts';
import { cookies } from './cookies/index.ts';
import { grants } from './grants/index.ts';
import { privacy } from './privacy/index.ts';
import { referrals } from './referrals/index.ts';
import { terms } from './terms/index.ts';
import type { CommonText } from './common-text.ts';

/** The languages in which every document is there. */
export type LegalLanguage = keyof typeof common;

type Loaders = Readonly<Record<LegalLanguage, () => Promise<LegalText>>>;

const loaders: Readonly<Record<LegalDocument, Loaders>> = {
  terms,
  privacy,
  cookies,
  'anti-money-laundering': antiMoneyLaundering,
  grants,
  referrals,
  'acceptable-use': acceptableUse,
  accessibility,
};

/** The newest text of a document; each is fetched alone. */
export function loadLegalText(document: LegalDocument, language: LegalLanguage): Promise<LegalText> {
  return loaders[document][language]();
}

/** What every document says at its end. */
export function loadCommon(language: LegalLanguage): Promise<CommonText> {
  return common[language]();
}
