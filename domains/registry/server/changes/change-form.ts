import { papersAnswer } from '@egcr/forms/contract';
import type { DeclaredForm } from '@egcr/forms/server';

import { changeKinds } from '../../contract/changes/entry-shapes.ts';
import { CHANGE_PAPERS_MAX } from '../../contract/limits.ts';
import { changeWords } from './words/texts.ts';

export const CHANGE = 'registry.change';
const LINES_MAX = 40_000;
const lines = { type: 'string', maxLength: LINES_MAX } as const;
const asked = {
  what: { type: 'string', enum: [...changeKinds] },
  before: lines,
  after: lines,
} as const;

type Layout = DeclaredForm['layout'][number];
const questions: readonly Layout[] = [
  { name: 'what', kind: 'choice' },
  { name: 'before', kind: 'long_text' },
  { name: 'after', kind: 'long_text' },
];

/** What officers and the team read of a change; the call that files it writes it, no person fills it in here. */
export const changeForm: DeclaredForm = {
  ...formOf(2),
  schema: {
    type: 'object',
    properties: { ...asked, papers: papersAnswer({ maximum: CHANGE_PAPERS_MAX }) },
    required: ['what', 'before', 'after'],
  },
  layout: [...questions, { name: 'papers', kind: 'file' }],
};

/** Every version in which changes were filed. */
export const changeForms: readonly DeclaredForm[] = [
  {
    ...formOf(1),
    schema: { type: 'object', properties: asked, required: ['what', 'before', 'after'] },
    layout: [...questions],
  },
  changeForm,
];

function formOf(version: number): Omit<DeclaredForm, 'schema' | 'layout'> {
  return {
    name: CHANGE,
    version,
    isFilledByNobody: true,
    address: '/businesses',
    rules: [],
    words: (language) => {
      const { queue, what, before, after, papers, kinds } = changeWords(language);
      return {
        title: queue,
        questions: {
          what: { label: what, options: kinds },
          before: { label: before },
          after: { label: after },
          ...(version > 1 && { papers: { label: papers } }),
        },
      };
    },
  };
}
