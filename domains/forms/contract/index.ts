export { countryAnswer, emailAnswer, manyAnswer, moneyAnswer, papersAnswer } from './answer-schemas.ts';
export {
  questionKinds,
  type Answer,
  type Answers,
  type AnswerSchema,
  type AskedWhen,
  type FormDefinition,
  type FormSchema,
  type Question,
  type QuestionKind,
  type SingleAnswer,
} from './definition.ts';
export {
  beginDraftCall,
  discardDraftCall,
  listDraftsCall,
  readDraftCall,
  readFormCall,
  saveDraftCall,
} from './endpoints.ts';
export { formRefusals } from './refusals.ts';
export {
  answers,
  draft,
  writtenAnswer,
  type Draft,
  type DraftRow,
  type Form,
  type WrittenAnswer,
} from './shapes.ts';
export { verdictOf } from './verdict-rules.ts';
export { formsWords } from './words.ts';
