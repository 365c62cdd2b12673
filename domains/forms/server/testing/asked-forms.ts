import type { DeclaredForm } from '../index.ts';

const text = { type: 'string', maxLength: 200 } as const;
const words: DeclaredForm['words'] = (language) => ({
  title: language === 'de' ? 'Antrag' : 'Application',
  sections: { who: 'Who you are' },
  questions: {
    name: { label: 'Your name', hint: 'As in your passport' },
    kind: { label: 'What are you?', options: { person: 'A person', ngo: 'An NGO' } },
    country: { label: 'Where?' },
  },
});
export const asked: DeclaredForm = {
  name: 'test.asked',
  version: 1,
  address: '/asked',
  isForOrganisations: true,
  schema: {
    type: 'object',
    properties: {
      name: text,
      kind: { type: 'string', enum: ['person', 'ngo'] },
      many: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
      country: text,
      cost: { ...text, currency: 'USD' },
    },
    required: ['name', 'kind'],
  },
  layout: [
    { name: 'name', kind: 'text' },
    { name: 'kind', kind: 'choice' },
    { name: 'many', kind: 'many' },
    { name: 'country', kind: 'country' },
    { name: 'cost', kind: 'money' },
  ],
  sections: [
    { name: 'who', from: 'name' },
    { name: 'what', from: 'many' },
    { name: 'money', from: 'cost' },
  ],
  rules: [],
  words,
};
/** Things that people may change by a form, and whose they are. */
export const things = new Map<string, string>();
export const changing: DeclaredForm = {
  name: 'test.changing',
  version: 1,
  address: '/changing?x=1',
  schema: { type: 'object', properties: { name: text }, required: [] },
  layout: [{ name: 'name', kind: 'text' }],
  rules: [],
  subject: {
    field: 'changes',
    isOpen: async (_work, { id, userId }) => things.get(id) === userId,
    startWith: async (_work, id) => ({ name: `thing ${id.slice(-4)}` }),
  },
  words: () => ({ title: 'Change', questions: {} }),
};
export const unasked: DeclaredForm = { ...changing, name: 'test.unasked', isFilledByNobody: true };
