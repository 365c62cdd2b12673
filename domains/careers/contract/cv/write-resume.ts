import { skillOf } from '@egcr/jobs/contract';
import { languageOf } from '@egcr/locale/contract';

import type { Cv } from './shape.ts';

/** The version of the schema that we write: https://jsonresume.org/schema. */
const RESUME_VERSION = 'v1.0.0';
/** Where we write what JSON Resume has no place for. */
export const OWN_PLACE = 'egcr';

/** A CV as a JSON Resume. What is empty is left out; what JSON Resume has no place for stands under a name of ours. */
export function writeResume(
  cv: Cv,
  { name, savedAt }: { readonly name: string; readonly savedAt: string | null },
) {
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      ...said({ name, label: cv.headline, summary: cv.about }),
      location: said({ city: cv.town, countryCode: cv.country }),
      profiles: cv.links.filter(hasContent).map(({ label, url }) => said({ network: label, url })),
    },
    work: cv.work
      .filter(hasContent)
      .map(({ employer, position, from, until, summary }) =>
        said({ name: employer, position, startDate: from, endDate: until, summary }),
      ),
    education: cv.education
      .filter(hasContent)
      .map(({ school, subject, degree, from, until }) =>
        said({ institution: school, area: subject, studyType: degree, startDate: from, endDate: until }),
      ),
    skills: cv.skills.map((id) => ({ name: skillOf(id)?.name ?? id })),
    languages: cv.languages.map(({ code, level }) => ({
      language: languageOf(code)?.name ?? code,
      fluency: level,
    })),
    [OWN_PLACE]: { occupation: cv.occupation, may_work_in: cv.may_work_in, pay: cv.pay },
    meta: { version: RESUME_VERSION, ...said({ lastModified: savedAt ?? '' }) },
  };
}

function hasContent(entry: object): boolean {
  return Object.values(entry).some((value) => value !== '');
}

/** The members that say something. */
function said<Members extends Readonly<Record<string, string>>>(members: Members): Partial<Members> {
  const full: Partial<Members> = { ...members };
  for (const name in members) if (members[name] === '') delete full[name];
  return full;
}
