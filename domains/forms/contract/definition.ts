import type { DocumentKind } from '@egcr/documents/contract';

/** An answer in JSON that is one value. */
export type SingleAnswer = string | number | boolean;
/** A question's answer in JSON. Money is whole minor units as text; several choices and papers are lists. */
export type Answer = SingleAnswer | readonly string[];
export type Answers = Readonly<Record<string, Answer>>;

/** The part of JSON Schema 2020-12 in which a form says what an answer may be. */
export interface AnswerSchema {
  readonly type: 'string' | 'integer' | 'boolean' | 'array';
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly pattern?: string | undefined;
  readonly format?: 'date' | undefined;
  readonly enum?: readonly string[] | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly items?: (Pick<AnswerSchema, 'enum' | 'pattern'> & { readonly type: 'string' }) | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly uniqueItems?: true | undefined;
  /** Of money, beside the pattern that judges it: what validators do not know, and people are told. */
  readonly currency?: string | undefined;
  readonly minimumMinor?: string | undefined;
  readonly maximumMinor?: string | undefined;
}

export interface FormSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, AnswerSchema>>;
  /** Questions that must be answered wherever they are asked. */
  readonly required: readonly string[];
}

/** How a question looks; one on each page. */
export const questionKinds = [
  'text',
  'long_text',
  'choice',
  'many',
  'date',
  'number',
  'money',
  'yes_no',
  'email',
  'country',
  'file',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

export interface Question {
  readonly name: string;
  readonly kind: QuestionKind;
  /** Of a file: what a paper is that is uploaded here. */
  readonly paper?: DocumentKind;
}

/** A question that is asked only where another has a certain answer, or this among several. */
export interface AskedWhen {
  readonly rule: 'asked_when';
  readonly question: string;
  readonly other: string;
  readonly is: SingleAnswer;
}

/** Questions that belong together: from one on, to the next section's first. */
export interface Section {
  readonly name: string;
  readonly from: string;
}

/** A form as data: what answers may be, in which order they are asked, and which rules hold between them. */
export interface FormDefinition {
  /** Domain and purpose, `desk.fund`. Drafts are kept under it: it never changes. */
  readonly name: string;
  /** Grows with each change of questions or rules. */
  readonly version: number;
  readonly schema: FormSchema;
  readonly layout: readonly Question[];
  readonly rules: readonly AskedWhen[];
  /** Of a long form: its task list. The first begins with the first question. */
  readonly sections?: readonly Section[];
  /** It may be filled in for an organisation: then its members share the draft. */
  readonly isForOrganisations?: true;
  /** The address at which it is filled in. */
  readonly address: string;
}
