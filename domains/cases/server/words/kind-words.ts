import type { Mark } from '../../contract/case-events.ts';
import type { CaseKind } from '../case-kind.ts';
import { commonWords } from './texts.ts';

const commonMarks: Readonly<Record<string, Mark>> = {
  draft: 'ended',
  submitted: 'new',
  in_progress: 'busy',
  fulfilled: 'good',
  declined: 'bad',
  cancelled: 'ended',
};

/** What a state is called: by its kind, else by the words that all kinds share. */
export function stateLabel(kind: CaseKind, state: string, language: string): string {
  return said(kind.words(language).states, state) ?? said(commonWords(language).states, state) ?? state;
}

export function stateMark({ marks }: CaseKind, state: string): Mark {
  return said(marks ?? {}, state) ?? commonMarks[state] ?? 'busy';
}

/** What a step is called on a button. */
export function eventLabel(kind: CaseKind, event: string, language: string): string {
  return said(kind.words(language).events, event)?.label ?? said(commonWords(language).label, event) ?? event;
}

/** What a step is called in the history. */
export function eventDone(kind: CaseKind, event: string, language: string): string {
  return said(kind.words(language).events, event)?.done ?? said(commonWords(language).done, event) ?? event;
}

export function approvalLabel(kind: CaseKind, name: string, language: string): string {
  return kind.words(language).approvals?.[name] ?? commonWords(language).approval;
}

function said<Word>(words: Readonly<Record<string, Word | undefined>>, name: string): Word | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}
