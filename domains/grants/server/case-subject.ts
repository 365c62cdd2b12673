import { programmeSlugOf, termsFor, type NamedProgramme } from '../contract/index.ts';
import { programmeWords } from './programme-words.ts';

/**
 * What the case of an application is about. A programme of the code is named by its slug; one that people made writes down, besides, within how many days it
 * decides and what it is called, as it was published.
 */
export function subjectOf(programme: NamedProgramme): string {
  const { slug, made } = programme;
  return made === null ? slug : `${slug} ${made.decision_days} ${made.title}`;
}

const MADE = /^(\S+) (30|60|90) (.+)$/s;

/** What a case is called. */
export function titleOfSubject(subject: string, language: string): string {
  const slug = programmeSlugOf(subject);
  if (slug !== undefined) return programmeWords({ slug, made: null }, language).title;
  return MADE.exec(subject)?.[3] ?? subject;
}

/** Within how many days it is decided. */
export function decisionDaysOfSubject(subject: string): number {
  const days = MADE.exec(subject)?.[2];
  if (days !== undefined) return Number(days);
  const slug = programmeSlugOf(subject);
  return termsFor({ slug: slug ?? 'personal', made: null }).decisionDays;
}
