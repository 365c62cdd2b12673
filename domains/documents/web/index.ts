export { GivenPapers, type LinkToPaper } from './given-papers.tsx';
export { PaperForm } from './paper-form.tsx';
export { PapersField } from './papers-field.tsx';
export { useDocuments } from './queries.ts';
export { useDocumentsText } from './texts.ts';
