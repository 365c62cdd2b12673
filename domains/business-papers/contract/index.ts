export {
  addBusinessPaperCall,
  businessPaperKinds,
  linkToBusinessPaperCall,
  listBusinessPapersCall,
  removeBusinessPaperCall,
  type BusinessPaper,
  type BusinessPaperKind,
  type BusinessPapers,
} from './endpoints.ts';
