import type { CaseKind } from '@egcr/cases/server';
import { moneyAnswer, papersAnswer } from '@egcr/forms/contract';
import type { DeclaredForm } from '@egcr/forms/server';

import {
  formOf,
  serviceMachine,
  serviceTypeNames,
  serviceTypes,
  type ServiceType,
} from '../contract/index.ts';
import { PAPERS_MAX } from '../contract/limits.ts';
import { serviceTypeOf } from '../contract/service-types.ts';
import { deskTexts } from './texts.ts';

/** What the first version asked. */
const first = {
  schema: {
    type: 'object',
    properties: {
      purpose: { type: 'string', minLength: 10, maxLength: 2000 },
      for_organization: { type: 'boolean' },
      organization: { type: 'string', minLength: 2, maxLength: 120 },
      is_urgent: { type: 'boolean' },
      needed_on: { type: 'string', format: 'date' },
    },
    required: ['purpose', 'for_organization', 'organization', 'is_urgent', 'needed_on'],
  },
  layout: [
    { name: 'purpose', kind: 'long_text' },
    { name: 'for_organization', kind: 'yes_no' },
    { name: 'organization', kind: 'text' },
    { name: 'is_urgent', kind: 'yes_no' },
    { name: 'needed_on', kind: 'date' },
  ],
  rules: [
    { rule: 'asked_when', question: 'organization', other: 'for_organization', is: true },
    { rule: 'asked_when', question: 'needed_on', other: 'is_urgent', is: true },
  ],
} as const satisfies Pick<DeclaredForm, 'schema' | 'layout' | 'rules'>;

/** The second asks for a budget and for papers, neither of which is needed. */
const second = {
  ...first,
  schema: {
    ...first.schema,
    properties: {
      ...first.schema.properties,
      budget: moneyAnswer({ currency: 'JVD', minimumMinor: 1n }),
      papers: papersAnswer({ maximum: PAPERS_MAX }),
    },
  },
  layout: [...first.layout, { name: 'budget', kind: 'money' }, { name: 'papers', kind: 'file' }],
} as const satisfies Pick<DeclaredForm, 'schema' | 'layout' | 'rules'>;

/** The forms with which a service is asked for. A change of questions or rules is another version; the one before stays. */
function serviceForms(type: ServiceType): readonly DeclaredForm[] {
  return [first, second].map((asked, place) => ({
    ...asked,
    name: formOf(type),
    version: place + 1,
    isForOrganisations: true,
    address: `/create/${type}`,
    words: (language) => {
      const say = deskTexts(language);
      return { title: say.services[type].title, questions: say.questions };
    },
  }));
}

/** What was asked for by a form before its type got a wizard: such cases stay readable. */
const EARLIER: readonly ServiceType[] = ['grant-programme'];

/** The forms of all types that are open, or were asked for. */
export const deskForms: readonly DeclaredForm[] = serviceTypeNames
  .filter((type) => serviceTypes[type] === 'case' || EARLIER.includes(type))
  .flatMap(serviceForms)
  .map((form) =>
    EARLIER.some((type) => form.name === formOf(type)) ? { ...form, isFilledByNobody: true } : form,
  );

/** A service that someone asked for. */
export const serviceKind: CaseKind<typeof serviceMachine> = {
  name: 'desk.service',
  machine: serviceMachine,
  words: (language) => ({ queue: deskTexts(language).queue, states: {}, events: {} }),
  permissions: { read: 'desk.read', handle: 'desk.handle' },
  clock: () => ({ submitted: { workingDays: 2 }, in_progress: { workingDays: 10 } }),
  title: (subject, language) => {
    const type = serviceTypeOf(subject);
    return type === undefined ? subject : deskTexts(language).services[type].title;
  },
};
