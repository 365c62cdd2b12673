import { foldText } from '@egcr/contract/search-text';
import { findSkill } from '@egcr/jobs/contract';
import { isCountry, offeredLanguages } from '@egcr/locale/contract';
import * as z from 'zod/mini';

import * as limits from '../limits.ts';
import { isMembers, ResumeReader } from './resume-reader.ts';
import type { Remark } from './resume-remarks.ts';
import {
  cv as cvSchema,
  educationEntry,
  emptyCv,
  languageLevels,
  linkEntry,
  workEntry,
  type Cv,
  type LanguageLevel,
} from './shape.ts';
import { OWN_PLACE } from './write-resume.ts';

const places = cvSchema.shape;
const workPlaces = workEntry.shape;
const educationPlaces = educationEntry.shape;
const linkPlaces = linkEntry.shape;

export interface ReadResume {
  readonly cv: Cv;
  /** Every field that is not in the CV, or not as it was. */
  readonly remarks: readonly Remark[];
}

/** Reads the text of a JSON Resume; undefined where it is no JSON object. Whatever is not taken over is named. */
export function readResume(text: string): ReadResume | undefined {
  const file = parsed(text);
  if (!isMembers(file)) return undefined;
  const remarks: Remark[] = [];
  const root = new ResumeReader(file, '', remarks);
  root.passOver('$schema', 'meta');
  const basics = readBasics(root);
  const cv: Cv = {
    ...emptyCv,
    ...basics,
    work: root.objects('work', limits.WORK_MAX).map(readWork),
    education: root.objects('education', limits.EDUCATION_MAX).map(readEducation),
    skills: readSkills(root),
    languages: readLanguages(root),
    ...readOwn(root),
  };
  root.end();
  return { cv, remarks };
}

