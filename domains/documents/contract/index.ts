export {
  addDocumentCall,
  addVersionCall,
  changeDocumentCall,
  linkToVersionCall,
  listDocumentsCall,
  readDocumentCall,
  removeDocumentCall,
} from './endpoints.ts';
export { reminderDue, standingOf } from './rules.ts';
export {
  documentKinds,
  givenPaper,
  paperTypes,
  type Document,
  type DocumentDetails,
  type DocumentKind,
  type GivenPaper,
} from './shapes.ts';
