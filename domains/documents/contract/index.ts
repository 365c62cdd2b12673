export {
  addDocumentCall,
  addVersionCall,
  linkToVersionCall,
  listDocumentsCall,
  readDocumentCall,
  removeDocumentCall,
} from './endpoints.ts';
export { reminderDue, standingOf } from './rules.ts';
export {
  documentKinds,
  paperTypes,
  type Document,
  type DocumentDetails,
  type DocumentKind,
} from './shapes.ts';
