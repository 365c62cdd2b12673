import { rubricCriteria, type ProgrammeTerms } from '../../contract/index.ts';
import { HALVES_MAX, POINTS_MIN } from '../../contract/judging-limits.ts';
import type { OpenProgramme } from '../../contract/open-calls.ts';
import { reviewTexts } from './texts.ts';

/** How a programme scores, in the words that reviewers read. */
export function shownRubric(
  { rubric: { weights, ties } }: Pick<ProgrammeTerms, 'rubric'>,
  language: Parameters<typeof reviewTexts>[0],
): OpenProgramme['rubric'] {
  const said = reviewTexts(language).criteria;
  return {
    criteria: rubricCriteria.map((name) => ({ name, ...said[name], weight: weights[name] })),
    minimum: POINTS_MIN,
    maximum: HALVES_MAX / 2,
    ties: [...ties],
  };
}
