export {
  agreedDocuments,
  BINDING_LANGUAGE,
  isLegalDocument,
  legalDocuments,
  legalVersions,
  versionAt,
  type LegalDocument,
  type LegalVersion,
} from './documents.ts';
export { acceptCall, legalPdfCall, readAcceptancesCall, readDocumentsCall } from './endpoints.ts';
export { plainText, textOfVersion, type LegalSection, type LegalText } from './legal-text.ts';
export { loadCommon, loadLegalText } from './texts/load-text.ts';
export { wordDiff, type DiffPart } from './word-diff.ts';
