export { acceptedPapers } from './accepted-papers.ts';
export { GivenPapers, type LinkToPaper } from './given-papers.tsx';
export { PapersField } from './papers-field.tsx';
export { useDocuments } from './queries.ts';
export { useDocumentsText } from './texts.ts';