function parsed(text: string): unknown {
  try {
    // Some editors begin a file with the mark of its encoding.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function readBasics(root: ResumeReader): Pick<Cv, 'headline' | 'about' | 'country' | 'town' | 'links'> {
  const basics = root.object('basics');
  for (const name of ['name', 'email', 'phone']) if (basics.has(name)) basics.remark(name, 'from_account');
  const location = basics.object('location');
  const code = location.text('countryCode', places.town, 80).toUpperCase();
  if (code !== '' && !isCountry(code)) location.remark('countryCode', 'country_unknown');
  const read = {
    headline: basics.text('label', places.headline, limits.HEADLINE_MAX_LENGTH),
    about: basics.text('summary', places.about, limits.ABOUT_MAX_LENGTH),
    country: isCountry(code) ? code : '',
    town: location.text('city', places.town, 80),
    links: readLinks(basics),
  };
  location.end();
  basics.end();
  return read;
}

function readLinks(basics: ResumeReader): Cv['links'] {
  const own = basics.has('url') ? [{ label: '', url: linkOf(basics) }] : [];
  const others = basics.objects('profiles', limits.LINKS_MAX - own.length).map((profile) => {
    const link = { label: profile.text('network', linkPlaces.label, 60), url: linkOf(profile) };
    profile.end();
    return link;
  });
  return [...own, ...others].filter(({ label, url }) => label !== '' || url !== '');
}

function linkOf(reader: ResumeReader): string {
  const written = reader.text('url', z.string(), limits.URL_MAX_LENGTH);
  const read = z.safeParse(linkPlaces.url, written);
  if (!read.success) reader.remark('url', 'not_a_link');
  return read.data ?? '';
}

function readWork(entry: ResumeReader): Cv['work'][number] {
  const summary = entry.text('summary', workPlaces.summary, limits.SUMMARY_MAX_LENGTH);
  const highlights = entry.texts('highlights').map(({ value }) => `• ${value}`);
  const whole = [summary, ...highlights].filter(Boolean).join('\n');
  const read = z.safeParse(workPlaces.summary, whole);
  if (!read.success) entry.remark('highlights', 'shortened');
  const work = {
    position: entry.text('position', workPlaces.position, limits.LINE_MAX_LENGTH),
    employer: entry.text('name', workPlaces.employer, limits.LINE_MAX_LENGTH),
    from: entry.month('startDate'),
    until: entry.month('endDate'),
    summary: read.data ?? summary,
  };
  entry.end();
  return work;
}

function readEducation(entry: ResumeReader): Cv['education'][number] {
  const education = {
    school: entry.text('institution', educationPlaces.school, limits.LINE_MAX_LENGTH),
    subject: entry.text('area', educationPlaces.subject, limits.LINE_MAX_LENGTH),
    degree: entry.text('studyType', educationPlaces.degree, limits.LINE_MAX_LENGTH),
    from: entry.month('startDate'),
    until: entry.month('endDate'),
  };
  entry.end();
  return education;
}

/** Skills by their names and keywords; each that our list does not have is named. */
function readSkills(root: ResumeReader): Cv['skills'] {
  const ids = new Set<string>();
  const keep = (word: string, refuse: (code: 'skill_unknown' | 'too_many') => void) => {
    const id = findSkill(word)?.id;
    if (id === undefined) return refuse('skill_unknown');
    if (ids.size >= limits.CV_SKILLS_MAX && !ids.has(id)) return refuse('too_many');
    ids.add(id);
  };
  for (const entry of root.objects('skills', 200)) {
    const name = entry.text('name', z.string(), limits.LINE_MAX_LENGTH);
    const keywords = entry.texts('keywords');
    // Of a group, "Web development", the keywords are the skills.
    if (name !== '' && (keywords.length === 0 || findSkill(name) !== undefined))
      keep(name, (code) => entry.remark('name', code));
    else if (name !== '') entry.remark('name', 'skill_unknown');
    for (const { value, refuse } of keywords) keep(value, refuse);
    entry.end();
  }
  return [...ids];
}

function readLanguages(root: ResumeReader): Cv['languages'] {
  const read = new Map<string, LanguageLevel>();
  for (const entry of root.objects('languages', 60)) {
    const name = entry.text('language', z.string(), limits.LINE_MAX_LENGTH);
    const fluency = entry.text('fluency', z.string(), limits.LINE_MAX_LENGTH);
    const code = codeOf(name);
    if (code === undefined) entry.remark('language', 'language_unknown');
    else if (read.size >= limits.CV_LANGUAGES_MAX || read.has(code)) entry.remark('language', 'too_many');
    else {
      const level = levelOf(fluency);
      if (level === undefined) entry.remark('fluency', 'level_assumed');
      read.set(code, level ?? 'B1');
    }
    entry.end();
  }
  return [...read].map(([code, level]) => ({ code, level }));
}

const codes: ReadonlyMap<string, string> = new Map(
  offeredLanguages.flatMap(({ code, name, native_name: own }) =>
    [code, name, own].map((each) => [foldText(each), code] as const),
  ),
);

function codeOf(name: string): string | undefined {
  return codes.get(foldText(name).trim());
}

/** What people write of how well they know a language; the first that is found counts. */
const fluencies: readonly (readonly [words: RegExp, level: LanguageLevel])[] = [
  [
    /native|mother|first language|bilingual|muttersprache|langue maternelle|nativo|母语|母語|모국어/,
    'native',
  ],
  [/\bc2\b|proficient/, 'C2'],
  [/\bc1\b|fluent|full professional|advanced/, 'C1'],
  [/\bb2\b|professional|upper intermediate/, 'B2'],
  [/\bb1\b|intermediate|limited working/, 'B1'],
  [/\ba2\b|elementary|basic/, 'A2'],
  [/\ba1\b|beginner/, 'A1'],
];

function levelOf(fluency: string): LanguageLevel | undefined {
  const exact = languageLevels.find((level) => level === fluency);
  const folded = foldText(fluency);
  return exact ?? fluencies.find(([words]) => words.test(folded))?.[1];
}

/** What our own export has beyond JSON Resume. */
function readOwn(root: ResumeReader): Pick<Cv, 'occupation' | 'may_work_in' | 'pay'> {
  const own = root.object(OWN_PLACE);
  const read = {
    occupation: own.read('occupation', places.occupation) ?? '',
    may_work_in: own.read('may_work_in', places.may_work_in) ?? [],
    pay: own.read('pay', places.pay) ?? null,
  };
  own.end();
  return read;
}
